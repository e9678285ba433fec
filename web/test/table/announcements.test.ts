import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameStep } from "../../src/protocol.ts";
import type { TableState } from "../../src/session/table_state.ts";
import { announceOther, announceSteps, NO_ANNOUNCEMENTS } from "../../src/table/announcements.ts";

const LOG = ["* first 0", "0 reveal", "* F3", "0 take 1", "1 reveal", "* G5", "1 take 1"];

/** A state whose steps start at each move. */
function state(log: string[], version = log.length): TableState {
  const starts = log.flatMap((line, i) => (i === 0 || !line.startsWith("*") ? [i] : []));
  const steps = starts.map((first, i) => ({ first, last: starts[i + 1] ?? log.length }));
  return { log, steps, version } as unknown as TableState;
}
const ALL = [...LOG, ...Array.from({ length: 41 }, (_, i) => `${i % 2} pass`)];
const tell = ({ first, last }: GameStep): string[] => ALL.slice(first, last);
const said = ({ lines }: { lines: [string, string][] }): string[] => lines.map(([, line]) => line);

test("at first the last step is announced, then every step, however many come at once", () => {
  const first = announceSteps(NO_ANNOUNCEMENTS, state(LOG.slice(0, 3)), tell);
  assert.deepEqual(said(first), ["0 reveal", "* F3"]);
  assert.equal(announceSteps(first, state(LOG.slice(0, 3), 9), tell), first); // a seat changed, not the game
  assert.deepEqual(said(announceSteps(first, state(LOG), tell)), LOG.slice(1));
});

test("only old sentences are dropped, never a new one", () => {
  const all = announceSteps(announceSteps(NO_ANNOUNCEMENTS, state(LOG), tell), state(ALL.slice(0, -1)), tell);
  assert.deepEqual(said(all).slice(-40), ALL.slice(-41, -1));
  assert.ok(announceSteps(all, state(ALL), tell).lines.length < 12);
});

test("a move repeated after an undo is announced again", () => {
  const before = announceSteps(announceSteps(NO_ANNOUNCEMENTS, state(LOG.slice(0, 4)), tell), state(LOG.slice(0, 6)), tell);
  const undone = announceSteps(before, state(LOG.slice(0, 4), 7), tell);
  const again = announceSteps(undone, state(LOG.slice(0, 6), 8), tell);
  assert.deepEqual(said(again).slice(-2), ["1 reveal", "* G5"]);
  assert.equal(new Set(again.lines.map(([key]) => key)).size, again.lines.length);
});

test("other events are announced between turns, even when repeated", () => {
  const first = announceOther(announceSteps(NO_ANNOUNCEMENTS, state(LOG.slice(0, 4)), tell), ["Britta is away."]);
  assert.equal(announceOther(first, []), first);
  const again = announceOther(announceSteps(first, state(LOG), tell), ["Britta is away."]);
  assert.deepEqual(said(again), ["0 take 1", "Britta is away.", ...LOG.slice(4), "Britta is away."]);
  assert.equal(new Set(again.lines.map(([key]) => key)).size, again.lines.length);
});
