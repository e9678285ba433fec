import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameStep, TableInfo, Update, View } from "../../src/protocol.ts";
import { canUndo, mergeUpdate, playedFor, type TableState } from "../../src/session/table_state.ts";

const view = (name: string, turn = 0): View => ({ game: "card", scores: [], turn, legal: [], market: [name] }) as unknown as View;
const table = { id: "t", stage: "playing", seats: [] } as unknown as TableInfo;

const LOG = ["* first 0", "0 reveal", "* F3", "0 take 1", "1 reveal", "* G5"];
const STEPS = [[0, 1, null], [1, 3, 0], [3, 4, 0], [4, 6, 1]].map(([first, last, seat]) => ({ first, last, seat, effects: [], narration: [] }) as unknown as GameStep);

/** An update to the first `upto` lines of the log, as the server sends it. */
function update(version: number, since: number, start: number, upto: number, more: Partial<Update> = {}): Update {
  const journal = [{ version, at: 0, what: "moved" }];
  const steps = STEPS.filter(({ first, last }) => first >= start && last <= upto);
  return {
    type: "update", version, since, now: 1000, seat: 0, table, journal, log: { start, lines: LOG.slice(start, upto) }, steps,
    view: view(String(version)), advance: null, muted: [], ...more,
  };
}

test("an update builds on the previous state", () => {
  let state = mergeUpdate(null, update(3, 0, 0, 1), 990);
  assert.equal(state.skew, 10);
  state = mergeUpdate(state, update(4, 3, 1, 3));
  state = mergeUpdate(state, update(5, 4, 3, 4));
  assert.deepEqual(state.log, LOG.slice(0, 4));
  assert.deepEqual(state.journal.map((entry) => entry.version), [3, 4, 5]);
  assert.deepEqual(state.steps, STEPS.slice(0, 3));
});

test("an update from the start replaces the state", () => {
  const state = mergeUpdate(mergeUpdate(null, update(3, 0, 0, 6)), update(9, 0, 0, 1));
  assert.deepEqual(state.log, LOG.slice(0, 1));
  assert.deepEqual(state.steps, STEPS.slice(0, 1));
  assert.deepEqual(state.journal.map((entry) => entry.version), [9]);
});

test("an undo shortens the log and its steps", () => {
  let state = mergeUpdate(null, update(3, 0, 0, 1));
  state = mergeUpdate(state, update(4, 3, 1, 3));
  state = mergeUpdate(state, update(5, 4, 3, 4, { view: view("5", 1) }));
  state = mergeUpdate(state, update(6, 5, 1, 1));
  assert.deepEqual(state.log, LOG.slice(0, 1));
  assert.deepEqual(state.steps, STEPS.slice(0, 1));
});

test("the clock's moves for a person are marked, and the first one of a stand-in, but not undone ones", () => {
  const table = { seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot" }] } as unknown as TableState["table"];
  const moved = (line: number, seat: number, by: string) => ({ version: line, at: 0, what: "moved", seat, by, line });
  const journal = [
    moved(1, 0, "person"), moved(3, 1, "clock"), moved(4, 2, "bot"), moved(5, 0, "clock"),
    { version: 6, at: 0, what: "undone", seat: 0, upto: 5 },
    moved(5, 0, "person"), moved(6, 1, "clock"), moved(7, 0, "bot"), moved(8, 1, "bot"), moved(9, 0, "bot"), moved(10, 1, "bot"),
  ];
  assert.deepEqual([...playedFor({ journal, table })], [[3, "clock"], [6, "clock"], [7, "bot"], [8, "bot"]]);
});

test("our last move can be undone until something is drawn, if it was made at this table", () => {
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
