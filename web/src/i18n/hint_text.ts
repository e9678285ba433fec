/** A bot's hint in words: the best move, its reason, and a line for each alternative. */
import type { Candidate } from "../protocol.ts";
import { type Reader, sentence } from "./format_narration.ts";

const LEAST = 0.005; // win share: a lost game is shown as less than one percent, never as none

const EVEN = ["reason-even", "reason-as-good"]; // then the next best share is not set against the best one's

export interface HintLine {
  head: string;
  why: string;
}

/**
 * Return the best move and the alternatives that have a reason. A move that was dropped early was measured roughly: if
 * its share looks better than the best one's, it is not shown.
 */
export function hintLines(
  reader: Reader,
  candidates: Candidate[],
  words: (move: string) => string,
  percent: (share: number) => string,
): HintLine[] {
  const { t } = reader;
  const [best, ...rest] = candidates;
  if (!best) return [];
  const others = rest.filter((one) => one.reason);
  const share = (one: Candidate) => (one.share < LEAST ? `< ${percent(0.01)}` : percent(one.share));
  const known = (one: Candidate | undefined) => one !== undefined && one.share <= best.share;
  const head = (one: Candidate) => {
    const move = capitalized(words(one.move));
    const [next] = others;
    if (one !== best) return known(one) ? t("hint-other", { move, share: share(one) }) : t("hint-rough", { move });
    const even = [best, next].some((one) => one?.reason && EVEN.includes(one.reason.key));
    return next && known(next) && share(next) !== share(best) && !even
      ? t("hint-best", { move, share: share(best), other: share(next) })
      : t("hint-sole", { move, share: share(best) });
  };
  return [best, ...others].map((one) => ({ head: head(one), why: one.reason ? sentence(reader, one.reason) : "" }));
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
