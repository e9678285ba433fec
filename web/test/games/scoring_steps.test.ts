import assert from "node:assert/strict";
import { test } from "node:test";
import { courtSteps, rowOrder, scoredDay, tradeSteps } from "../../src/games/scoring/scoring_steps.ts";
import type { Effect, Scoring } from "../../src/protocol.ts";

const DAY: Scoring = {
  number: 1,
  florins: [50, 70],
  cargo: [["F3"], ["G5"]],
  values: [3, 5],
  counts: [
    [0, 0, 1, 0, 0],
    [1, 0, 0, 0, 0],
  ],
  bids: [0, 0],
  shares: [[{ first: 1, last: 1, florins: 20, each: 20, seats: [1] }], ...Array.from({ length: 5 }, () => [])],
  paid: [
    { prize: 0, rank: [0, 0, 10, 0, 0], extra: [0, 0, 10, 0, 0], total: 20 },
    { prize: 20, rank: [10, 0, 0, 0, 0], extra: [0, 0, 0, 0, 0], total: 30 },
  ],
};

test("a day's steps are ships, goods and sum, and end with the scores", () => {
  const steps = tradeSteps(DAY);
  assert.deepEqual(
    steps.map(({ what, gains, totals }) => [what, gains, totals]),
    [
      ["cargo", [0, 20], [30, 60]],
      ["good", [0, 10], [30, 70]],
      ["good", [0, 0], [30, 70]],
      ["good", [20, 0], [50, 70]],
      ["good", [0, 0], [50, 70]],
      ["good", [0, 0], [50, 70]],
      ["sum", [20, 30], [50, 70]],
    ],
  );
});

test("the court is scored by zone, and the sum is the server's", () => {
  const houses = [
    { circle: 5, own: 0, other: 2, nobles: 2, total: 7 },
    { circle: 1, own: 3, other: 0, nobles: 2, total: 4 },
  ];
  assert.deepEqual(courtSteps(houses).map(({ zone, gains }) => [zone, gains]), [
    ["circle", [5, 1]],
    ["R", [0, 0]],
    ["G", [2, 3]],
    ["", [7, 4]],
  ]);
});

test("rows are ordered by payout, and by what is compared where that is equal", () => {
  assert.deepEqual(rowOrder({ gains: [0, 7, 0, 7], amounts: [0, 2, 1, 2] }), [1, 3, 2, 0]);
  assert.deepEqual(rowOrder({ gains: [5, 10, 5], amounts: [9, 1, 9] }), [1, 0, 2], "a bonus counts as well");
});

test("each step has the shares of its own places", () => {
  const [cargo, ...others] = tradeSteps(DAY);
  assert.deepEqual(cargo?.shares, DAY.shares[0]);
  assert.ok(others.every(({ shares }) => shares.length === 0));
});

test("the scored day is counted from 0, and the court is the first", () => {
  const step = (effect: Partial<Effect>) => ({ effects: [{ type: "started", seat: 0 }, effect] as Effect[] });
  assert.equal(scoredDay(step({ type: "round-scored", number: 3 })), 2);
  assert.equal(scoredDay(step({ type: "court-scored" })), 0);
  assert.equal(scoredDay(step({ type: "passed" })), null);
});
