/** What who listens to a game has been told of it. */
import type { Known, Turn } from "./merging.ts";

export interface Heard {
  upto: number | null; // the length of the log; null before anything was heard
  lines: [key: string, said: string][];
  beside: number; // sentences that were not of the game
}

export const NOTHING_HEARD: Heard = { upto: null, lines: [], beside: 0 };
const KEPT = 8; // sentences, for who reads them again

/** The same with every turn since: who comes to a game hears its last turn, not all of it. */
export function heard(before: Heard, known: Known, tell: (turn: Turn) => string[]): Heard {
  const { turns, log, version } = known;
  if (before.upto === log.length) return before;
  const from = before.upto ?? turns.at(-1)?.first;
  if (from === undefined) return before; // its story is still to come
  const fresh = turns.filter((turn) => turn.first >= from);
  const said = fresh.flatMap((turn) => tell(turn).map((line, i): [string, string] => [`${version} ${turn.first} ${i}`, line]));
  return { ...before, upto: log.length, lines: [...before.lines.slice(-KEPT), ...said] };
}

/** The same with what happened beside the game. */
export function alsoHeard(before: Heard, said: string[]): Heard {
  if (!said.length) return before;
  const fresh = said.map((line, i): [string, string] => [`beside ${before.beside + i}`, line]);
  return { ...before, lines: [...before.lines.slice(-KEPT), ...fresh], beside: before.beside + said.length };
}
