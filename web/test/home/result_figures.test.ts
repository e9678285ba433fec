import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../browser.ts";

open("http://florin.test/", "http://florin.test/");
const { bests, groups, places, recentShares, resultsIn, summary, written } = await import("../../src/home/result_figures.ts");
const { trainingIn } = await import("../../src/puzzles/training.ts");

let number = 0;
const result = (place: number, scores: number[], game = "card", bot: string | null = "merchant") => ({
  table: `t${number++}`, game, seat: 0, place, scores, bots: scores.map((_, seat) => (seat ? bot : null)), date: number,
});
const ALL = [result(1, [90, 50, 20]), result(1, [80, 70, 60]), result(3, [10, 20, 30]), result(1, [40, 30], "court", "banker")];

test("a summary counts games, wins, places and streaks", () => {
  assert.deepEqual(summary(ALL), { games: 4, wins: 3, draws: 0, streak: 1, longest: 2, place: 1.5 });
  assert.deepEqual(summary([]), { games: 0, wins: 0, draws: 0, streak: 0, longest: 0, place: null });
});

test("a draw is neither a win nor a place, and ends a series of wins", () => {
  const all = [...ALL, { ...result(1, [30, 30], "court"), drawn: true }];
  assert.deepEqual(summary(all), { games: 5, wins: 3, draws: 1, streak: 0, longest: 2, place: 1.5 });
  assert.deepEqual(places(all), places(ALL));
  assert.deepEqual(recentShares(all, 1).at(-1)?.won, 0);
  assert.deepEqual(resultsIn(written(all, trainingIn(null)))?.results, all);
});

test("results are grouped by game, players and rivals", () => {
  assert.deepEqual(groups(ALL), [
    { game: "card", players: 3, rivals: "merchant", games: 3, wins: 2, fair: 1 / 3, best: 90, mean: 60 },
    { game: "court", players: 2, rivals: "banker", games: 1, wins: 1, fair: 1 / 2, best: 40, mean: 40 },
  ]);
});

test("the best result of each kind has its margin, which is negative for a lost game", () => {
  assert.deepEqual(bests(ALL).map(({ result: { scores }, margin }) => [scores[0], margin]), [[90, 40], [40, 10]]);
  assert.equal(bests([result(3, [10, 20, 30])])[0]?.margin, -20);
});

test("places are counted, and shares follow the last games", () => {
  assert.deepEqual(places(ALL), [3, 0, 1]);
  assert.deepEqual(recentShares(ALL, 2).map(({ won }) => won), [1, 1, 0.5, 0.5]);
  assert.equal(recentShares(ALL, 1).at(-1)?.fair, 0.5);
});

test("an export can be imported, and nothing else", () => {
  assert.deepEqual(resultsIn(written(ALL, trainingIn(null)))?.results, ALL);
  const bad = [{ place: 4 }, { place: 0 }, { drawn: 1 }, { seat: 3 }, { game: "chess" }, { scores: [1] }, { scores: [1, 2, "3"] }, { bots: [null, 1, 2] }, { date: "now" }];
  for (const fault of bad) assert.equal(resultsIn(written([{ ...ALL[0]!, ...fault } as (typeof ALL)[0]], trainingIn(null))), null, JSON.stringify(fault));
  for (const text of ["", "[]", "null", '{"results": []}']) assert.equal(resultsIn(text), null);
});
