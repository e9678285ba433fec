/** The steps in which a scoring is told. */

import type { CourtView, Day, Pile } from "../protocol.ts";
import { worth } from "./cards.ts";

export interface Step {
  what: "cargo" | "good" | "zone" | "sum";
  good: number; // which, where it is one
  zone: string; // which, where it is one
  gains: number[]; // by seat
  totals: number[]; // by seat, this step included
}

/** A day of the trading games: the ships or holds, each good, the sum. `scores` are the florins when all is paid. */
export function tradeSteps(day: Day, scores: number[]): Step[] {
  let totals = day.paid.map((paid, seat) => (scores[seat] ?? 0) - paid.total);
  const step = (what: Step["what"], good: number, gains: number[]): Step => {
    totals = totals.map((total, seat) => total + (gains[seat] ?? 0));
    return { what, good, zone: "", gains, totals };
  };
  const steps = [
    step("cargo", -1, day.paid.map((paid) => paid.prize)),
    ...[0, 1, 2, 3, 4].map((good) =>
      step("good", good, day.paid.map((paid) => (paid.rank[good] ?? 0) + (paid.extra[good] ?? 0))),
    ),
  ];
  return [...steps, { what: "sum", good: -1, zone: "", gains: day.paid.map((paid) => paid.total), totals }];
}

export const ZONES = ["circle", "R", "G"] as const;

/** A house's nobles in a zone of the court. */
export const noblesIn = (piles: Pile[], zone: string, house: string): string[] =>
  piles.filter((pile) => pile.zone === zone).flatMap((pile) => pile.cards.filter((card) => card[0] === house));

/** The end of the court: the circle, each Outer Court, the sum. */
export function courtSteps(view: Pick<CourtView, "piles">): Step[] {
  let totals = [0, 0];
  const steps = ZONES.map((zone): Step => {
    const gains = ["R", "G"].map((house) => noblesIn(view.piles, zone, house).reduce((sum, card) => sum + worth(card), 0));
    totals = totals.map((total, seat) => total + (gains[seat] ?? 0));
    return { what: "zone", good: -1, zone, gains, totals };
  });
  return [...steps, { what: "sum", good: -1, zone: "", gains: totals, totals }];
}
