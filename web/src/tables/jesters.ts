/** What is told of the jesters in a conspiracy (K-9): the lowest values that work, in the order in which they count. */

import { worth } from "./cards.ts";

const LOWEST = 1;
const HIGHEST = 10;

/** Each jester's value: the played card first, then the conspirators from the bottom, then the target. */
export function jesterValues(
  played: string,
  pile: string[],
  target: string[],
  limit: number | null = null,
): { card: string; value: number }[] {
  const mostPlayed = Math.min(HIGHEST, limit ?? HIGHEST);
  const ours = [{ card: played, most: mostPlayed }, ...pile.map((card) => ({ card, most: HIGHEST }))];
  const theirs = target.map((card) => ({ card, most: HIGHEST }));
  const isJester = ({ card }: { card: string }) => card.endsWith("J");
  const jesters = [
    ...ours.filter(isJester).map((one) => ({ ...one, side: 1 })),
    ...theirs.filter(isJester).map((one) => ({ ...one, side: -1 })),
  ];
  const total = (cards: { card: string }[]) => cards.reduce((sum, { card }) => sum + worth(card), 0);
  let lead = total(ours) - total(theirs);
  return jesters.map(({ card, most, side }, i) => {
    const room = (of: number) =>
      jesters.slice(i + 1).reduce((sum, other) => sum + (other.side === of ? other.most - LOWEST : 0), 0);
    let value = LOWEST;
    while (value < most && (lead + side * (value - LOWEST) < -room(1) || lead + side * (value - LOWEST) > room(-1))) {
      value += 1;
    }
    lead += side * (value - LOWEST);
    return { card, value };
  });
}

/** What the conspirators count with those values. */
export function conspiracySum(played: string, pile: string[], values: { card: string; value: number }[]): number {
  const left = [...values];
  return [played, ...pile].reduce((sum, card) => sum + (card.endsWith("J") ? (left.shift()?.value ?? 0) : worth(card)), 0);
}
