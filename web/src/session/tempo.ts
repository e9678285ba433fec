/** How fast the moves of others are shown. */
import type { View } from "../protocol.ts";

const PAUSES = [0, 250, 500, 1000, 2000]; // ms by setting, none to slow
const FAST = 80; // ms between moves at fast-forward

export interface Tempo {
  setting: number;
  fast: boolean; // nothing is left to do for the player: fast-forward
  hurried: boolean; // the player has tapped
  moment: number; // ms for which a moment is still shown
}

/** Return the pause before another player's move in ms; `chance` makes it vary, as people do. */
export function pauseBefore({ setting, fast, hurried, moment }: Tempo, chance: number): number {
  const usual = PAUSES[setting] ?? 0;
  if (usual === 0 || hurried) return 0;
  return Math.max(moment, fast ? Math.min(FAST, usual) : usual * (0.6 + 0.8 * chance));
}

/** Return whether the player's ship or hold is full, so that only others still play today. */
export function isFull(view: View | null, seat: number | null): boolean {
  if (!view || seat === null || view.over || view.game === "court" || view.turn === seat) return false;
  return view.spaces_left[seat] === 0;
}
