import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { View } from "../../src/protocol.ts";
import { open } from "../browser.ts";

open("games/abc#4", "http://localhost:4321/");
const { ReplaySession } = await import("../../src/replay/replay_session.ts");

const LINES = ["* first 0", "0 reveal", "* F3", "0 take 1", "1 reveal", "* G5"];
const view = (name: string) => ({ game: "card", market: [name] }) as unknown as View;
const ENDS = [1, 3, 4, 6];
const story = (pointOfView: string) => ({
  lines: LINES,
  steps: ENDS.map((last, i) => ({ first: ENDS[i - 1] ?? 0, last, seat: null, effects: [], narration: [] })),
  points: ENDS.map((upto) => ({ upto, view: view(`${pointOfView} ${upto}`) })),
});

let asked: string[] = [];
let refused: object | null = null;

/** Answer like the server, or refuse. */
async function server(url: string): Promise<Response> {
  asked.push(new URL(url).pathname + new URL(url).search);
  if (refused) return Response.json(refused, { status: 404 });
  const pointOfView = new URL(url).searchParams.get("seat");
  return Response.json(pointOfView === null ? { game: "card", names: ["Anna", "Britta"], log: LINES } : story(pointOfView));
}

/** Wait for the effect of the server's answer. */
async function until(there: () => unknown): Promise<void> {
  for (let i = 0; !there(); i += 1) {
    assert.ok(i < 1000, "it does not come");
    await new Promise((done) => setImmediate(done));
  }
}

const closing: (() => void)[] = [];
const opened = async () => {
  const made = new ReplaySession("abc");
  made.open();
  closing.push(() => made.close());
  await until(() => made.story.value ?? made.lost.value);
  return made;
};

beforeEach(() => {
  history.replaceState(null, "", "/games/abc#4");
  globalThis.fetch = server as typeof fetch;
  asked = [];
  refused = null;
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

test("a link leads to the last point within its number of lines", async () => {
  const replay = await opened();
  assert.equal(replay.point.value?.upto, 4);
  const at = (line: number) => (replay.toLine(line), replay.point.value?.upto);
  assert.deepEqual([0, 1, 2, 3, 5, 6, 99].map(at), [1, 1, 1, 3, 4, 6, 6]);
});

test("the address follows the point, and the point follows the address", async () => {
  const replay = await opened();
  replay.go(1);
  assert.equal(location.hash, "#3");
  history.replaceState(null, "", "/games/abc#6");
  dispatchEvent(new Event("hashchange"));
  assert.equal(replay.at.value, 3);
  replay.close();
  history.replaceState(null, "", "/games/abc#1");
  dispatchEvent(new Event("hashchange"));
  assert.equal(replay.at.value, 3);
});

test("there is no point before the start or after the end", async () => {
  const replay = await opened();
  replay.go(-1);
  assert.equal(replay.at.value, 0);
  replay.go(Number.POSITIVE_INFINITY);
  assert.equal(replay.at.value, 3);
});

test("autoplay stops at the end, and starts again from the beginning", async (context) => {
  const replay = await opened();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const wait = () => context.mock.timers.tick(1100);
  replay.toggle();
  wait();
  assert.equal(replay.at.value, 3);
  assert.ok(replay.playing.value);
  wait();
  assert.ok(!replay.playing.value);
  replay.toggle();
  assert.equal(replay.at.value, 0);
  wait();
  assert.equal(replay.at.value, 1);
  replay.toggle();
  wait();
  assert.equal(replay.at.value, 1);
});

test("a manual step during autoplay restarts the interval", async (context) => {
  const replay = await opened();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  replay.go(0);
  replay.toggle();
  context.mock.timers.tick(1000);
  replay.go(1);
  context.mock.timers.tick(1000);
  assert.equal(replay.at.value, 1);
  context.mock.timers.tick(100);
  assert.equal(replay.at.value, 2);
});

test("each step leads to the point with its index", async () => {
  const { steps, points } = await opened();
  assert.deepEqual(steps.value.map(({ last }) => last), points.value.map(({ upto }) => upto));
});

test("another point of view shows the same point, without requesting the record again", async () => {
  const replay = await opened();
  replay.go(1);
  replay.pointOfView.value = "1";
  const before = replay.story.value;
  await until(() => replay.story.value !== before);
  assert.deepEqual(replay.point.value?.view, view("1 3"));
  assert.deepEqual(asked, ["/api/records/abc", "/api/records/abc/story?seat=all", "/api/records/abc/story?seat=1"]);
});

test("a missing record and an unreachable server are reported", async () => {
  refused = { type: "refusal", key: "no-record", text: "There is no such game.", values: {} };
  const { lost } = await opened();
  assert.deepEqual(lost.value, refused);
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  assert.equal((await opened()).lost.value, "unreachable");
});

test("an answer for a previous point of view is ignored", async () => {
  const replay = await opened();
  const late: (() => void)[] = [];
  globalThis.fetch = (async (url: string) => {
    if (url.includes("seat=0")) await new Promise<void>((done) => late.push(done));
    return server(url);
  }) as typeof fetch;
  replay.pointOfView.value = "0";
  replay.pointOfView.value = "1";
  await until(() => JSON.stringify(replay.point.value?.view).includes("1 "));
  for (const answer of late) answer();
  await new Promise((done) => setTimeout(done, 20));
  assert.deepEqual(replay.point.value?.view, view("1 4"));
});
