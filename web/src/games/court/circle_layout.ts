/** The layout of the Inner Circle: each pile keeps its place on the ring. */

/** Assigns a slot to each pile; the slot of a removed pile becomes free. */
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

/** Return the size of the ring: the slots of both houses at the start, or more if needed. */
export const ringSize = (slots: Iterable<number>, start: number): number => Math.max(start, ...[...slots].map((slot) => slot + 1));

/** Return a slot's position in percent of the ring's box: a row above, one at the right, a row below, one at the left. */
export function spot(slot: number, size: number): { x: number; y: number } {
  const row = Math.ceil((size - 2) / 2);
  if (slot === row) return { x: 92, y: 50 };
  if (slot > 2 * row) return { x: 8, y: 50 };
  const above = slot < row;
  const along = above ? slot : 2 * row - slot; // from the left
  const edge = row < 4 ? 27 : row < 5 ? 20 : 14;
  const x = row < 2 ? 50 : edge + ((100 - 2 * edge) * along) / (row - 1);
  const arc = 20 + Math.abs(x - 50) / 8;
  return { x: Math.round(10 * x) / 10, y: Math.round(10 * (above ? arc : 100 - arc)) / 10 };
}

/** Return the length of a row where the ring is drawn as two rows, because it has too little space. */
export const rowLength = (size: number): number => Math.ceil(size / 2);

/** Return a slot's column and row, counted from 1, where the ring is drawn as two rows. */
export const cell = (slot: number, size: number): { col: number; row: number } => ({
  col: (slot % rowLength(size)) + 1,
  row: Math.floor(slot / rowLength(size)) + 1,
});
