/** Moves the keyboard focus to the next choice, because the control that played a move disappears with it. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

export function useKeptFocus(legal: string[]): void {
  const byKey = useRef(false);
  useLayoutEffect(() => {
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
 * Blur the button at once after a pointer click. If focus were removed together with the button, the browser would
 * restyle the half-drawn table.
 */
function leave({ detail, target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>(".dorow [data-move]");
  if (detail > 0) button?.blur(); // 0 for a click by keyboard
}
