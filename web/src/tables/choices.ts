/** What can be chosen, read off the legal moves alone: no rule is known here. */

// -- card ------------------------------------------------------------------------------------------------------------

/** The take of the last card and of the places picked beside it (2: the one before, 3: the one before that). */
export const takeMove = (picked: Iterable<number>): string => `take ${[1, ...picked].sort().join("")}`;

/** The places beside the last card that some legal take reaches. */
export function reachable(legal: string[]): number[] {
  return [2, 3].filter((place) => legal.some((move) => move.startsWith("take ") && move.includes(String(place))));
}

// -- board -----------------------------------------------------------------------------------------------------------

/** The lowest and the highest legal bid, or null. */
export function bidRange(legal: string[]): { least: number; most: number } | null {
  const bids = legal.filter((move) => move.startsWith("bid ")).map((move) => Number(move.slice(4)));
  return bids.length ? { least: Math.min(...bids), most: Math.max(...bids) } : null;
}

// -- court -----------------------------------------------------------------------------------------------------------

export interface CourtMove {
  verb: string;
  card: string | null;
  pile: number | null;
  target: number | null;
}

/** `conspire R7 3 5`: the verb, the card, the pile it joins, the pile that falls. */
export function courtMove(move: string): CourtMove {
  const [verb = "", what = null, pile, target] = move.split(" ");
  return { verb, card: what, pile: pile ? Number(pile) : null, target: target ? Number(target) : null };
}

export interface Plays {
  send: boolean;
  plan: boolean;
  ally: Set<number>; // piles it may join
  conspire: Map<number, number[]>; // by the pile it joins, those that may fall
  topple: Set<number>; // those that may fall by some join
}

/** What each card of the hand may do. */
export function playsByCard(legal: string[]): Map<string, Plays> {
  const plays = new Map<string, Plays>();
  for (const move of legal) {
    const { verb, card, pile, target } = courtMove(move);
    if (!card || !["send", "plan", "ally", "conspire"].includes(verb)) continue;
    let play = plays.get(card);
    if (!play) {
      play = { send: false, plan: false, ally: new Set(), conspire: new Map(), topple: new Set() };
      plays.set(card, play);
    }
    if (verb === "send") play.send = true;
    else if (verb === "plan") play.plan = true;
    else if (verb === "ally" && pile !== null) play.ally.add(pile);
    else if (pile !== null && target !== null) {
      play.conspire.set(pile, [...(play.conspire.get(pile) ?? []), target]);
      play.topple.add(target);
    }
  }
  return plays;
}

/** The values that may be declared, and the cards that may be replaced. */
export function answers(legal: string[], verb: "declare" | "replace"): string[] {
  return legal.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
}
