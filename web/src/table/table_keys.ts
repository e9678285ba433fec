/** The keys at a table: tools of the bar, choices and moves. */
import { focusDue, isHotkey } from "../app/hotkeys.tsx";

const TOOLS: Record<string, string> = { h: "hint", u: "undo", l: "log", c: "chat", r: "rules", m: "menu" };
const MOVES: Record<string, string> = {
  d: ".deck[data-move]", // reveal, or turn up a card
  t: ".dorow .act:not([aria-disabled=true])", // the main button
  p: '.dorow [data-move="pass"]',
  "+": ".step .btn:last-of-type",
  "-": ".step .btn:first-of-type",
};
/** What 1 to 9 choose, from left to right: cards of the market or the hand, else proposed bids. */
const CHOICES = [".market [data-place], .hand [data-card][aria-disabled=false]", ".quick .btn"];

/** Do what a key stands for at a table: press a tool, a choice or a move, or (`a`) focus what is due. */
export function pressKey(event: KeyboardEvent): void {
  if (!isHotkey(event)) return;
  const key = event.key.toLowerCase();
  if (key === "a") focusDue();
  else controlOf(key)?.click();
}

function controlOf(key: string): HTMLElement | null {
  if (Object.hasOwn(TOOLS, key)) return document.querySelector(`.bar .tool-${TOOLS[key]}`);
  if (Object.hasOwn(MOVES, key)) return document.querySelector(`main .table ${MOVES[key]}`);
  if (!/^[1-9]$/.test(key)) return null;
  const choices = CHOICES.map((selector) => document.querySelectorAll<HTMLElement>(`main .table :is(${selector})`));
  return choices.find((found) => found.length > 0)?.[Number(key) - 1] ?? null;
}
