/** The moments of a game that everyone should see, from the effects of its steps. */
import type { Effect, GameStep, Jester } from "../protocol.ts";

type Kind = "sold" | "lot-discarded" | "hold-filled" | "eliminated" | "pile-split";

export interface Moment {
  by: number | null; // the player it is about: the buyer, or the conspirator
  effect: Extract<Effect, { type: Kind }>;
  jesters: Jester[]; // the values they took in a conspiracy
}

const KINDS: readonly string[] = ["sold", "lot-discarded", "hold-filled", "eliminated", "pile-split"] satisfies Kind[];
const isMoment = (effect: Effect): effect is Moment["effect"] => KINDS.includes(effect.type);

/** Return the latest moment in the steps after the first `lines` lines of the log. */
export function momentAfter(lines: number, steps: readonly GameStep[]): Moment | null {
  const step = steps.findLast(({ first, effects }) => first >= lines && effects.some(isMoment));
  const effect = step?.effects.findLast(isMoment);
  if (!step || !effect) return null;
  const jesters = step.effects.flatMap((one) => (one.type === "jesters-set" ? one.jesters : []));
  return { by: effect.type === "lot-discarded" ? null : "seat" in effect ? effect.seat : step.seat, effect, jesters };
}
