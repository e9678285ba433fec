/** Places and payments, from the server's figures. */

import type { Payment, View } from "../../protocol.ts";

/** Return the seats from richest to poorest, in seat order where equal. */
export function ranking(amounts: number[]): number[] {
  return amounts.map((_, seat) => seat).sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0) || a - b);
}

/** Return what a good pays a seat, for rank and as extra. */
export const goodPay = (payment: Payment | undefined, good: number): { rank: number; extra: number } => ({
  rank: payment?.rank[good] ?? 0,
  extra: payment?.extra[good] ?? 0,
});

/** Return whether the seat has the most of a good, alone or shared. */
export function leads(counts: number[][], seat: number, good: number): boolean {
  const mine = counts[seat]?.[good] ?? 0;
  return mine > 0 && counts.every((row) => (row[good] ?? 0) <= mine);
}

/** Return how many more of a good the next extra needs, and what it pays; null if there is none left. */
export function nextExtra(extras: number[][], count: number): { from: number; florins: number } | null {
  const next = extras.find(([from = 0]) => from > count);
  return next ? { from: next[0] ?? 0, florins: next[1] ?? 0 } : null;
}

/** Return the other seats in order of play; for a spectator all of them, from seat 0. */
export function others(players: number, seat: number | null): number[] {
  const seats = Array.from({ length: players }, (_, i) => i);
  if (seat === null) return seats;
  return seats.slice(1).map((step) => (seat + step) % players);
}

/** Return the goods that would pay a seat more or less than now. */
export function changes(now: Payment | undefined, then: Payment | undefined): { good: number; by: number }[] {
  if (!now || !then) return [];
  const sum = (payment: Payment, good: number) => (payment.rank[good] ?? 0) + (payment.extra[good] ?? 0);
  return now.rank
    .map((_, good) => ({ good, by: sum(then, good) - sum(now, good) }))
    .filter((change) => change.by !== 0);
}

/** Return a seat's final place: a winner is 1st, and ahead of others with the same amount. */
export const finalPlace = (amounts: number[], winners: number[], seat: number): number => {
  const ahead = (of: number) => (amounts[of] ?? 0) > (amounts[seat] ?? 0) || (amounts[of] === amounts[seat] && winners.includes(of));
  return winners.includes(seat) ? 1 : 1 + amounts.filter((_, of) => ahead(of)).length;
};

/** Return whether the house with more nobles won at court, because both have the same influence (K-13). */
export const decidedByNobles = (view: View): boolean =>
  view.game === "court" && view.winners?.length === 1 && view.influence[0] === view.influence[1];

/** Return whether plans drew the game at court (K-7). */
export const drawnByPlans = (view: View): boolean => view.ended === "plans";
