/** Figures about results: sums, streaks, bests and curves, for the statistics. */
import { type Training, trainingIn } from "../puzzles/training.ts";
import { comparable, currentStreak, isWin, type Result, rivalsOf, scoreOf } from "../session/results.ts";

export interface Summary {
  games: number;
  wins: number;
  draws: number;
  streak: number; // wins in a row, up to now
  longest: number; // most wins in a row
  place: number | null; // on average, without draws
}

export function summary(all: Result[]): Summary {
  const decided = all.filter(({ drawn }) => !drawn);
  const sum = decided.reduce((places, { place }) => places + place, 0);
  return {
    games: all.length,
    wins: wins(all),
    draws: all.length - decided.length,
    streak: currentStreak(all),
    longest: longestStreak(all),
    place: decided.length ? sum / decided.length : null,
  };
}

const wins = (all: Result[]): number => all.filter(isWin).length;

function longestStreak(all: Result[]): number {
  let [longest, run] = [0, 0];
  for (const one of all) {
    run = isWin(one) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Results of one game with as many players, against the same rivals. */
export interface Group {
  game: string;
  players: number;
  rivals: string;
  games: number;
  wins: number;
  fair: number; // the share of wins that chance alone would give
  best: number;
  mean: number;
}

/** Return the groups, the largest first. */
export function groups(all: Result[]): Group[] {
  const found = new Map<string, Result[]>();
  for (const one of all) {
    const key = [one.game, one.scores.length, rivalsOf(one)].join();
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  const rows = [...found.values()].map((list) => {
    const [{ game, scores }, values] = [list[0]!, list.map(scoreOf)];
    return {
      game,
      players: scores.length,
      rivals: rivalsOf(list[0]!),
      games: list.length,
      wins: wins(list),
      fair: 1 / scores.length,
      best: Math.max(...values),
      mean: values.reduce((a, b) => a + b, 0) / values.length,
    };
  });
  return rows.sort((a, b) => b.games - a.games);
}

export interface Best {
  result: Result;
  margin: number; // over the best other player; negative if that one had more
}

/** Return the best result of each game and number of players. */
export function bests(all: Result[]): Best[] {
  const kinds = all.filter((one, i) => all.findIndex((other) => comparable([other], one).length) === i);
  return kinds.map((kind) => {
    const result = comparable(all, kind).reduce((best, one) => (scoreOf(one) > scoreOf(best) ? one : best));
    const others = result.scores.filter((_, seat) => seat !== result.seat);
    return { result, margin: scoreOf(result) - Math.max(...others) };
  });
}

/** Return how often each place was reached, from the first on, without draws. */
export function places(all: Result[]): number[] {
  const last = Math.max(0, ...all.map(({ scores }) => scores.length));
  return Array.from({ length: last }, (_, i) => all.filter(({ place, drawn }) => place === i + 1 && !drawn).length);
}

/** Return after each game the share of wins, and the share that chance would give, over the last games. */
export function recentShares(all: Result[], over: number): { won: number; fair: number }[] {
  return all.map((_, i) => {
    const last = all.slice(Math.max(0, i + 1 - over), i + 1);
    return { won: wins(last) / last.length, fair: last.reduce((sum, { scores }) => sum + 1 / scores.length, 0) / last.length };
  });
}

const FORMAT = "florin-results-1";

/** Return results and tries at puzzles as a file. */
export const written = (all: Result[], puzzles: Training): string => JSON.stringify({ format: FORMAT, results: all, puzzles });

/** Return what such a file contains, or null if it is something else. */
export function resultsIn(text: string): { results: Result[]; puzzles: Training } | null {
  try {
    const found = JSON.parse(text) as { format?: unknown; results?: unknown; puzzles?: unknown } | null;
    const list = found?.format === FORMAT ? found.results : null;
    return Array.isArray(list) && list.every(isResult) ? { results: list, puzzles: trainingIn(found?.puzzles) } : null;
  } catch {
    return null;
  }
}

function isResult(found: unknown): found is Result {
  const { table, game, seat, place, drawn, scores, bots, date } = (found ?? {}) as Partial<Result>;
  const seats = Array.isArray(scores) && Array.isArray(bots) && scores.length === bots.length ? scores.length : 0;
  return (
    typeof table === "string" &&
    ["card", "board", "court"].includes(game ?? "") &&
    seats >= 2 &&
    seats <= 6 &&
    (scores ?? []).every((score) => Number.isFinite(score)) &&
    (bots ?? []).every((bot) => bot === null || typeof bot === "string") &&
    isIndex(seat, seats) &&
    isIndex((place ?? 0) - 1, seats) &&
    (drawn === undefined || typeof drawn === "boolean") &&
    Number.isFinite(date)
  );
}

const isIndex = (value: number | undefined, length: number): boolean => Number.isInteger(value) && value! >= 0 && value! < length;
