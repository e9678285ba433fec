/** What a result means to this browser's player: bests, streaks and the next challenge. */
import { comparable, currentStreak, isWin, type Result, rivalsOf, scoreOf } from "./results.ts";

export interface Milestone {
  key: string; // of a message
  args: Record<string, string | number>;
}

const LADDER = ["garzone", "apprentice", "merchant", "banker", "magnifico"];
const ENOUGH = 2; // wins or losses against a level before another one is proposed
const CLOSE: Record<string, number> = { card: 10, board: 10, court: 5 }; // florins or influence: a narrow loss

/** Return what is remarkable about a result, given all results of this browser, the most remarkable first. */
export function milestones(all: Result[], result: Result): Milestone[] {
  const { game, scores, table } = result;
  const score = scoreOf(result);
  const until = all.filter((one) => one.game === game && (one.table === table || one.date <= result.date));
  const earlier = until.filter((one) => one.table !== table);
  const won = isWin(result);
  const found: Milestone[] = [];
  const best = Math.max(...comparable(earlier, result).map(scoreOf));
  if (Number.isFinite(best) && score > best) found.push({ key: "best-score", args: { score, before: best } });
  if (won && !earlier.some(isWin)) found.push({ key: "first-win", args: {} });
  const streak = currentStreak([...earlier, result]);
  if (streak > 1) found.push({ key: "win-streak", args: { count: streak } });
  const behind = Math.max(...scores) - score;
  if (!won && behind > 0 && behind <= (CLOSE[game] ?? 0)) found.push({ key: "so-close", args: { count: behind } });
  return found;
}

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
