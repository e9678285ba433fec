/** Events around a game that people at the table should notice, and where they belong in the log. */
import type { Entry } from "../protocol.ts";
import type { TableState } from "./table_state.ts";

/** Take-backs, hints, bots that stand in, returns, reactions. */
const NOTED = ["undo-asked", "undone", "hinted", "left", "returned", "reacted"];

/** More people watch than before. Only this page knows it; it is not part of the table's journal. */
export interface Arrival {
  after: number; // length of the log then
  watching: number;
}

export interface TableEvent {
  after: number; // it happened when the log had this many lines
  entry: Entry;
}

/** Return the events in order, each with its place in the log as it is now: an undo shortens the log. */
export function tableEvents({ journal, steps }: Pick<TableState, "journal" | "steps">): TableEvent[] {
  const events: TableEvent[] = [];
  let lines = 0;
  for (const entry of journal) {
    if (entry.what === "started") lines = steps[0]?.last ?? 0;
    if (entry.what === "moved") lines = steps.find(({ first }) => first === entry.line)?.last ?? lines;
    if (entry.what === "undone") {
      lines = entry.upto ?? lines;
      for (const event of events) event.after = Math.min(event.after, lines);
    }
    if (NOTED.includes(entry.what)) events.push({ after: lines, entry });
  }
  return events;
}
