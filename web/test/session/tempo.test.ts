import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/protocol.ts";
import { isFull, pauseBefore } from "../../src/session/tempo.ts";

const USUAL = { setting: 2, fast: false, hurried: false, moment: 0 };

test("pauses grow from none to slow, and vary a little", () => {
  const pauses = [0, 1, 2, 3, 4].map((setting) => pauseBefore({ ...USUAL, setting }, 0.5));
  assert.equal(pauses[0], 0);
  assert.deepEqual(pauses, [...pauses].sort((a, b) => a - b));
  assert.equal(new Set(pauses).size, 5);
  assert.ok(pauseBefore(USUAL, 0) < pauseBefore(USUAL, 1));
});

test("a moment is waited for, but not by players who hurry or want no pauses", () => {
  assert.equal(pauseBefore({ ...USUAL, moment: 1000 }, 0.5), 1000);
  assert.equal(pauseBefore({ ...USUAL, moment: 1000, hurried: true }, 0.5), 0);
  assert.equal(pauseBefore({ ...USUAL, moment: 1000, setting: 0 }, 0.5), 0);
});

test("fast-forward is short at any setting, but waits for a moment", () => {
  for (const setting of [0, 1, 2, 3, 4]) assert.ok(pauseBefore({ ...USUAL, setting, fast: true }, 1) <= 100);
  assert.equal(pauseBefore({ ...USUAL, fast: true, moment: 900 }, 1), 900);
});

const card = (left: number[], turn: number | null) => ({ game: "card", spaces_left: left, turn, over: false }) as unknown as View;
const board = (left: number[]) => ({ game: "board", spaces_left: left, turn: 1, over: false }) as unknown as View;

test("a full ship or hold has nothing left to do today", () => {
  assert.ok(isFull(card([0, 3], 1), 0));
  assert.ok(!isFull(card([0, 3], 1), 1));
  assert.ok(!isFull(card([0, 3], 0), 0), "our turn has come all the same");
  assert.ok(!isFull(card([0, 3], 1), null));
  assert.ok(isFull(board([0, 2]), 0));
  assert.ok(!isFull(board([1, 2]), 0));
  assert.ok(!isFull({ game: "court", turn: 1, over: false } as unknown as View, 0));
});
