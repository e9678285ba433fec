/** Our results of the deals of the day, taken from the results of this browser: the ids of their tables name the day. */
import { type Result, results } from "../session/results.ts";

const IN_TIME = 2 * 86_400_000; // ms: a game may end on the day after
const TABLE = /^daily-(card|board|court)-(\d{4})(\d\d)(\d\d)-/;

/** Return our first result of a deal. */
export const dailyResult = (game: string, day: string): Result | undefined =>
  results.value.find(({ table }) => table.startsWith(`daily-${game}-${day.replaceAll("-", "")}-`));

/** Return the day whose deal a table has, as 2026-11-18; null if it has another deal. */
export const dayOf = (table: string): string | null => TABLE.exec(table)?.slice(2).join("-") ?? null;

/** Return the days of which we played at least one deal, as 2026-11-18; with `late`, also those played afterwards. */
export function daysPlayed(all: readonly Result[], late = false): Set<string> {
  return new Set(all.flatMap(({ table, date }) => {
    const day = dayOf(table);
    return day && (late || date < Date.parse(`${day}T00:00:00Z`) + IN_TIME) ? [day] : [];
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
