import assert from "node:assert/strict";
import { test } from "node:test";
import { CardIds } from "../../src/games/common/card_ids.ts";
import { changes, leads, nextExtra, others, ranking } from "../../src/games/common/ranking.ts";
import { Ring, ringSize, spot } from "../../src/games/court/circle_layout.ts";
import type { Payment } from "../../src/protocol.ts";

test("equal amounts are ranked in the order of their seats", () => {
  assert.deepEqual(ranking([9, 12, 9, 3]), [1, 0, 2, 3]);
});

test("the others are listed in order of play", () => {
  assert.deepEqual(others(4, 2), [3, 0, 1]);
  assert.deepEqual(others(3, null), [0, 1, 2]);
});

test("nobody leads a good that nobody has", () => {
  assert.equal(leads([[0], [0]], 0, 0), false);
  assert.equal(leads([[2], [2]], 1, 0), true);
  assert.equal(leads([[2], [3]], 0, 0), false);
});

test("the next extra is the first threshold above the count", () => {
  const marks = [
    [5, 10],
    [8, 20],
  ];
  assert.deepEqual(nextExtra(marks, 3), { from: 5, florins: 10 });
  assert.deepEqual(nextExtra(marks, 5), { from: 8, florins: 20 });
  assert.equal(nextExtra(marks, 8), null);
});

test("changes are the goods that would pay a different amount", () => {
  const paid = (rank: number[], extra: number[]): Payment => ({ prize: 0, rank, extra, total: 0 });
  const now = paid([10, 5, 0, 0, 0], [0, 0, 0, 0, 0]);
  const then = paid([10, 0, 0, 5, 0], [10, 0, 0, 0, 0]);
  assert.deepEqual(changes(now, then), [
    { good: 0, by: 10 },
    { good: 1, by: -5 },
    { good: 3, by: 5 },
  ]);
  assert.deepEqual(changes(now, undefined), []);
});

test("a card that moves keeps its id, even among equal cards", () => {
  const ids = new CardIds();
  const market = [
    { place: "market", card: "F3" },
    { place: "market", card: "F3" },
  ];
  const [first, second] = ids.assign(market);
  assert.notEqual(first, second);
  const moved = ids.assign([
    { place: "market", card: "F3" },
    { place: "ship 0", card: "F3" },
    { place: "market", card: "G5" },
  ]);
  assert.deepEqual(moved.slice(0, 2), [first, second]);
  assert.equal(moved[2], 2);
});

test("a pile keeps its slot, and a free slot is reused", () => {
  const ring = new Ring();
  ring.place([1, 2, 3]);
  assert.deepEqual([...ring.place([1, 3])], [[1, 0], [3, 2]]);
  assert.equal(ring.place([1, 3, 9]).get(9), 1);
});

test("no two slots of a ring have the same position", () => {
  for (const size of [8, 9, 10, 13, 18]) {
    const spots = Array.from({ length: size }, (_, slot) => JSON.stringify(spot(slot, size)));
    assert.equal(new Set(spots).size, size, `ring of ${size}`);
  }
  assert.equal(ringSize([0, 3], 8), 8);
  assert.equal(ringSize([0, 11], 8), 12);
});
