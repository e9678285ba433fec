import assert from "node:assert/strict";
import { test } from "node:test";
import { milliseconds } from "../../src/tables/counting.ts";

test("a time is read in whatever unit the build has left it", () => {
  assert.deepEqual(["600ms", " .6s", "1.5s", "0ms", "0s", ""].map(milliseconds), [600, 600, 1500, 0, 0, 0]);
});
