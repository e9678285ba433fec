/** Milestones, the remarkable things about a result for this browser's player: bests and streaks. */
import { comparable, currentStreak, isWin, type Result, scoreOf } from "./results.ts";

export interface Milestone {
  key: string; // of a message
  args: Record<string, string | number>;
}

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
  if (!won && !earlier.length) found.push({ key: "first-game-played", args: {} });
  const streak = currentStreak([...earlier, result]);
  if (streak > 1) found.push({ key: "win-streak", args: { count: streak } });
  const behind = Math.max(...scores) - score;
  if (!won && behind > 0 && behind <= (CLOSE[game] ?? 0)) found.push({ key: "so-close", args: { count: behind } });
  return found;
}
