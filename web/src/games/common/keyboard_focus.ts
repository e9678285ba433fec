/** Moves the keyboard focus to the next choice, because the control that played a move disappears with it. */

import { useEffect } from "preact/hooks";

let byKey = false; // whether the player uses the keyboard

/** Follow on every page whether the player uses the keyboard: a table may appear because of a key. */
export function followInput(): void {
  addEventListener("keydown", () => {
    byKey = true;
  });
  addEventListener("pointerdown", () => {
    byKey = false;
  });
  addEventListener("click", leave);
}

/** Return whether the player uses the keyboard now. */
export const usesKeys = (): boolean => byKey;

/** Return the control of what is due: a card to choose, the action that the choice leads to, or another move. */
export function dueControl(root: Element): HTMLElement | null {
  const order = ["[data-card][aria-disabled=false]", ".act[data-move]", "[data-move], .dorow .act"];
  return order.reduce<HTMLElement | null>((found, selector) => found ?? root.querySelector(selector), null);
}

export function useKeptFocus(legal: string[]): void {
  const moves = legal.join();
  useEffect(() => {
    if (moves && matchMedia("(max-height: 300px)").matches) { // the table scrolls: begin at what is due
      document.querySelector(".table [data-move], .table [data-card][aria-disabled=false]")?.scrollIntoView({ block: "nearest" });
    }
  }, [moves]);
  useEffect(() => {
    const at = document.activeElement;
    const table = document.querySelector(".table");
    const headline = table?.querySelector("h1");
    if (!byKey || !table || (at !== null && at !== document.body && at !== headline)) return;
    if (headline) headline.tabIndex = -1;
    ((moves && dueControl(table)) || headline)?.focus({ preventScroll: true }); // never on nothing while others move
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
