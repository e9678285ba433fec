/** What says the same as before is the same as before: a component that is given only such values is not drawn again. */

import { useRef, useState } from "preact/hooks";

/** The new value, made of the old one's parts where they are equal; plain values, arrays and objects of them. */
export function shared<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh) || !isParted(old) || !isParted(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const keys = Object.keys(fresh);
  const parts = keys.map((key) => shared(old[key], fresh[key]));
  if (keys.length === Object.keys(old).length && keys.every((key, i) => key in old && Object.is(old[key], parts[i]))) return old as T;
  return (Array.isArray(fresh) ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]))) as T;
}

const isParted = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The value, and the very one of the last time if it says the same. */
export function useShared<T>(value: T): T {
  const last = useRef(value);
  last.current = shared(last.current, value);
  return last.current;
}

/** A handler that stays the same, and does what the newest would. */
export function useNewest<A extends unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const newest = useRef(act);
  newest.current = act;
  return useRef((...given: A) => newest.current(...given)).current;
}

/**
 * What a player has chosen, as long as nothing happens (the log has so many `lines`); after that only the `first`. It
 * follows while it is drawn: put right after a frame, it would undo what was chosen meanwhile.
 */
export function useChoice<T>(lines: number, first: T): [T, (choice: T) => void] {
  const [kept, keep] = useState({ lines, choice: first });
  const choose = useNewest((choice: T) => keep({ lines, choice }));
  return [kept.lines === lines ? kept.choice : first, choose];
}
