/** Why a bot would make a move. */
import type { Candidate } from "./protocol.ts";
import type { Say } from "./tables/cards.ts";

const TOLD = 3;
const LESS = "−";
const EVEN = 0.02; // shares of the win

/** Why a bot would make the best of the moves it weighed. One that changes nothing is told by what speaks against the next. */
export function reasons(t: Say, [best, next]: Candidate[], words: (move: string) => string): string[] {
  const found = best ? terms(t, best) : [];
  if (found.length || !best || !next) return found;
  const against = terms(t, next);
  if (against.some((reason) => reason.startsWith(LESS))) {
    return [t("hint-contrast", { move: words(next.move), reasons: against.join(", ") })];
  }
  return [best.share - next.share < EVEN ? t("hint-even") : `+ ${t("reason-luck")}`]; // another card is turned
}

/** The weightiest terms behind a move's worth, each with its sign. */
function terms(t: Say, candidate: Candidate): string[] {
  return Object.entries(candidate.terms)
    .filter(([, worth]) => Math.abs(worth) >= 0.05)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, TOLD)
    .map(([term, worth]) => `${worth > 0 ? "+" : LESS} ${t(`reason-${term}`)}`);
}
