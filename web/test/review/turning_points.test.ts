import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameStep } from "../../src/protocol.ts";
import { open } from "../browser.ts";

open("http://florin.test/", "http://florin.test/");
const { turningPoints } = await import("../../src/review/review_session.ts");

const step = (first: number, last: number) => ({ first, last }) as GameStep;

test("the deal is no turning point, and a step with several lines is one", () => {
  const shares = [[0.9], [0.1], [0.2], [0.6], [0.2], [0.3], [0.31]].map(([one]) => [one!, 1 - one!]);
  const steps = [step(0, 1), step(2, 3), step(4, 4), step(5, 5), step(6, 6)];
  assert.deepEqual(
    turningPoints(shares, steps, 2).map(({ first }) => first),
    [2, 4, 5],
  );
});
