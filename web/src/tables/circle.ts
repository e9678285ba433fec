/** Where the piles of the Inner Circle lie: each keeps its place on the ring while it stands. */

/** Gives each pile a slot; those gone leave theirs free for the next. */
export class Ring {
  #slots = new Map<number, number>();

  place(piles: number[]): Map<number, number> {
    for (const pile of this.#slots.keys()) if (!piles.includes(pile)) this.#slots.delete(pile);
    for (const pile of piles) {
      if (this.#slots.has(pile)) continue;
      const taken = new Set(this.#slots.values());
      let slot = 0;
      while (taken.has(slot)) slot += 1;
      this.#slots.set(pile, slot);
    }
    return new Map(this.#slots);
  }
}

/** A ring of eight, or of as many as are needed. */
export const ringSize = (slots: Iterable<number>): number => Math.max(8, ...[...slots].map((slot) => slot + 1));

/** Where a slot lies, in percent of the ring's box. */
export function spot(slot: number, size: number): { left: string; top: string } {
  const angle = (2 * Math.PI * (slot + 0.5)) / size - Math.PI / 2;
  const percent = (value: number) => `${Math.round(10 * value) / 10}%`;
  return { left: percent(50 + 43.5 * Math.cos(angle)), top: percent(50 + 31 * Math.sin(angle)) };
}
