/** How things stand, from what the server tells: places, and what would be paid. */

import type { Payment, View } from "../protocol.ts";

/** A seat's place by amount, 1 for the highest; equal amounts share the better place. */
export const placeOf = (amounts: number[], seat: number): number =>
  1 + amounts.filter((amount) => amount > (amounts[seat] ?? 0)).length;

/** The seats from the richest to the poorest, in seat order where equal. */
export function ranking(amounts: number[]): number[] {
  return amounts.map((_, seat) => seat).sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0) || a - b);
}

/** What a good pays a seat, rank and extra apart. */
export const goodPay = (payment: Payment | undefined, good: number): { rank: number; extra: number } => ({
  rank: payment?.rank[good] ?? 0,
  extra: payment?.extra[good] ?? 0,
});

/** Does the seat have the most of a good, alone or shared? */
export function leads(counts: number[][], seat: number, good: number): boolean {
  const mine = counts[seat]?.[good] ?? 0;
  return mine > 0 && counts.every((row) => (row[good] ?? 0) <= mine);
}

/** How many more of a good are missing for the next extra, and how much it pays; null when there is none to come. */
export function nextExtra(extras: number[][], count: number): { more: number; florins: number } | null {
  const next = extras.find(([from = 0]) => from > count);
  return next ? { more: (next[0] ?? 0) - count, florins: next[1] ?? 0 } : null;
}

/** The other seats, in the order of play after this one (a spectator sees them from seat 0). */
export function others(players: number, seat: number | null): number[] {
  const seats = Array.from({ length: players }, (_, i) => i);
  if (seat === null) return seats;
  return seats.slice(1).map((step) => (seat + step) % players);
}

/** The goods in which a prospect pays a seat more or less than now. */
export function changes(now: Payment | undefined, then: Payment | undefined): { good: number; by: number }[] {
  if (!now || !then) return [];
  const sum = (payment: Payment, good: number) => (payment.rank[good] ?? 0) + (payment.extra[good] ?? 0);
  return now.rank
    .map((_, good) => ({ good, by: sum(then, good) - sum(now, good) }))
    .filter((change) => change.by !== 0);
}

/** At court: nobody won, though one house has more influence (K-7). */
export const drawnByPlans = (view: View): boolean =>
  view.game === "court" && view.winners?.length === 2 && view.influence[0] !== view.influence[1];
