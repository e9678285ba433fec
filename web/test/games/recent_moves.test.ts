import assert from "node:assert/strict";
import { test } from "node:test";
import { auctionSoFar, lastMove, lineCount, takesSince } from "../../src/games/common/recent_moves.ts";
import type { Effect, GameStep } from "../../src/protocol.ts";

const step = (first: number, seat: number | null, ...effects: Effect[]): GameStep => ({ first, last: first + 1, seat, effects, narration: [] });
const took = (seat: number, ...cards: string[]): Effect => ({ type: "loaded", seat, cards, spaces: 1, value: 1 });
const bid = (seat: number, florins: number): Effect => ({ type: "bid", seat, florins });
const passed = (seat: number): Effect => ({ type: "passed", seat });
const opened = (seat: number): Effect => ({ type: "lot-opened", seat, cards: ["D1"], asked: true });

test("the takes since our own are the newest, one of each rival at most", () => {
  const steps = [step(0, null), step(1, 0, took(0, "F3")), step(2, 1, took(1, "2*", "G5")), step(3, 2, { type: "revealed", seat: 2, card: "G2" })];
  assert.deepEqual(takesSince(steps, 0, 3), [took(1, "2*", "G5")]);
  assert.deepEqual(takesSince(steps, null, 3).map((one) => one.seat), [0, 1]);
  assert.deepEqual(takesSince(steps, 2, 2).map((one) => one.seat), [1]);
});

test("only the current auction is read", () => {
  const steps = [step(1, 1, opened(1)), step(2, 2, bid(2, 3)), step(3, 0, passed(0)), step(4, 2, opened(2)), step(5, 0, bid(0, 4)), step(6, 1, passed(1))];
  assert.deepEqual([...auctionSoFar(steps)], [
    [0, bid(0, 4)],
    [1, passed(1)],
  ]);
});

test("the last move is another's, and the set-up is nobody's", () => {
  const steps = [step(0, null), step(1, 0), step(2, 1)];
  assert.equal(lastMove(steps, 1)?.seat, 0);
  assert.equal(lastMove(steps, null)?.seat, 1);
  assert.equal(lastMove(steps.slice(0, 1), null), undefined);
  assert.equal(lineCount(steps), 3);
  assert.equal(lineCount([]), 0);
});
