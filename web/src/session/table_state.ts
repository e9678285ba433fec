/** The state of a table as this page knows it; each update builds on the previous one. */
import type { ChatPage, Entry, GameStep, TableInfo, Update, View } from "../protocol.ts";

export interface TableState {
  version: number;
  seat: number | null;
  table: TableInfo;
  view: View | null;
  log: string[];
  journal: Entry[];
  steps: GameStep[]; // of the whole log
  advance: number | null;
  muted: number[];
  chatFrom: number | null; // lines of chat before this version are not loaded
  skew: number; // seconds by which the server's clock is ahead of ours
}

export function mergeUpdate(state: TableState | null, update: Update, now = Date.now() / 1000): TableState {
  const base = update.since > 0 ? state : null;
  const log = [...(base?.log.slice(0, update.log.start) ?? []), ...update.log.lines];
  const journal = [...(base?.journal.filter((entry) => entry.version <= update.since) ?? []), ...update.journal];
  return {
    version: update.version,
    seat: update.seat,
    table: update.table,
    view: update.view,
    log,
    journal,
    steps: [...(base?.steps.filter((step) => step.last <= update.log.start) ?? []), ...update.steps],
    advance: update.advance,
    muted: update.muted,
    chatFrom: update.chat_from ?? base?.chatFrom ?? null,
    skew: update.now - now,
  };
}

/** Return the state with an earlier page of chat. */
export function withEarlierChat(state: TableState, { entries, more }: ChatPage): TableState {
  const known = new Set(state.journal.map((entry) => entry.version));
  const journal = [...entries.filter((entry) => !known.has(entry.version)), ...state.journal].sort((a, b) => a.version - b.version);
  return { ...state, journal, chatFrom: more ? (entries[0]?.version ?? null) : null };
}

/** Return whether our last move can be undone, perhaps with consent: it was made here, and nothing was drawn since. */
export function canUndo({ log, seat, journal, table }: Pick<TableState, "log" | "seat" | "journal" | "table">): boolean {
  const last = log.findLastIndex((line) => line.startsWith("*") || line.startsWith(`${seat} `));
  return !table.undo && !log[last]?.startsWith("*") && journal.some(({ what, line }) => what === "moved" && line === last);
}

/** Return who played for a person, by the line of the move: the clock each time, a bot only when it starts to stand in. */
export function playedFor({ journal, table }: Pick<TableState, "journal" | "table">): ReadonlyMap<number, "clock" | "bot"> {
  const moves = new Map<number, Entry>();
  for (const entry of journal) {
    if (entry.what === "undone") for (const line of [...moves.keys()]) if (line >= (entry.upto ?? 0)) moves.delete(line);
    if (entry.what === "moved" && typeof entry.line === "number") moves.set(entry.line, entry);
  }
  const played = new Map<number, "clock" | "bot">();
  const last: (string | null | undefined)[] = [];
  for (const [line, { seat, by }] of moves) {
    if (typeof seat !== "number") continue;
    const news = by === "clock" || (by === "bot" && last[seat] !== "bot");
    if (news && table.seats[seat]?.kind === "person") played.set(line, by);
    last[seat] = by;
  }
  return played;
}
