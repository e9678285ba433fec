/** The steps of a scoring. */

import type { HouseScore, Pile, Scoring } from "../../protocol.ts";

export interface Step {
  what: "cargo" | "good" | "zone" | "sum";
  good: number; // which, where it is one
  zone: string; // which, where it is one
  gains: number[]; // by seat
  totals: number[]; // by seat, this step included
}

/** Return the steps of a day in the trading games: ships or holds, each good, the sum. */
export function tradeSteps(day: Scoring): Step[] {
  let totals = day.paid.map((paid, seat) => (day.florins[seat] ?? 0) - paid.total);
  const step = (what: Step["what"], good: number, gains: number[]): Step => {
    totals = totals.map((total, seat) => total + (gains[seat] ?? 0));
    return { what, good, zone: "", gains, totals };
  };
  const steps = [
    step("cargo", -1, day.paid.map((paid) => paid.prize)),
    ...(day.counts[0] ?? []).map((_, good) =>
      step("good", good, day.paid.map((paid) => (paid.rank[good] ?? 0) + (paid.extra[good] ?? 0))),
    ),
  ];
  return [...steps, { what: "sum", good: -1, zone: "", gains: day.paid.map((paid) => paid.total), totals }];
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
    return { what: "zone", good: -1, zone, gains, totals };
  });
  const sums = houses.map(({ total }) => total);
  return [...steps, { what: "sum", good: -1, zone: "", gains: sums, totals: sums }];
}
