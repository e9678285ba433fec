/** Recent moves, from the effects of the steps. */

import type { Effect, GameStep } from "../../protocol.ts";

export type Took = Extract<Effect, { type: "loaded" }>;

/** Return the takes since this seat's last one in the card game (for a spectator one round of takes), the newest last. */
export function takesSince(steps: readonly GameStep[], seat: number | null, players: number): Took[] {
  const took = steps.flatMap(({ effects }) => effects.filter((effect) => effect.type === "loaded"));
  const mine = took.findLastIndex((one) => one.seat === seat);
  return took.slice(mine + 1).slice(seat === null ? -players : 1 - players);
}

export type Said = Extract<Effect, { type: "bid" | "passed" }>;

/** Return each seat's bid or pass in the current auction. */
export function auctionSoFar(steps: readonly GameStep[]): Map<number, Said> {
  const opened = steps.findLastIndex(({ effects }) => effects.some(({ type }) => type === "lot-opened"));
  const said = steps.slice(opened).flatMap(({ effects }) => effects.filter((effect) => effect.type === "bid" || effect.type === "passed"));
  return new Map(said.map((one) => [one.seat, one]));
}

/** Return the effects of the last move of another seat; for a spectator, of any seat. */
export function lastMove(steps: readonly GameStep[], seat: number | null): GameStep | undefined {
  return steps.findLast((step) => step.seat !== null && step.seat !== seat);
}

/** Return the length of the log. */
export const lineCount = (steps: readonly GameStep[]): number => steps.at(-1)?.last ?? 0;
