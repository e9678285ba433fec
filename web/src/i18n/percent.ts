/** Probabilities in words. */
import { number } from "./texts.ts";

export const percent = (share: number): string => number(share, { style: "percent", maximumFractionDigits: 0 });

/** Return an estimated probability, which is neither 0 nor 100%. */
export function likely(share: number): string {
  if (share < 0.005) return `< ${percent(0.01)}`;
  return share > 0.995 ? `> ${percent(0.99)}` : percent(share);
}

/** Return parts in whole percentage points which add up to their sum: those cut off most are rounded up. */
export function addingUp(parts: readonly number[]): number[] {
  const exact = parts.map((part) => Math.round(1e8 * part) / 1e6);
  const found = exact.map(Math.floor);
  const sum = Math.round(exact.reduce((all, part) => all + part, 0));
  const short = sum - found.reduce((all, part) => all + part, 0);
  const order = [...exact.keys()].sort((one, other) => cut(exact[other]!) - cut(exact[one]!));
  for (const at of order.slice(0, short)) found[at]! += 1;
  return found;
}

const cut = (value: number): number => value - Math.floor(value);
