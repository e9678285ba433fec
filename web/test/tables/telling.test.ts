import assert from "node:assert/strict";
import { test } from "node:test";
import type { Day } from "../../src/protocol.ts";
import { auctionSoFar, lastMove, takesSince } from "../../src/tables/recent.ts";
import { courtSteps, tradeSteps } from "../../src/tables/steps.ts";

const DAY: Day = {
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

test("a day is told from the ships over the goods to the sum, and ends with the scores", () => {
  const steps = tradeSteps(DAY, [50, 70]);
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

test("the court is told zone by zone, a jester counting 1", () => {
  const piles = [
    { number: 1, zone: "circle", cards: ["R5", "GJ"], least: 6, most: 15 },
    { number: 2, zone: "G", cards: ["R2"], least: 2, most: 2 },
  ];
  assert.deepEqual(courtSteps({ piles }).map(({ gains }) => gains), [
    [5, 1],
    [0, 0],
    [2, 0],
    [7, 1],
  ]);
});

test("what was taken since one's own turn, out of the log", () => {
  const log = ["* first 0", "0 reveal", "* F3", "0 take 1", "1 reveal", "* G5", "1 reveal", "* 2*", "1 take 12", "2 reveal"];
  assert.deepEqual(takesSince(log, 0, 3), [{ seat: 1, cards: ["2*", "G5"] }]);
  assert.deepEqual(takesSince(log, null, 3).map((one) => one.seat), [0, 1]);
});

test("only the auction that is on is told", () => {
  const log = ["1 draw", "* M5", "1 auction", "2 bid 3", "0 pass", "1 pass", "2 draw", "* D1", "2 auction", "0 bid 4", "1 pass"];
  assert.deepEqual([...auctionSoFar(log)], [
    [1, { kind: "pass" }],
    [0, { kind: "bid", florins: 4 }],
  ]);
  assert.deepEqual(lastMove(log, 1), { seat: 0, move: "bid 4" });
});
