import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableInfo } from "../../src/protocol.ts";
import { type Absence, absences, liveAbsences, NO_PRESENCE, trackPresence } from "../../src/session/presence.ts";

const person = { kind: "person", away: false };
const table = (seats: object[], live = true): TableInfo => ({ seats, live }) as unknown as TableInfo;

test("disconnected people are away; bots, open seats and oneself never are", () => {
  const seats = [person, person, { kind: "bot", away: false }, { kind: "open", away: false }, { kind: "person", away: true }];
  assert.deepEqual(absences(table(seats), [2, 4], 0), ["", "away", "", "", "bot"]);
  assert.deepEqual(absences(table(seats), [0, 2, 4], null), ["", "away", "", "", "bot"]);
});

test("nobody is shown as away while we are disconnected, nor in a correspondence game", () => {
  assert.deepEqual(absences(table([person, person]), null, 0), ["", ""]);
  assert.deepEqual(liveAbsences(table([person, person], false), [0], 0), ["", ""]);
  assert.deepEqual(absences(table([person, person], false), [0], 0), ["", "away"]);
});

/** Return the reports at these times, each with the absences then. */
function told(...moments: [at: number, absent: Absence[] | null][]): string[] {
  let seen = NO_PRESENCE;
  return moments.flatMap(([at, absent]) => {
    seen = trackPresence(seen, absent, at);
    return seen.news.map(([seat, what]) => `${seat} ${what}`);
  });
}

test("leaving and coming back are reported once each", () => {
  assert.deepEqual(told([0, ["", ""]], [1, ["", "away"]], [2, ["", "away"]], [3, ["", ""]], [4, ["", ""]]), ["1 went", "1 came"]);
});

test("the first report is no news, and people who connect right after us were not away", () => {
  assert.deepEqual(told([0, ["", "away"]], [1000, ["", ""]]), []);
  assert.deepEqual(told([0, ["", "away"]], [9000, ["", ""]]), ["1 came"]);
  assert.deepEqual(told([0, ["", ""]], [1, null], [2, ["", "away"]], [900, ["", ""]]), [], "our own line was broken");
});

test("a stand-in bot is not reported, the player's return is", () => {
  assert.deepEqual(told([0, ["", ""]], [1, ["", "away"]], [2, ["", "bot"]], [3, ["", ""]]), ["1 went", "1 came"]);
  assert.deepEqual(told([0, ["", ""]], [1, ["", "bot"]], [2, ["", ""]]), ["1 came"]);
});
