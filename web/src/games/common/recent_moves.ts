/** Recent moves, from the effects of the steps. */

import type { Effect, GameStep } from "../../protocol.ts";

export type Took = Extract<Effect, { type: "loaded" }>;

/**
 * Return the takes of this day since this seat's last one in the card game (for a spectator one round of takes), the
 * newest last.
 */
export function takesSince(steps: readonly GameStep[], seat: number | null, players: number): Took[] {
  const scored = steps.findLastIndex(({ effects }) => effects.some(({ type }) => type === "day-scored"));
  const took = steps.slice(scored + 1).flatMap(({ effects }) => effects.filter((effect) => effect.type === "loaded"));
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

export type Sale = Extract<Effect, { type: "sold" | "lot-discarded" | "hold-filled" }>;

/** Return the latest lots of this round of the auction game, the newest last. */
export function salesNow(steps: readonly GameStep[], most: number): Sale[] {
  const scored = steps.findLastIndex(({ effects }) => effects.some(({ type }) => type === "round-scored"));
  const sales = steps.slice(scored + 1).flatMap(({ effects }) =>
    effects.filter((effect) => effect.type === "sold" || effect.type === "lot-discarded" || effect.type === "hold-filled"),
  );
  return sales.slice(-most);
}

/** The latest move at court: the card played, the nobles that fell, and those that a Lady set free. */
export interface CourtDeed {
  card: string | null;
  fallen: string[];
  freed: string[];
}

/** Return the last move of the game, whoever made it. */
export const lastMove = (steps: readonly GameStep[]): GameStep | undefined => steps.findLast((step) => step.seat !== null);

export function courtDeed({ effects }: GameStep): CourtDeed {
  const played = effects.find((effect) => effect.type === "sent" || effect.type === "allied" || effect.type === "conspired");
  return {
    card: played?.card ?? null,
    fallen: effects.flatMap((effect) => (effect.type === "eliminated" ? effect.cards : [])),
    freed: effects.flatMap((effect) => (effect.type === "pile-split" ? effect.cards.map(({ card }) => card) : [])),
  };
}

/** Return the length of the log. */
export const lineCount = (steps: readonly GameStep[]): number => steps.at(-1)?.last ?? 0;
