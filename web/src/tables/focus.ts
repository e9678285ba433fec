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
    addEventListener("click", leave);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", pointer);
      removeEventListener("click", leave);
    };
  }, []);
  const moves = legal.join();
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!moves || !byKey.current || !lost) return;
    document.querySelector<HTMLElement>(".table :is([data-card][aria-disabled=false], .act[data-move], [data-move])")?.focus();
  }, [moves]);
}

/**
 * Who plays by pointer leaves the button at once. Taken away with the button, the focus would have the browser style
 * the table while it is half drawn.
 */
function leave({ detail, target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>(".dorow [data-move]");
  if (detail > 0) button?.blur(); // by keyboard it is 0
}
