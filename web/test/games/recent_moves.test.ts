import assert from "node:assert/strict";
import { test } from "node:test";
import { auctionSoFar, courtDeed, lastMove, lineCount, salesNow, takesSince } from "../../src/games/common/recent_moves.ts";
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

test("the last move is anyone's, and the set-up is nobody's", () => {
  const steps = [step(0, null), step(1, 0), step(2, 1)];
  assert.equal(lastMove(steps)?.seat, 1);
  assert.equal(lastMove(steps.slice(0, 1)), undefined);
  assert.equal(lineCount(steps), 3);
  assert.equal(lineCount([]), 0);
});

test("the latest lots are those of this round, sold or not", () => {
  const sold = (seat: number, card: string): Effect => ({ type: "sold", seat, cards: [card], florins: 3, value: 5 });
  const out: Effect = { type: "lot-discarded", cards: ["M1"] };
  const scored = { type: "round-scored", number: 1 } as Effect;
  const steps = [step(0, 0, sold(0, "D1"), scored), step(1, 1, bid(1, 3), sold(1, "D2")), step(2, 2, passed(2), out), step(3, 2, sold(2, "D3"))];
  assert.deepEqual(salesNow(steps, 3), [sold(1, "D2"), out, sold(2, "D3")]);
  assert.deepEqual(salesNow(steps, 1), [sold(2, "D3")]);
  assert.deepEqual(salesNow(steps.slice(0, 1), 3), []);
});

test("a deed at court has the card played, the nobles that fell and those set free", () => {
  const conspiracy = step(
    1,
    1,
    { type: "conspired", seat: 1, card: "G2", pile: 1, target: 2, sum: 5 },
    { type: "eliminated", pile: 2, cards: ["R5", "G3"], seats: [0, 1], by: "conspiracy" },
    { type: "noble-drawn", seat: 1, card: null },
  );
  assert.deepEqual(courtDeed(conspiracy), { card: "G2", fallen: ["R5", "G3"], freed: [] });
  const split = step(2, 0, { type: "allied", seat: 0, card: "R1", pile: 3, cards: ["G4"] }, { type: "pile-split", pile: 3, cards: [{ pile: 3, card: "G4" }, { pile: 9, card: "R1" }] });
  assert.deepEqual(courtDeed(split), { card: "R1", fallen: [], freed: ["G4", "R1"] });
  assert.deepEqual(courtDeed(step(3, 0, { type: "planned", seat: 0, card: "R7", plans: 1 })), { card: null, fallen: [], freed: [] });
});
