import assert from "node:assert/strict";
import { test } from "node:test";
import { alsoHeard, heard, NOTHING_HEARD } from "../src/hearing.ts";
import { turnsOf, type Known, type Turn } from "../src/merging.ts";

const LOG = ["* first 0", "0 reveal", "* F3", "0 take 1", "1 reveal", "* G5", "1 take 1"];

function known(log: string[], version = log.length): Known {
  const turns = turnsOf(log).map(([first, last]) => ({ first, lines: log.slice(first, last) }));
  return { log, turns, version } as unknown as Known;
}
const tell = ({ lines }: Turn): string[] => lines;
const said = ({ lines }: { lines: [string, string][] }): string[] => lines.map(([, line]) => line);

test("who comes to a game hears its last turn, then every one, however many come at once", () => {
  const untold = heard(NOTHING_HEARD, { ...known(LOG.slice(0, 3)), turns: [] }, tell);
  const first = heard(untold, known(LOG.slice(0, 3)), tell);
  assert.deepEqual(said(first), ["0 reveal", "* F3"]);
  assert.equal(heard(first, known(LOG.slice(0, 3), 9), tell), first); // a chair changed, nothing of the game
  assert.deepEqual(said(heard(first, known(LOG), tell)), LOG.slice(1));
});

test("old sentences go when new ones come, never a new one", () => {
  const long = Array.from({ length: 40 }, (_, i) => `${i % 2} pass`);
  const all = heard(heard(NOTHING_HEARD, known(LOG), tell), known([...LOG, ...long]), tell);
  assert.deepEqual(said(all).slice(-40), long);
  assert.ok(heard(all, known([...LOG, ...long, "0 pass"]), tell).lines.length < 12);
});

test("what is played after an undo is heard, also when it is the same", () => {
  const before = heard(heard(NOTHING_HEARD, known(LOG.slice(0, 4)), tell), known(LOG.slice(0, 6)), tell);
  const undone = heard(before, known(LOG.slice(0, 4), 7), tell);
  const again = heard(undone, known(LOG.slice(0, 6), 8), tell);
  assert.deepEqual(said(again).slice(-2), ["1 reveal", "* G5"]);
  assert.equal(new Set(again.lines.map(([key]) => key)).size, again.lines.length);
});

test("what happened beside the game is heard between its turns, also when the same happens again", () => {
  const first = alsoHeard(heard(NOTHING_HEARD, known(LOG.slice(0, 4)), tell), ["Britta is away."]);
  assert.equal(alsoHeard(first, []), first);
  const again = alsoHeard(heard(first, known(LOG), tell), ["Britta is away."]);
  assert.deepEqual(said(again), ["0 take 1", "Britta is away.", ...LOG.slice(4), "Britta is away."]);
  assert.equal(new Set(again.lines.map(([key]) => key)).size, again.lines.length);
});
