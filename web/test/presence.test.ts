import assert from "node:assert/strict";
import { test } from "node:test";
import { absences, absentFrom, attended, NOBODY_SEEN, type Absence } from "../src/presence.ts";
import type { TableInfo } from "../src/protocol.ts";

const person = { kind: "person", away: false };
const table = (seats: object[], live = true): TableInfo => ({ seats, live }) as unknown as TableInfo;

test("a person who is not there is away; bots, free seats and oneself never are", () => {
  const seats = [person, person, { kind: "bot", away: false }, { kind: "open", away: false }, { kind: "person", away: true }];
  assert.deepEqual(absences(table(seats), [2, 4], 0), ["", "away", "", "", "bot"]);
  assert.deepEqual(absences(table(seats), [0, 2, 4], null), ["", "away", "", "", "bot"]);
});

test("while our own line is broken nobody is called away, nor at the seats of a table without hurry", () => {
  assert.deepEqual(absences(table([person, person]), null, 0), ["", ""]);
  assert.deepEqual(absentFrom(table([person, person], false), [0], 0), ["", ""]);
  assert.deepEqual(absences(table([person, person], false), [0], 0), ["", "away"]);
});

/** What is told of these moments, each with who is absent then. */
function told(...moments: [at: number, absent: Absence[] | null][]): string[] {
  let seen = NOBODY_SEEN;
  return moments.flatMap(([at, absent]) => {
    seen = attended(seen, absent, at);
    return seen.news.map(([seat, what]) => `${seat} ${what}`);
  });
}

test("who goes and comes back is told once each, however often it is looked at", () => {
  assert.deepEqual(told([0, ["", ""]], [1, ["", "away"]], [2, ["", "away"]], [3, ["", ""]], [4, ["", ""]]), ["1 went", "1 came"]);
});

test("what is so at the first look is no news, and who follows at once was not away", () => {
  assert.deepEqual(told([0, ["", "away"]], [1000, ["", ""]]), []);
  assert.deepEqual(told([0, ["", "away"]], [9000, ["", ""]]), ["1 came"]);
  assert.deepEqual(told([0, ["", ""]], [1, null], [2, ["", "away"]], [900, ["", ""]]), [], "our own line was broken");
});

test("a bot that takes over tells of itself by moving; that its owner is back is told", () => {
  assert.deepEqual(told([0, ["", ""]], [1, ["", "away"]], [2, ["", "bot"]], [3, ["", ""]]), ["1 went", "1 came"]);
  assert.deepEqual(told([0, ["", ""]], [1, ["", "bot"]], [2, ["", ""]]), ["1 came"]);
});
