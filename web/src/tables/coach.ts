/** The first game explains each step as it comes: which explanation the present one asks for. */

import type { View } from "../protocol.ts";
import { bidRange } from "./choices.ts";

export interface Lesson {
  key: string;
  args: Record<string, string | number>;
}

/** The explanation for what is to be done now, or for what one waits for; null when the game is over. */
export function coach(view: View, legal: string[]): Lesson | null {
  if (view.over) return null;
  const lesson = (key: string, args: Lesson["args"] = {}): Lesson => ({ key, args });
  const mine = legal.length > 0;
  if (view.game === "card") {
    const takes = legal.some((move) => move.startsWith("take"));
    const mark = view.extras[0]?.[0] ?? 5;
    if (!mine) return lesson("coach-card-wait", { bonus: mark });
    if (view.last_turn) return lesson("coach-card-last");
    if (!takes) return lesson("coach-card-reveal");
    if (!legal.includes("reveal")) return lesson("coach-card-take");
    return view.scores.length > 0 && view.revealed === 0
      ? lesson("coach-card-later", { bonus: mark })
      : lesson("coach-card-choose", { left: 3 - view.revealed });
  }
  if (view.game === "board") {
    if (!mine) return lesson(view.bidding ? "coach-board-auction" : "coach-board-wait");
    const range = bidRange(legal);
    if (range) return lesson("coach-board-bid", { least: range.least, most: range.most });
    if (view.bidding) return lesson("coach-board-pass");
    return lesson(legal.includes("auction") ? "coach-board-more" : "coach-board-draw");
  }
  if (!mine) return lesson("coach-court-wait");
  if (view.stage === "declare") return lesson("coach-court-declare");
  if (view.stage === "circle") return lesson("coach-court-circle");
  const limit = view.limits[view.turn ?? 0] ?? null;
  if (limit !== null) return lesson("coach-court-limit", { limit });
  return lesson(legal.some((move) => move.startsWith("conspire")) ? "coach-court-conspire" : "coach-court-play");
}
