/** Who of the people at a table is not there; bots always are. */
import type { TableInfo } from "./protocol.ts";

/** A person is not connected, or a bot stands in for them. */
export type Absence = "" | "away" | "bot";

/** By seat. While our own line is broken (`here` is null) we cannot know, and one's own absence one is told elsewhere. */
export const absences = (table: TableInfo, here: readonly number[] | null, you: number | null): Absence[] =>
  table.seats.map((seat, index) => {
    if (seat.kind !== "person" || index === you) return "";
    if (seat.away) return "bot";
    return here === null || here.includes(index) ? "" : "away";
  });

/** The same at the seats of a table: where one plays over days, nobody need be there, and it says nothing. */
export const absentFrom = (table: TableInfo, here: readonly number[] | null, you: number | null): Absence[] =>
  absences(table, table.live ? here : null, you);

/** What was seen of one person's absence. */
interface Gone {
  since: number;
  told: boolean;
}

export interface Attended {
  gone: ReadonlyMap<number, Gone> | null; // null before anything is known
  news: [seat: number, what: "went" | "came"][]; // since the last time
}

export const NOBODY_SEEN: Attended = { gone: null, news: [] };
const MOMENT = 5000; // milliseconds: who is back so soon after we came was not away

/** Who went and who came since then. What is so at the first look is no news, and a bot tells of itself by moving. */
export function attended(before: Attended, absent: readonly Absence[] | null, now: number): Attended {
  if (absent === null) return NOBODY_SEEN;
  const first = before.gone === null;
  const gone = new Map(before.gone);
  const news: Attended["news"] = [];
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
