import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../browser.ts";

open("http://florin.test/", "http://florin.test/");
const { nextPuzzle, ratingAfter, ratingOf, trainingIn } = await import("../../src/puzzles/training.ts");

const tried = (id: string, right: boolean, rating: number, date: number) => ({ id, right, rating, date });
const PUZZLES = [
  { id: "easy", rating: 800 },
  { id: "fair", rating: 1250 },
  { id: "hard", rating: 1900 },
];

test("a hard puzzle solved gains more than an easy one, and one's first tries count twice", () => {
  assert.equal(ratingAfter([], 1200, true), 1232);
  assert.equal(ratingAfter([], 1200, false), 1168);
  assert.ok(ratingAfter([], 1900, true) > ratingAfter([], 800, true));
  const many = Array.from({ length: 10 }, (_, i) => tried(String(i), true, 1500, i));
  assert.equal(ratingOf(many), 1500);
  assert.equal(ratingAfter(many, 1500, true), 1516);
});

test("the next puzzle is a new one close to one's rating, then the one missed longest ago", () => {
  assert.equal(nextPuzzle(PUZZLES, [], null)?.id, "fair");
  assert.equal(nextPuzzle(PUZZLES, [tried("fair", true, 1232, 1)], "fair")?.id, "easy");
  const all = [tried("easy", true, 1200, 1), tried("hard", false, 1200, 2), tried("fair", false, 1200, 3)];
  assert.equal(nextPuzzle(PUZZLES, all, null)?.id, "hard");
  assert.equal(nextPuzzle(PUZZLES, all, "hard")?.id, "fair");
  assert.equal(nextPuzzle([], [], null), null);
});

test("damaged tries are left out", () => {
  assert.deepEqual(trainingIn(null), { card: [], board: [], court: [] });
  const good = tried("easy", true, 1200, 1);
  assert.deepEqual(trainingIn({ card: [good, { id: 3 }], court: "?" }), { card: [good], board: [], court: [] });
});
