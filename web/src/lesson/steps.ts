/**
 * The lessons of a first game, written for the deals in src/florin/server/new_tables.py. A step either waits for one move,
 * or shows something and waits for "Next". Its text is `lesson-<game>-<name>`; after a move, `…-done` says why it
 * mattered, and after what a step `shows`, how to read it.
 */
import type { Args } from "../i18n/texts.ts";
import type { View } from "../protocol.ts";

export interface LessonStep {
  name: string;
  move?: string; // the only move that it allows
  spot?: string; // without a move: the element that it explains
  shows?: string; // what appears when the player presses that element, which ends the step
  about?: string; // after the move: what the text is about
}

const HINT: LessonStep[] = [{ name: "hint", spot: ".tool-hint", shows: ".hints" }, { name: "ready", spot: ".hints" }];

export const LESSONS: Record<View["game"], readonly LessonStep[]> = {
  card: [
    { name: "aim", spot: ".me .purse" },
    { name: "reveal", move: "reveal", about: ".reach" },
    { name: "again", move: "reveal", about: ".reach" },
    { name: "both", move: "take 12", about: ".me .ship" },
    { name: "ship", spot: ".me .ship" },
    { name: "icons", move: "take 1", about: ".me .wh" },
    { name: "goods", spot: ".me .wh" },
    { name: "risk", move: "reveal", about: ".reach" },
    { name: "leave", move: "take 1", about: ".me .ship" },
    { name: "full", spot: ".rivals" },
    ...HINT,
  ],
  board: [
    { name: "aim", spot: ".bme .purse" },
    { name: "draw", move: "draw", about: ".lot .cards" },
    { name: "sell", move: "auction", about: ".around" },
    { name: "buy", move: "bid 6", about: ".bme .purse" },
    { name: "hold", spot: ".bme .ship" },
    { name: "pass", move: "pass", about: ".around" },
    { name: "pair", move: "bid 13", about: ".around" },
    { name: "pyramid", spot: ".pyr:last-child" },
    { name: "room", move: "pass", about: ".around" },
    { name: "next", move: "draw", about: ".lot .deck" },
    ...HINT,
  ],
  court: [
    { name: "aim", spot: ".tug" },
    { name: "send", move: "send R3", about: ".own .zone" },
    { name: "fell", spot: '[data-pile="7"]' },
    { name: "minister", move: "ally R0 7", about: ".tug" },
    { name: "conspire", move: "conspire R7 9 5", about: ".tug" },
    { name: "jester", move: "conspire RJ 3 7", about: ".tug" },
    { name: "unseen", spot: ".belief summary" },
    { name: "deck", spot: ".own .id" },
    { name: "end", spot: ".circle" },
    ...HINT,
  ],
};

/** Return the step that is due after this many of our moves, if this many steps were done before. */
export function stepDue(game: View["game"], done: number, moves: number): number {
  const made = LESSONS[game].flatMap(({ move }, i) => (move ? [i + 1] : []));
  return Math.max(done, made[Math.min(moves, made.length) - 1] ?? 0);
}

/** Return the figures of a game that its texts name. */
export function figures(view: View): Args {
  if (view.game === "court") return {};
  const prizes = view.game === "card" ? view.ship_prizes : view.hold_prizes;
  const [most = 0, second = 0] = view.good_prizes;
  const top = Math.max(0, ...view.extras.map(([, florins = 0]) => florins));
  return { spaces: view.capacity, prize: prizes[0] ?? 0, most, second, top };
}

/** Return the cards, places or piles that have to be chosen for a move, and its button if there is one already. */
export function controls(move: string): HTMLElement[] {
  const [verb, what = "", ...piles] = move.split(" ");
  const choices =
    verb === "take"
      ? [...what].map((place) => `[data-place="${place}"]`)
      : [`[data-card="${what}"]`, ...piles.map((pile) => `[data-pile="${pile}"]`)];
  const found = [...choices, `[data-move="${move}"]`].map((one) => document.querySelector<HTMLElement>(`main ${one}`));
  return found.filter((control) => control !== null);
}

/** Return where to press next for a move: its button, or what has to be chosen first. */
export function nextControl(move: string): HTMLElement | null {
  const all = controls(move);
  const is = (selector: string) => (control: HTMLElement) => control.matches(selector);
  return all.find(is("[data-move]")) ?? all.find(is("[aria-pressed=false]")) ?? null;
}
