import assert from "node:assert/strict";
import { test } from "node:test";
import { milliseconds } from "../../src/games/common/animated_number.ts";

test("a CSS time is parsed in either unit", () => {
  assert.deepEqual(["600ms", " .6s", "1.5s", "0ms", "0s", ""].map(milliseconds), [600, 600, 1500, 0, 0, 0]);
});
