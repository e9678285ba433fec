import assert from "node:assert/strict";
import { test } from "node:test";
import type { Result } from "../../src/session/results.ts";
import { open } from "../browser.ts";

open("http://florin.test/", "http://florin.test/");
const { milestones } = await import("../../src/session/milestones.ts");
const { nextChallenge } = await import("../../src/session/next_level.ts");

let number = 0;
const played = (place: number, score: number, more: Partial<Result> = {}): Result => {
  number += 1;
  const scores = [score, place === 1 ? score - 5 : score + 20, 0];
  return { table: `t${number}`, game: "card", seat: 0, place, scores, bots: [null, "merchant", "merchant:sims=9"], date: number, ...more };
};
const keys = (all: Result[], result: Result) => milestones(all, result).map(({ key, args }) => [key, ...Object.values(args)].join(" "));

test("a best score is compared with earlier games of as many players, whether or not this one is stored yet", () => {
  const earlier = [played(2, 60), played(2, 80), played(2, 200, { game: "board" }), played(2, 150, { scores: [150, 160] })];
  const result = played(2, 90);
  assert.deepEqual(keys(earlier, result), ["best-score 90 80"]);
  assert.deepEqual(keys([...earlier, result], result), ["best-score 90 80"]);
  assert.deepEqual(keys([...earlier, result, played(2, 99)], result), ["best-score 90 80"], "later games do not count");
  assert.deepEqual(keys(earlier, played(2, 80)), []);
});

test("a first game, the first win, wins in a row and a narrow loss are told", () => {
  const lost = played(3, 50);
  assert.deepEqual(keys([], lost), ["first-game-played"]);
  const first = played(1, 40);
  assert.deepEqual(keys([lost], first), ["first-win"]);
  assert.deepEqual(keys([lost, first], played(1, 30)), ["win-streak 2"]);
  assert.deepEqual(keys([lost], played(2, 45, { scores: [45, 52, 0] })), ["so-close 7"]);
  assert.deepEqual(keys([lost], played(2, 45, { scores: [45, 45, 0] })), [], "a tie that something else decided");
});

test("after two wins against a level, the next one is the challenge", () => {
  const [one, two] = [played(1, 40), played(1, 50)];
  const next = { key: "beaten-level", level: "merchant", next: "banker", count: 2 };
  assert.equal(nextChallenge([], one), null);
  assert.deepEqual(nextChallenge([one], two), next);
  assert.deepEqual(nextChallenge([one, two], two), next, "no game counts twice");
  assert.equal(nextChallenge([one, two], played(2, 50)), null, "one loss is no reason for an easier level");
  assert.equal(nextChallenge([one, two], played(1, 50, { bots: [null, null, "merchant"] })), null, "not against people");
  const top = [played(1, 1, { bots: [null, "magnifico", "magnifico"] }), played(1, 1, { bots: [null, "magnifico", "magnifico"] })] as const;
  assert.equal(nextChallenge([top[0]], top[1]), null, "nobody is above them");
});

test("after two losses in a row against a level, the one below is the challenge", () => {
  const [one, two] = [played(3, 40), played(2, 50)];
  assert.deepEqual(nextChallenge([one], two), { key: "lost-level", level: "merchant", next: "apprentice", count: 2 });
  assert.equal(nextChallenge([one, played(1, 50)], played(2, 40)), null, "a win in between");
  const first = played(3, 1, { bots: [null, "garzone", "garzone"] });
  assert.equal(nextChallenge([first], played(3, 1, { bots: [null, "garzone", "garzone"] })), null, "nobody is below them");
});
