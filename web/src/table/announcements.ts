/** Announcements to screen-reader users about a game so far. */
import type { GameStep } from "../protocol.ts";
import type { TableState } from "../session/table_state.ts";

export interface Announcements {
  upto: number | null; // length of the announced log; null before the first announcement
  lines: [key: string, said: string][];
  beside: number; // number of sentences about other events
}

export const NO_ANNOUNCEMENTS: Announcements = { upto: null, lines: [], beside: 0 };
const KEPT = 8; // older sentences to keep, for reading them again

/** Add every step since; at first only the last one. */
export function announceSteps(before: Announcements, state: TableState, tell: (step: GameStep) => string[]): Announcements {
  const { steps, log, version } = state;
  if (before.upto === log.length) return before;
  const from = before.upto ?? steps.at(-1)?.first ?? 0;
  const fresh = steps.filter((step) => step.first >= from);
  const said = fresh.flatMap((step) => tell(step).map((line, i): [string, string] => [`${version} ${step.first} ${i}`, line]));
  return { ...before, upto: log.length, lines: [...before.lines.slice(-KEPT), ...said] };
}

/** Add sentences about other events. */
export function announceOther(before: Announcements, said: string[]): Announcements {
  if (!said.length) return before;
  const fresh = said.map((line, i): [string, string] => [`beside ${before.beside + i}`, line]);
  return { ...before, lines: [...before.lines.slice(-KEPT), ...fresh], beside: before.beside + said.length };
}
