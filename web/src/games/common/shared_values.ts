/** Keep object identity for equal values, so that components given only such values do not render again. */

import { useRef, useState } from "preact/hooks";

/** Return the new value with equal parts taken from the old one. Both are plain values, or arrays and objects of them. */
export function shared<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh) || !isParted(old) || !isParted(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const keys = Object.keys(fresh);
  const parts = keys.map((key) => shared(old[key], fresh[key]));
  if (keys.length === Object.keys(old).length && keys.every((key, i) => key in old && Object.is(old[key], parts[i]))) return old as T;
  return (Array.isArray(fresh) ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]))) as T;
}

const isParted = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Return the value, or the previous one if it is equal. */
export function useShared<T>(value: T): T {
  const last = useRef(value);
  last.current = shared(last.current, value);
  return last.current;
}

/** Return a handler with a stable identity that calls the newest one. */
export function useNewest<A extends unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const newest = useRef(act);
  newest.current = act;
  return useRef((...given: A) => newest.current(...given)).current;
}

/**
 * Keep a player's choice until the log grows beyond `lines`; then it is `first` again. The reset happens during
 * rendering: an effect one frame later could undo a new choice.
 */
export function useChoice<T>(lines: number, first: T): [T, (choice: T) => void] {
  const [kept, keep] = useState({ lines, choice: first });
  const choose = useNewest((choice: T) => keep({ lines, choice }));
  return [kept.lines === lines ? kept.choice : first, choose];
}
