import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry, GameStep } from "../../src/protocol.ts";
import { tableEvents } from "../../src/session/table_events.ts";

const step = (first: number, last: number): GameStep => ({ first, last, seat: first ? 0 : null, effects: [], narration: [] });
let version = 0;
const entry = (what: string, more: Partial<Entry> = {}): Entry => ({ version: ++version, at: 0, what, seat: 0, ...more });
const places = (journal: Entry[], steps: GameStep[]) => tableEvents({ journal, steps }).map(({ after, entry: { what } }) => [after, what]);

test("events follow the move after which they happened; moves and chat are none", () => {
  const journal = [entry("sat"), entry("started"), entry("hinted"), entry("moved", { line: 1 }), entry("said"), entry("left"), entry("moved", { line: 3 }), entry("returned")];
  assert.deepEqual(places(journal, [step(0, 1), step(1, 3), step(3, 4)]), [
    [1, "hinted"],
    [3, "left"],
    [4, "returned"],
  ]);
});

test("a take-back belongs where the log ends now, and so does what happened in between", () => {
  const journal = [entry("started"), entry("moved", { line: 1 }), entry("moved", { line: 3 }), entry("hinted"), entry("undone", { upto: 1 })];
  assert.deepEqual(places(journal, [step(0, 1)]), [
    [1, "hinted"],
    [1, "undone"],
  ]);
  const later = [...journal, entry("moved", { line: 1 }), entry("returned")];
  assert.deepEqual(places(later, [step(0, 1), step(1, 2)]), [
    [1, "hinted"],
    [1, "undone"],
    [2, "returned"],
  ]);
});
