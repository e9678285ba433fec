/** The finished games of this browser's player, from which the statistics are made. */
import { signal } from "@preact/signals";
import { read, write } from "../app/settings.ts";
import { finalPlace } from "../games/common/ranking.ts";
import type { TableState } from "./table_state.ts";

export interface Result {
  table: string; // its id
  game: string;
  seat: number;
  place: number; // 1 is the winner's
  drawn?: boolean; // all players share the 1st place
  scores: number[]; // by seat
  bots: (string | null)[]; // by seat; null is a person
  date: number; // ms since 1970, of the last move
}

const MOST = 2000;

/** Return the stored results; in a browser that stores nothing, those of this page. */
function load(known: Result[] = []): Result[] {
  const kept = read("results");
  if (kept === null) return known;
  try {
    const found: unknown = JSON.parse(kept);
    return Array.isArray(found) ? (found as Result[]) : [];
  } catch {
    return [];
  }
}

/** All results, the latest last. */
export const results = signal<Result[]>(load());

/** Add results; of one table only the first is kept, so that adding one again changes nothing. */
export function addResults(added: Result[]): void {
  const before = load(results.value);
  const tables = new Set(before.map(({ table }) => table));
  const fresh = added.filter(({ table }) => !tables.has(table) && tables.add(table));
  if (!fresh.length) return;
  results.value = [...before, ...fresh].sort((a, b) => a.date - b.date).slice(-MOST);
  write("results", JSON.stringify(results.value));
}

/**
 * Return our result at a table; none for spectators, before the end, if the game continues a record or repeats a deal of
 * the day, and if a bot or the clock made most of our moves. A first game counts: most of its moves come after the lesson.
 */
export function resultOf({ table, view, seat, journal }: Pick<TableState, "table" | "view" | "seat" | "journal">): Result | null {
  if (!view?.winners || seat === null || table.origin || table.id.startsWith("again-")) return null;
  const ours = journal.filter((entry) => entry.what === "moved" && entry.seat === seat);
  if (2 * ours.filter((entry) => "by" in entry && entry.by === "person").length < ours.length) return null;
  const scores = view.game === "court" ? view.influence : view.florins;
  const ended = journal.findLast((entry) => entry.what === "moved");
  return {
    table: table.id,
    game: table.game,
    seat,
    place: finalPlace(scores, view.winners, seat),
    ...(view.winners.length === scores.length ? { drawn: true } : {}),
    scores,
    bots: table.seats.map((one) => (one.kind === "bot" ? one.bot : null)),
    date: Math.round(1000 * (ended?.at ?? Date.now() / 1000)),
  };
}

/** Return whom a game was played against: the level of the bots, several levels ("mixed"), or also "people". */
export function rivalsOf({ bots, seat }: Result): string {
  const others = bots.filter((_, of) => of !== seat);
  if (others.includes(null)) return "people";
  const levels = new Set(others.map((bot) => bot?.split(":")[0] ?? ""));
  return levels.size === 1 ? [...levels][0]! : "mixed";
}

export const scoreOf = ({ scores, seat }: Result): number => scores[seat] ?? 0;

/** Return the results of the same game with as many players: only their scores can be compared. */
export const comparable = (all: Result[], to: Pick<Result, "game" | "scores">): Result[] =>
  all.filter(({ game, scores }) => game === to.game && scores.length === to.scores.length);

/** Return whether a game was won, alone or with some of the others. */
export const isWin = ({ place, drawn }: Result): boolean => place === 1 && !drawn;

/** Return how many of the last games in a row were won. */
export const currentStreak = (all: Result[]): number => all.length - 1 - all.findLastIndex((one) => !isWin(one));
