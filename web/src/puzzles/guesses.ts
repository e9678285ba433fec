/** Our prices for lots, stored in this browser, and how far they were off. */
import { signal } from "@preact/signals";
import { read, write } from "../app/settings.ts";

export interface Guess {
  id: string; // the lot's
  florins: number; // our price
  worth: number;
}

const MOST = 500;
const OVER = 10; // guesses of the curve

const isGuess = (found: unknown): found is Guess => {
  const { id, florins, worth } = (found ?? {}) as Partial<Guess>;
  return typeof id === "string" && Number.isFinite(florins) && Number.isFinite(worth);
};

function load(): Guess[] {
  try {
    const found: unknown = JSON.parse(read("prices") ?? "[]");
    return Array.isArray(found) ? found.filter(isGuess) : [];
  } catch {
    return [];
  }
}

/** All guesses, the latest last. */
export const guesses = signal<Guess[]>(load());

export function addGuess(guess: Guess): void {
  guesses.value = [...guesses.value, guess].slice(-MOST);
  write("prices", JSON.stringify(guesses.value));
}

export const errorOf = ({ florins, worth }: Guess): number => florins - worth;

/** Return after each guess the mean error over the last ones: above 0 we pay too much. */
export const recentErrors = (all: readonly Guess[]): number[] =>
  all.map((_, i) => {
    const last = all.slice(Math.max(0, i + 1 - OVER), i + 1);
    return last.reduce((sum, one) => sum + errorOf(one), 0) / last.length;
  });

/** Return how many florins we are off on average, either way, over the last guesses. */
export function usuallyOff(all: readonly Guess[]): number {
  const last = all.slice(-OVER);
  return last.length ? last.reduce((sum, one) => sum + Math.abs(errorOf(one)), 0) / last.length : 0;
}

/** Return the next lot: one not priced yet, otherwise the one that was priced longest ago. */
export function nextLot(lots: readonly string[], all: readonly Guess[], not: string | null): string | null {
  const last = new Map(all.map(({ id }, i) => [id, i]));
  const others = lots.filter((id) => id !== not);
  return others.toSorted((a, b) => (last.get(a) ?? -1) - (last.get(b) ?? -1))[0] ?? null;
}
