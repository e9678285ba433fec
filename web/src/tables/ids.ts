/** Keeps who is who among equal cards, so that a card that moves is seen to move. */

import { useRef } from "preact/hooks";

export interface Placed {
  place: string; // where it lies: "market", "ship 2", "pile 5"
  card: string;
}

/** Gives each card an id; one that lies elsewhere now keeps it. */
export class Ids {
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

/** The ids of what lies at a place, in its order. */
export function useIds(placed: Placed[]): (place: string) => number[] {
  const known = useRef(new Ids());
  const ids = known.current.assign(placed);
  return (place) => ids.filter((_, i) => placed[i]?.place === place);
}
