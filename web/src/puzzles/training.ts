/** Our tries at puzzles, stored in this browser, and the rating that follows from them. */
import { signal } from "@preact/signals";
import { read, write } from "../app/settings.ts";
import { type GameName, GAMES } from "../games/game_names.ts";
import type { PuzzleInfo } from "../protocol.ts";

/** The first move that we made in a puzzle. */
export interface Try {
  id: string; // the puzzle's
  right: boolean;
  rating: number; // ours after it
  date: number; // ms since 1970
}

export type Training = Record<GameName, Try[]>;

const START = 1200;
const MOST = 1000; // tries kept of each game
const FAST = 10; // tries after which the rating moves half as fast
const STEP = 32;

export const isTry = (found: unknown): found is Try => {
  const { id, right, rating, date } = (found ?? {}) as Partial<Try>;
  return typeof id === "string" && typeof right === "boolean" && Number.isFinite(rating) && Number.isFinite(date);
};

/** Return stored tries; what is damaged is left out. */
export function trainingIn(found: unknown): Training {
  const stored = (found ?? {}) as Partial<Record<GameName, unknown>>;
  const tries = (game: GameName) => (Array.isArray(stored[game]) ? stored[game].filter(isTry) : []);
  return Object.fromEntries(GAMES.map((game) => [game, tries(game)])) as Training;
}

function load(): Training {
  try {
    return trainingIn(JSON.parse(read("puzzles") ?? "null"));
  } catch {
    return trainingIn(null);
  }
}

/** All tries, the latest last. */
export const training = signal<Training>(load());

export const ratingOf = (tries: readonly Try[]): number => tries.at(-1)?.rating ?? START;

export const solvedOf = (tries: readonly Try[]): number => tries.filter(({ right }) => right).length;

/** Return our rating after a puzzle, as in chess: what a player of our rating would score is expected. */
export function ratingAfter(tries: readonly Try[], puzzle: number, right: boolean): number {
  const before = ratingOf(tries);
  const expected = 1 / (1 + 10 ** ((puzzle - before) / 400));
  return Math.round(before + (tries.length < FAST ? 2 : 1) * STEP * (Number(right) - expected));
}

function keep(next: Training): void {
  training.value = next;
  write("puzzles", JSON.stringify(next));
}

/** Add a try. Only the first one of a puzzle counts. */
export function addTry(game: GameName, puzzle: PuzzleInfo, right: boolean): void {
  const known = load()[game].length ? load() : training.value; // another window may have added some
  const tries = known[game];
  if (tries.some(({ id }) => id === puzzle.id)) return;
  const added: Try = { id: puzzle.id, right, rating: ratingAfter(tries, puzzle.rating, right), date: Date.now() };
  keep({ ...known, [game]: [...tries, added].slice(-MOST) });
}

/** Add tries of another browser: of each game the longer list is kept, because ratings follow from all before. */
export function takeTraining(found: Training): void {
  const longer = (game: GameName) => (found[game].length > training.value[game].length ? found[game] : training.value[game]);
  keep(Object.fromEntries(GAMES.map((game) => [game, longer(game)])) as Training);
}

/** Return the next puzzle: a new one close to our rating, then those that we missed, the oldest first. */
export function nextPuzzle(puzzles: readonly PuzzleInfo[], tries: readonly Try[], not: string | null): PuzzleInfo | null {
  const tried = new Map(tries.map((one) => [one.id, one]));
  const rating = ratingOf(tries);
  const distance = (puzzle: PuzzleInfo) => Math.abs(puzzle.rating - rating);
  const others = puzzles.filter(({ id }) => id !== not);
  const fresh = others.filter(({ id }) => !tried.has(id)).toSorted((a, b) => distance(a) - distance(b));
  const age = ({ id }: PuzzleInfo) => (tried.get(id)?.right ? 1e15 : 0) + (tried.get(id)?.date ?? 0);
  return fresh[0] ?? others.toSorted((a, b) => age(a) - age(b))[0] ?? null;
}
