/** Stable ids for cards, so that a card can be followed when it moves. */

import { useRef } from "preact/hooks";

export interface Placed {
  place: string; // "market", "ship 2", "pile 5"
  card: string;
}

/** Assigns an id to each card; a card that moved keeps its id. */
export class CardIds {
  #known: (Placed & { id: number })[] = [];
  #next = 0;

  assign(placed: Placed[]): number[] {
    const left = [...this.#known];
    const claim = (fits: (old: Placed) => boolean): number | null => {
      const found = left.findIndex(fits);
      return found < 0 ? null : (left.splice(found, 1)[0]?.id ?? null);
    };
    const stayed = placed.map((one) => claim((old) => old.place === one.place && old.card === one.card));
    const ids = placed.map((one, i) => stayed[i] ?? claim((old) => old.card === one.card) ?? this.#next++);
    this.#known = placed.map((one, i) => ({ ...one, id: ids[i] ?? 0 }));
    return ids;
  }
}

/** Return a function that gives the ids of the cards at a place, in order. */
export function useCardIds(placed: Placed[]): (place: string) => number[] {
  const known = useRef(new CardIds());
  const ids = known.current.assign(placed);
  return (place) => ids.filter((_, i) => placed[i]?.place === place);
}
