import assert from "node:assert/strict";
import { test } from "node:test";
import { canUndo, merged, playedFor, turnsOf, untold, withStory, type Known } from "../src/merging.ts";
import type { TableInfo, Update, View } from "../src/protocol.ts";

const view = (name: string): View => ({ game: "card", scores: [], turn: 0, legal: [], market: [name] }) as unknown as View;
const table = { id: "t", stage: "playing", seats: [] } as unknown as TableInfo;

function update(version: number, since: number, start: number, lines: string[], more: Partial<Update> = {}): Update {
  const journal = [{ version, at: 0, what: "moved" }];
  return {
    type: "update", version, since, now: 1000, seat: 0, table, journal, log: { start, lines },
    view: view(String(version)), advance: null, muted: [], ...more,
  };
}

const LOG = ["* first 0", "0 reveal", "* F3", "0 take 1", "1 reveal", "* G5"];

test("a log falls into turns: what chance did first, then moves with their draws", () => {
  assert.deepEqual(turnsOf(LOG), [[0, 1], [1, 3], [3, 4], [4, 6]]);
  assert.deepEqual(turnsOf(LOG, 4), [[4, 6]]);
});

test("an update builds on what was known; each new turn keeps the views around it", () => {
  let known = merged(null, update(3, 0, 0, LOG.slice(0, 1)), 990);
  assert.equal(known.skew, 10);
  assert.deepEqual(known.turns.map((turn) => turn.before), [null]);
  known = merged(known, update(4, 3, 1, LOG.slice(1, 3)));
  known = merged(known, update(5, 4, 3, LOG.slice(3, 4)));
  assert.deepEqual(known.log, LOG.slice(0, 4));
  assert.deepEqual(known.journal.map((entry) => entry.version), [3, 4, 5]);
  assert.deepEqual(known.turns.map((turn) => turn.lines.length), [1, 2, 1]);
  assert.deepEqual(known.turns[2]!.before, view("4"));
  assert.equal(untold(known), 0);
});

test("an update from the start forgets what was", () => {
  const known = merged(merged(null, update(3, 0, 0, LOG)), update(9, 0, 0, LOG.slice(0, 1)));
  assert.deepEqual(known.log, LOG.slice(0, 1));
  assert.deepEqual(known.journal.map((entry) => entry.version), [9]);
});

test("an undo cuts the log and its turns", () => {
  let known = merged(null, update(3, 0, 0, LOG.slice(0, 1)));
  known = merged(known, update(4, 3, 1, LOG.slice(1, 3)));
  known = merged(known, update(5, 4, 3, ["0 take 1"]));
  known = merged(known, update(6, 5, 3, []));
  assert.deepEqual(known.log, LOG.slice(0, 3));
  assert.equal(known.turns.length, 2);
});

test("of several turns at once the views between are missing until the story is told", () => {
  let known = merged(null, update(3, 0, 0, LOG.slice(0, 1)));
  known = merged(known, update(7, 3, 1, LOG.slice(1)));
  assert.equal(untold(known), LOG.length);
  const points = [1, 3, 4, 6].map((upto) => ({ upto, view: view(`after ${upto}`) }));
  known = withStory(known, points, 0);
  assert.equal(untold(known), 0);
  assert.deepEqual(known.turns.map((turn) => turn.before), [null, view("after 1"), view("after 3"), view("after 4")]);
  const next = merged(known, update(8, 7, 6, ["1 take 1"]));
  assert.equal(untold(next), 0);
});

test("the clock's moves for a person are known by their lines, of a stand-in's the first; what is undone is forgotten", () => {
  const table = { seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot" }] } as unknown as Known["table"];
  const moved = (line: number, seat: number, by: string) => ({ version: line, at: 0, what: "moved", seat, by, line });
  const journal = [
    moved(1, 0, "person"), moved(3, 1, "clock"), moved(4, 2, "bot"), moved(5, 0, "clock"),
    { version: 6, at: 0, what: "undone", seat: 0, upto: 5 },
    moved(5, 0, "person"), moved(6, 1, "clock"), moved(7, 0, "bot"), moved(8, 1, "bot"), moved(9, 0, "bot"), moved(10, 1, "bot"),
  ];
  assert.deepEqual([...playedFor({ journal, table })], [[3, "clock"], [6, "clock"], [7, "bot"], [8, "bot"]]);
});

test("our last move can be taken back until something is drawn, if it was made at this table", () => {
  const can = (log: string[], more: object = {}) => {
    const journal = log.map((_, line) => ({ version: line, at: 0, what: "moved", line }));
    return canUndo({ log, seat: 0, journal, table, ...more });
  };
  assert.ok(can(["* first 0", "0 reveal", "* F3", "0 take 1"]));
  assert.ok(can(["* first 0", "0 reveal", "* F3", "0 take 1", "1 take 1"]), "others are asked");
  assert.ok(!can(LOG), "a card was drawn");
  assert.ok(!can(["* first 1"]));
  assert.ok(!can([]));
  assert.ok(!can(["* first 0", "0 reveal", "* F3", "0 take 1"], { journal: [] }), "the game goes on from a record");
  assert.ok(!can(["* first 0", "0 reveal", "* F3", "0 take 1"], { table: { ...table, undo: { seat: 0 } } }), "it was asked for");
});
