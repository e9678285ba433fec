/** Our results of the deals of the day, taken from the results of this browser: the ids of their tables name the day. */
import { type Result, results } from "../session/results.ts";

const TABLE = /^daily-(card|board|court)-(\d{4})(\d\d)(\d\d)-/;

/** Return our first result of a deal. */
export const dailyResult = (game: string, day: string): Result | undefined =>
  results.value.find(({ table }) => table.startsWith(`daily-${game}-${day.replaceAll("-", "")}-`));

/** Return the days on which we played at least one deal, as 2026-11-18. */
export function daysPlayed(all: readonly Result[]): Set<string> {
  return new Set(all.flatMap(({ table }) => {
    const found = TABLE.exec(table);
    return found ? [found.slice(2).join("-")] : [];
  }));
}

/** Return a day some days before another. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);

/** Return how many days in a row we have played, until today or yesterday. */
export function streak(played: ReadonlySet<string>, today: string): number {
  const start = played.has(today) ? 0 : 1;
  let count = 0;
  while (played.has(daysBefore(today, start + count))) count++;
  return count;
}
