/** The steps of a scoring. */

import type { GameStep, HouseScore, Pile, Scoring, Share } from "../../protocol.ts";

export interface Step {
  what: "cargo" | "good" | "zone" | "sum";
  good: number; // which, where it is one
  zone: string; // which, where it is one
  amounts: number[]; // by seat: what is compared, the value of a ship or the icons of a good
  shares: Share[]; // who has which places
  gains: number[]; // by seat
  totals: number[]; // by seat, this step included
}

/** Return the seats by what they gain; where that is equal, by what is compared, then in seat order. */
export const rowOrder = ({ gains, amounts }: Pick<Step, "gains" | "amounts">): number[] =>
  gains.map((_, seat) => seat).sort((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0) || (amounts[b] ?? 0) - (amounts[a] ?? 0) || a - b);

/** Return the steps of a day in the trading games: ships or holds, each good, the sum. */
export function tradeSteps(day: Scoring): Step[] {
  let totals = day.paid.map((paid, seat) => (day.florins[seat] ?? 0) - paid.total);
  const step = (what: Step["what"], good: number, amounts: number[], gains: number[]): Step => {
    totals = totals.map((total, seat) => total + (gains[seat] ?? 0));
    return { what, good, zone: "", amounts, shares: day.shares[good + 1] ?? [], gains, totals };
  };
  const steps = [
    step("cargo", -1, day.values, day.paid.map((paid) => paid.prize)),
    ...(day.counts[0] ?? []).map((_, good) => {
      const amounts = day.counts.map((row) => row[good] ?? 0);
      return step("good", good, amounts, day.paid.map((paid) => (paid.rank[good] ?? 0) + (paid.extra[good] ?? 0)));
    }),
  ];
  return [...steps, { what: "sum", good: -1, zone: "", amounts: totals, shares: [], gains: day.paid.map((paid) => paid.total), totals }];
}

export const ZONES = ["circle", "R", "G"] as const;

/** Return a house's nobles in a zone of the court. */
export const noblesIn = (piles: Pile[], zone: string, house: string): string[] =>
  piles.filter((pile) => pile.zone === zone).flatMap((pile) => pile.cards.filter((card) => card[0] === house));

/** Return the steps of the court's scoring: the circle, each Outer Court, the sum. */
export function courtSteps(houses: HouseScore[]): Step[] {
  let totals = houses.map(() => 0);
  const steps = ZONES.map((zone): Step => {
    const gains = houses.map((house, seat) => (zone === "circle" ? house.circle : zone === "RG"[seat] ? house.own : house.other));
    totals = totals.map((total, seat) => total + (gains[seat] ?? 0));
    return { what: "zone", good: -1, zone, amounts: gains, shares: [], gains, totals };
  });
  const sums = houses.map(({ total }) => total);
  return [...steps, { what: "sum", good: -1, zone: "", amounts: sums, shares: [], gains: sums, totals: sums }];
}

/** Return the number of the day, round or court that a step scored, counted from 0; null if it scored none. */
export function scoredDay({ effects }: Pick<GameStep, "effects">): number | null {
  const found = effects.find(({ type }) => type === "day-scored" || type === "round-scored" || type === "court-scored");
  return found ? ("number" in found ? found.number - 1 : 0) : null;
}
