/** The reasons behind a bot's hint. */
import type { Say } from "../games/common/card_notation.ts";
import type { Candidate } from "../protocol.ts";

const TOLD = 3;
const LESS = "−";
const EVEN = 0.02; // win share

/** Return the reasons for the best candidate. If it has none, return what speaks against the next one. */
export function reasons(t: Say, [best, next]: Candidate[], words: (move: string) => string): string[] {
  const found = best ? terms(t, best) : [];
  if (found.length || !best || !next) return found;
  const against = terms(t, next);
  if (against.some((reason) => reason.startsWith(LESS))) {
    return [t("hint-contrast", { move: words(next.move), reasons: against.join(", ") })];
  }
  return [best.share - next.share < EVEN ? t("hint-even") : `+ ${t("reason-luck")}`]; // only the next draw differs
}

/** Return the largest terms of a move's value, each with its sign. */
function terms(t: Say, candidate: Candidate): string[] {
  return Object.entries(candidate.terms)
    .filter(([, worth]) => Math.abs(worth) >= 0.05)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, TOLD)
    .map(([term, worth]) => `${worth > 0 ? "+" : LESS} ${t(`reason-${term}`)}`);
}
