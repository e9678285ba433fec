import assert from "node:assert/strict";
import { test } from "node:test";
import { courtSteps, tradeSteps } from "../../src/games/scoring/scoring_steps.ts";
import type { Scoring } from "../../src/protocol.ts";

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
