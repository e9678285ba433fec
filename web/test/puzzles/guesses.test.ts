import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../browser.ts";

open("http://florin.test/", "http://florin.test/");
const { nextLot, recentErrors, usuallyOff } = await import("../../src/puzzles/guesses.ts");

const guess = (id: string, florins: number, worth: number) => ({ id, florins, worth });

test("errors keep their sign over the last guesses, and their size is averaged apart", () => {
  const all = [guess("a", 12, 10), guess("b", 6, 10)];
  assert.deepEqual(recentErrors(all), [2, -1]);
  assert.equal(usuallyOff(all), 3);
  assert.equal(usuallyOff([]), 0);
});

test("the next lot is one not priced yet, then the one priced longest ago", () => {
  assert.equal(nextLot(["a", "b"], [guess("a", 1, 1)], "a"), "b");
  assert.equal(nextLot(["a", "b"], [guess("b", 1, 1), guess("a", 1, 1)], null), "b");
  assert.equal(nextLot([], [], null), null);
});
