/** The available choices, derived from the legal moves without knowledge of the rules. */

// -- card ------------------------------------------------------------------------------------------------------------

/** Cards at the end of the market that a take can name (C-3). */
export const IN_REACH = 3;

/** Return the move that takes the last card and those at these places (2 is the one before it, 3 the one before that). */
export const takeMove = (picked: Iterable<number>): string => `take ${[1, ...picked].sort().join("")}`;

/** Return the places, besides the last card, that a legal take includes. */
export function reachable(legal: string[]): number[] {
  return [2, 3].filter((place) => legal.some((move) => move.startsWith("take ") && move.includes(String(place))));
}

// -- board -----------------------------------------------------------------------------------------------------------

/** Return the lowest and highest legal bid, or null. */
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

/** Parse a move such as `conspire R7 3 5`: the verb, the card, the pile it joins, the pile to eliminate. */
export function courtMove(move: string): CourtMove {
  const [verb = "", what = null, pile, target] = move.split(" ");
  return { verb, card: what, pile: pile ? Number(pile) : null, target: target ? Number(target) : null };
}

export interface Plays {
  send: boolean;
  plan: boolean;
  ally: Set<number>; // piles it may join
  conspire: Map<number, number[]>; // by the pile it joins, the piles it may eliminate
  topple: Set<number>; // piles that it may eliminate from any pile
}

/** Return the legal plays of each card in the hand. */
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

/** Return the values that may be declared, or the cards that may be replaced. */
export function answers(legal: string[], verb: "declare" | "replace"): string[] {
  return legal.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
}
