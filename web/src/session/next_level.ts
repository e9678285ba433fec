/** The level of bots to try after a result: a harder one after wins, an easier one after losses in a row. */
import { isWin, type Result, rivalsOf } from "./results.ts";

const LADDER = ["garzone", "apprentice", "merchant", "banker", "magnifico"];
const ENOUGH = 2; // wins or losses against a level before another one is proposed

interface Challenge {
  key: string; // of the message that proposes it
  level: string;
  next: string;
  count: number; // wins or losses
}

/**
 * Return the level to try next: after a win the one above, once this one was beaten often enough; after losses in a row the
 * one below.
 */
export function nextChallenge(all: Result[], result: Result): Challenge | null {
  const level = rivalsOf(result);
  const alike = (one: Result) => one.game === result.game && rivalsOf(one) === level;
  const earlier = all.filter((one) => one.table !== result.table && one.date <= result.date && alike(one));
  const won = isWin(result);
  const next = LADDER.includes(level) ? LADDER[LADDER.indexOf(level) + (won ? 1 : -1)] : undefined;
  const lost = earlier.length - 1 - earlier.findLastIndex(isWin);
  const count = 1 + (won ? earlier.filter(isWin).length : lost);
  return next && count >= ENOUGH ? { key: won ? "beaten-level" : "lost-level", level, next, count } : null;
}
