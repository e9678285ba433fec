import assert from "node:assert/strict";
import { test } from "node:test";
import type { Effect, GameStep } from "../../src/protocol.ts";
import { momentAfter } from "../../src/session/moments.ts";

const step = (first: number, seat: number | null, ...effects: Effect[]): GameStep => ({ first, last: first + 1, seat, effects, narration: [] });
const sold: Effect = { type: "sold", seat: 2, cards: ["M3"], florins: 4, value: 9 };
const out: Effect = { type: "lot-discarded", cards: ["M3"] };

test("a sale is a moment of its buyer, whoever spoke last, and also when the round ends with it", () => {
  const scored = { type: "round-scored", number: 1 } as Effect;
  assert.deepEqual(momentAfter(5, [step(5, 0, { type: "passed", seat: 0 }, sold, scored)]), { by: 2, effect: sold, jesters: [] });
});

test("a lot that nobody buys is nobody's moment", () => {
  assert.equal(momentAfter(0, [step(3, 1, out)])?.by, null);
});

test("nobles fall by the player's hand, with the values of the Jesters", () => {
  const fell: Effect = { type: "eliminated", pile: 2, cards: ["RJ"], seats: [0], by: "conspiracy" };
  const jesters = [{ card: "RJ", value: 4 }];
  assert.deepEqual(momentAfter(0, [step(1, 1, { type: "jesters-set", jesters }, fell)]), { by: 1, effect: fell, jesters });
});

test("old steps and other effects are no moments", () => {
  assert.equal(momentAfter(4, [step(3, 1, sold), step(4, 1, { type: "passed", seat: 1 })]), null);
});
