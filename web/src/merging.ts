/** How a table stands, as far as this page knows: every update builds on the one before. */
import type { Entry, TableInfo, Update, View } from "./protocol.ts";

/** A move with the draws that follow it, and the views around it; the first is what chance did before any move. */
export interface Turn {
  first: number; // its lines are log[first], …
  lines: string[];
  before: View | null;
  after: View;
}

export interface Known {
  version: number;
  seat: number | null;
  table: TableInfo;
  view: View | null;
  log: string[];
  journal: Entry[];
  turns: Turn[]; // as far as their views were seen; the rest can be asked for (Story)
  advance: number | null;
  muted: number[];
  skew: number; // how far the server's clock is ahead of ours, in seconds
}

/** Where each turn of a log begins and ends. */
export function turnsOf(log: readonly string[], from = 0): [number, number][] {
  const starts: number[] = [];
  for (let line = from; line < log.length; line++) if (line === from || !log[line]!.startsWith("*")) starts.push(line);
  return starts.map((start, i) => [start, starts[i + 1] ?? log.length]);
}

export function merged(known: Known | null, update: Update, now = Date.now() / 1000): Known {
  const base = update.since > 0 ? known : null;
  const log = [...(base?.log.slice(0, update.log.start) ?? []), ...update.log.lines];
  const journal = [...(base?.journal.filter((entry) => entry.version <= update.since) ?? []), ...update.journal];
  return {
    version: update.version,
    seat: update.seat,
    table: update.table,
    view: update.view,
    log,
    journal,
    turns: turnsAfter(base, update, log),
    advance: update.advance,
    muted: update.muted,
    skew: update.now - now,
  };
}

/** What is new is a turn if it is exactly one: of more, the views between are not known yet. */
function turnsAfter(base: Known | null, update: Update, log: string[]): Turn[] {
  const kept = base?.turns.filter((turn) => turn.first + turn.lines.length <= update.log.start) ?? [];
  if (!update.view) return [];
  const fresh = turnsOf(log, update.log.start);
  if (fresh.length !== 1) return kept;
  const [first, last] = fresh[0]!;
  const opening = first === 0;
  if (!opening && (!base?.view || first !== base.log.length)) return kept;
  return [...kept, { first, lines: log.slice(first, last), before: opening ? null : base!.view, after: update.view }];
}

/** The turns that are known without a gap, from the end back: how many lines at the beginning are missing. */
export function untold(known: Known): number {
  let need = known.log.length;
  for (const turn of known.turns.toReversed()) {
    if (turn.first + turn.lines.length !== need) break;
    need = turn.first;
  }
  return need;
}

/** The same with the turns that were asked for: views after the turns of a log. */
export function withStory(known: Known, points: { upto: number; view: View }[], from: number): Known {
  const views = new Map(points.map((point) => [point.upto, point.view]));
  const told = new Map(known.turns.map((turn) => [turn.first, turn]));
  const turns: Turn[] = [];
  for (const [first, last] of turnsOf(known.log)) {
    const after = views.get(last);
    const before = first === 0 ? null : views.get(first);
    if (told.has(first)) turns.push(told.get(first)!);
    else if (first >= from && after && before !== undefined) turns.push({ first, lines: known.log.slice(first, last), before, after });
  }
  return { ...known, turns };
}

/** Whether our last move could be taken back, at once or if the others agree: it was made here, and nothing drawn since. */
export function canUndo({ log, seat, journal, table }: Pick<Known, "log" | "seat" | "journal" | "table">): boolean {
  const last = log.findLastIndex((line) => line.startsWith("*") || line.startsWith(`${seat} `));
  return !table.undo && !log[last]?.startsWith("*") && journal.some(({ what, line }) => what === "moved" && line === last);
}

/** Who played for a person, by the line of the move: the clock each time, a bot when it begins to stand in. */
export function playedFor({ journal, table }: Pick<Known, "journal" | "table">): ReadonlyMap<number, "clock" | "bot"> {
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
