/** Sentences about events around a game. */
import type { Entry } from "../protocol.ts";
import { type Arrival, tableEvents } from "../session/table_events.ts";
import type { TableState } from "../session/table_state.ts";
import { nameThen } from "./player_names.ts";
import { t } from "./texts.ts";

export const eventText = ({ table, seat }: Pick<TableState, "table" | "seat">, entry: Entry, names: string[]): string =>
  t(`event-${entry.what}`, {
    name: nameThen(table, entry, names),
    you: seat !== null && entry.seat === seat ? "yes" : "no",
    why: entry.why ?? "left",
    text: entry.what === "reacted" ? t(`reaction-${entry.text}`) : "",
  });

export const arrivalText = ({ watching }: Arrival): string => t("watching-count", { count: watching });

/** An event in words, at its place in the log. */
export interface EventLine {
  after: number;
  text: string;
}

/** Return all events to show in the log. */
export function eventLines(state: TableState, arrivals: readonly Arrival[], names: string[]): EventLine[] {
  const events = tableEvents(state).map(({ after, entry }) => ({ after, text: eventText(state, entry, names) }));
  return [...events, ...arrivals.map((one) => ({ after: one.after, text: arrivalText(one) }))];
}

/** Return the news since the last move, each once. */
export const newsNow = (state: TableState, arrivals: readonly Arrival[], names: string[]): string[] => [
  ...new Set(eventLines(state, arrivals, names).filter(({ after }) => after >= state.log.length).map(({ text }) => text)),
];
