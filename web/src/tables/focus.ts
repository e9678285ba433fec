/** Who plays by keyboard goes on where the next choice is: a control that played a move is gone with it. */

import { useEffect, useRef } from "preact/hooks";

export function useKeptFocus(legal: string[]): void {
  const byKey = useRef(false);
  useEffect(() => {
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    addEventListener("keydown", key);
    addEventListener("pointerdown", pointer);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", pointer);
    };
  }, []);
  const moves = legal.join();
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!moves || !byKey.current || !lost) return;
    document.querySelector<HTMLElement>(".table :is([data-card][aria-disabled=false], .act[data-move], [data-move])")?.focus();
  }, [moves]);
}
