/**
 * Lessons for a first game. Each choice of the player shows the first lesson that fits and was not shown before, or, if
 * there is none, the tip shown longest ago. It stays until the next choice, a repeated tip until the next turn. The
 * lesson therefore depends only on the views of the player's choices.
 */

import type { View } from "../protocol.ts";
import { courtMove } from "./common/legal_moves.ts";

export interface Lesson {
  key: string;
  args: Record<string, string | number>;
}

type Of<Game extends View["game"]> = Extract<View, { game: Game }>;

/** A lesson, the views that it fits (all, without `when`), and its arguments. */
interface Topic<V> {
  key: string;
  tip?: true; // may be repeated
  when?: (view: V) => boolean;
  args?: (view: V) => Lesson["args"];
}

const takes = ({ legal }: View): boolean => legal.some((move) => move.startsWith("take"));
const can = (view: View, verb: string): boolean => view.legal.some((move) => courtMove(move).verb === verb);
const holds = (view: Of<"court">, value: string): boolean => view.hand.some((card) => card.slice(1) === value);
const mine = <T>(view: View, of: readonly T[]): T | undefined => of[view.seat ?? -1];
const limit = (view: Of<"court">): number | null => mine(view, view.limits) ?? null;
const deck = (view: Of<"court">): number => mine(view, view.decks) ?? 0;
const free = (view: Of<"card">): number => view.capacity - (mine(view, view.loads) ?? 0);
/** Return whether a rival has room, but not for the largest lot. */
const cramped = (view: Of<"board">): boolean =>
  view.holds.some((hold, seat) => seat !== view.seat && hold.length < view.capacity && hold.length + view.lot_size > view.capacity);

const prizes = ({ good_prizes: [first = 0, second = 0] }: { good_prizes: number[] }): Lesson["args"] => ({ first, second });

const HINT = { key: "coach-hint", tip: true } as const;

const CARD: Topic<Of<"card">>[] = [
  { key: "coach-card-aim", args: (view) => ({ now: takes(view) ? "choose" : "reveal" }) },
  { key: "coach-card-last", tip: true, when: (view) => view.last_turn },
  { key: "coach-card-day", when: (view) => view.day > 1 },
  { key: "coach-card-must", when: takes },
  { key: "coach-card-reveal", when: (view) => takes(view) && view.legal.includes("reveal") },
  { key: "coach-card-space", args: ({ capacity }) => ({ capacity }) },
  { key: "coach-card-full", when: (view) => view.loads.includes(view.capacity) || free(view) <= 2 },
  { key: "coach-card-ship" },
  { key: "coach-card-goods", args: prizes },
  { key: "coach-card-bonus", args: ({ extras: [first] }) => ({ count: first?.[0] ?? 0, florins: first?.[1] ?? 0 }) },
  { key: "coach-card-room", tip: true, when: (view) => takes(view) && free(view) === 1 },
  { key: "coach-card-leave", tip: true, when: (view) => takes(view) && view.legal.includes("reveal") },
  { key: "coach-card-look", tip: true, when: takes },
  HINT,
];

const BOARD: Topic<Of<"board">>[] = [
  { key: "coach-board-aim", args: (view) => ({ now: view.bidding ? "bid" : "draw" }) },
  { key: "coach-board-round", when: (view) => view.round > 1 },
  { key: "coach-board-draw", when: (view) => !view.bidding && view.lot.length === 0 },
  { key: "coach-board-more", when: (view) => view.legal.includes("auction") },
  { key: "coach-board-bid", when: (view) => view.bidding },
  { key: "coach-board-worth", when: (view) => view.bidding },
  { key: "coach-board-free", when: (view) => view.holds.some((hold) => hold.length === view.capacity) },
  { key: "coach-board-space", when: (view) => (mine(view, view.holds)?.length ?? 0) > 0, args: ({ capacity }) => ({ spaces: capacity }) },
  { key: "coach-board-hold" },
  { key: "coach-board-pyramid", args: prizes },
  { key: "coach-board-end", when: (view) => view.pile <= 3 * view.holds.length }, // half of the pile is used
  {
    key: "coach-board-top",
    args: ({ extras }) => ({ step: extras.at(-2)?.[0] ?? 0, florins: extras.at(-2)?.[1] ?? 0, most: extras.at(-1)?.[1] ?? 0 }),
  },
  { key: "coach-board-large", tip: true, when: (view) => view.legal.includes("draw") && cramped(view) },
  { key: "coach-board-early", tip: true, when: (view) => view.bidding && view.active !== view.seat },
  { key: "coach-board-late", tip: true, when: (view) => view.bidding && view.active === view.seat },
  HINT,
];

const COURT: Topic<Of<"court">>[] = [
  { key: "coach-court-aim", args: () => ({ now: "play" }) },
  { key: "coach-court-declare", when: (view) => view.stage === "declare" },
  { key: "coach-court-limit", when: (view) => limit(view) !== null, args: (view) => ({ limit: limit(view) ?? 0 }) },
  { key: "coach-court-send", when: (view) => can(view, "send") },
  { key: "coach-court-ally", when: (view) => can(view, "ally") },
  { key: "coach-court-conspire", when: (view) => can(view, "conspire") },
  { key: "coach-court-end", when: (view) => view.piles.filter(({ zone }) => zone === "circle").length <= 6 || deck(view) <= 11 },
  { key: "coach-court-minister", when: (view) => holds(view, "0") },
  { key: "coach-court-lady", when: (view) => holds(view, "1") },
  {
    key: "coach-court-jester",
    when: (view) => holds(view, "J") || view.piles.some((pile) => pile.most > pile.least),
    args: ({ jester: [least = 0, most = 0] }) => ({ least, most }),
  },
  { key: "coach-court-plan", when: (view) => can(view, "plan") },
  { key: "coach-court-last", when: (view) => limit(view) === null && deck(view) <= 8 },
  { key: "coach-court-equal", tip: true, when: (view) => can(view, "send") },
  { key: "coach-court-own", tip: true, when: (view) => can(view, "conspire") },
  HINT,
];

const topicsOf = ({ game }: View): Topic<View>[] => ({ card: CARD, board: BOARD, court: COURT })[game] as Topic<View>[];

/** Return the lessons for a choice: new ones, otherwise tips, the one shown longest ago first. */
function fitting(view: View, told: readonly string[]): Topic<View>[] {
  const fit = topicsOf(view).filter(({ when }) => when?.(view) ?? true);
  const fresh = fit.filter(({ key }) => !told.includes(key));
  const again = fit.filter(({ tip }) => tip).sort((a, b) => told.lastIndexOf(a.key) - told.lastIndexOf(b.key));
  return fresh.length ? fresh : again;
}

/** Return whether our turn continues: something is revealed, or in the lot. */
export const goesOn = (view: View): boolean =>
  (view.game === "card" && view.revealed > 0) || (view.game === "board" && !view.bidding && view.lot.length > 0);

/** Return the lesson for our latest choice; before the first one, the aim of the game. */
export function coach(view: View, choices: readonly View[]): Lesson {
  const told: string[] = [];
  let now: Lesson = { key: topicsOf(view)[0]!.key, args: { now: "wait" } };
  for (const choice of choices) {
    const [topic] = fitting(choice, told);
    if (!topic || (told.includes(topic.key) && goesOn(choice))) continue;
    now = { key: topic.key, args: topic.args?.(choice) ?? {} };
    told.push(now.key);
  }
  return now;
}
