/** Reading the records in a file. The server checks their rules; this finds out whether they are records at all. */
import type { GameRecord } from "../net/api.ts";

export interface FoundRecord {
  text: string; // as written in the file
  record: GameRecord;
}

/** Return the records of a file (one object, or one per line), or null if it contains anything else. */
export function recordsIn(text: string): FoundRecord[] | null {
  const texts = parsed(text) === undefined ? text.split("\n").filter((line) => line.trim()) : [text];
  const found = texts.map((one) => ({ text: one, record: parsed(one) }));
  return found.length && found.every((one): one is FoundRecord => isRecord(one.record)) ? found : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(found: unknown): found is GameRecord {
  const { game, log, names } = (found ?? {}) as Partial<GameRecord>;
  return typeof game === "string" && Array.isArray(log) && Array.isArray(names);
}
