/** The people at a table who are absent. */
import type { TableInfo } from "../protocol.ts";

/** A person is not connected, or a bot stands in for them. */
export type Absence = "" | "away" | "bot";

/**
 * Return the absences by seat. They are unknown while we are disconnected (`here` is null), and our own absence is
 * reported elsewhere.
 */
export const absences = (table: TableInfo, here: readonly number[] | null, you: number | null): Absence[] =>
  table.seats.map((seat, index) => {
    if (seat.kind !== "person" || index === you) return "";
    if (seat.away) return "bot";
    return here === null || here.includes(index) ? "" : "away";
  });

/** Return the absences to show at the table: none in a correspondence game, where nobody needs to be online. */
export const liveAbsences = (table: TableInfo, here: readonly number[] | null, you: number | null): Absence[] =>
  absences(table, table.live ? here : null, you);

/** One person's absence. */
interface Gone {
  since: number;
  told: boolean;
}

export interface PresenceChanges {
  gone: ReadonlyMap<number, Gone> | null; // by seat; null before the first report
  news: [seat: number, what: "went" | "came"][]; // since the last call
}

export const NO_PRESENCE: PresenceChanges = { gone: null, news: [] };
const MOMENT = 5000; // ms: people who return this soon after we connected were not away

/**
 * Update the absences and return who left and who came back. The first report is no news, and a stand-in bot is
 * announced by its move.
 */
export function trackPresence(before: PresenceChanges, absent: readonly Absence[] | null, now: number): PresenceChanges {
  if (absent === null) return NO_PRESENCE;
  const first = before.gone === null;
  const gone = new Map(before.gone);
  const news: PresenceChanges["news"] = [];
  absent.forEach((absence, seat) => {
    const was = gone.get(seat);
    if (absence && !was) {
      gone.set(seat, { since: now, told: !first });
      if (!first && absence === "away") news.push([seat, "went"]);
    } else if (!absence && was) {
      gone.delete(seat);
      if (was.told || now - was.since >= MOMENT) news.push([seat, "came"]);
    }
  });
  return { gone, news };
}
