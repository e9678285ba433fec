import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { View } from "../src/protocol.ts";
import { open } from "./browser.ts";

open("games/abc#4", "http://localhost:4321/");
const { Replaying } = await import("../src/replaying.ts");

const LINES = ["* first 0", "0 reveal", "* F3", "0 take 1", "1 reveal", "* G5"];
const view = (name: string) => ({ game: "card", market: [name] }) as unknown as View;
const story = (eyes: string) => ({ lines: LINES, points: [1, 3, 4, 6].map((upto) => ({ upto, view: view(`${eyes} ${upto}`) })) });

let asked: string[] = [];
let refused: object | null = null;

/** Answers as the server does; what it refuses, it says why. */
async function server(url: string): Promise<Response> {
  asked.push(new URL(url).pathname + new URL(url).search);
  if (refused) return Response.json(refused, { status: 404 });
  const eyes = new URL(url).searchParams.get("seat");
  return Response.json(eyes === null ? { game: "card", names: ["Anna", "Britta"], log: LINES } : story(eyes));
}

/** Waits for what the server's answer brings, but not for ever. */
async function until(there: () => unknown): Promise<void> {
  for (let i = 0; !there(); i += 1) {
    assert.ok(i < 1000, "it does not come");
    await new Promise((done) => setImmediate(done));
  }
}

const closing: (() => void)[] = [];
const opened = async () => {
  const made = new Replaying("abc");
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

test("a link leads to the last point of so many lines", async () => {
  const replaying = await opened();
  assert.equal(replaying.point.value?.upto, 4);
  const at = (line: number) => (replaying.toLine(line), replaying.point.value?.upto);
  assert.deepEqual([0, 1, 2, 3, 5, 6, 99].map(at), [1, 1, 1, 3, 4, 6, 6]);
});

test("the address follows, and an address that is changed leads there", async () => {
  const replaying = await opened();
  replaying.go(1);
  assert.equal(location.hash, "#3");
  history.replaceState(null, "", "/games/abc#6");
  dispatchEvent(new Event("hashchange"));
  assert.equal(replaying.at.value, 3);
  replaying.close();
  history.replaceState(null, "", "/games/abc#1");
  dispatchEvent(new Event("hashchange"));
  assert.equal(replaying.at.value, 3);
});

test("before the start and after the end there is nothing", async () => {
  const replaying = await opened();
  replaying.go(-1);
  assert.equal(replaying.at.value, 0);
  replaying.go(Number.POSITIVE_INFINITY);
  assert.equal(replaying.at.value, 3);
});

test("by itself it goes on to the end and stops; let play again, it begins anew", async (context) => {
  const replaying = await opened();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const wait = () => context.mock.timers.tick(1100);
  replaying.toggle();
  wait();
  assert.equal(replaying.at.value, 3);
  assert.ok(replaying.playing.value);
  wait();
  assert.ok(!replaying.playing.value);
  replaying.toggle();
  assert.equal(replaying.at.value, 0);
  wait();
  assert.equal(replaying.at.value, 1);
  replaying.toggle();
  wait();
  assert.equal(replaying.at.value, 1);
});

test("who steps while it plays has all of the next point's time", async (context) => {
  const replaying = await opened();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  replaying.go(0);
  replaying.toggle();
  context.mock.timers.tick(1000);
  replaying.go(1);
  context.mock.timers.tick(1000);
  assert.equal(replaying.at.value, 1);
  context.mock.timers.tick(100);
  assert.equal(replaying.at.value, 2);
});

test("each turn has the views around it", async () => {
  const { turns } = await opened();
  assert.deepEqual(turns.value.map(({ first, lines }) => [first, lines.length]), [[0, 1], [1, 2], [3, 1], [4, 2]]);
  assert.deepEqual(turns.value.map(({ before }) => before), [null, view("all 1"), view("all 3"), view("all 4")]);
  assert.deepEqual(turns.value.at(-1)?.after, view("all 6"));
});

test("with other eyes one sees the same point, and the record is not asked for again", async () => {
  const replaying = await opened();
  replaying.go(1);
  replaying.eyes.value = "1";
  const before = replaying.story.value;
  await until(() => replaying.story.value !== before);
  assert.deepEqual(replaying.point.value?.view, view("1 3"));
  assert.deepEqual(asked, ["/api/records/abc", "/api/records/abc/story?seat=all", "/api/records/abc/story?seat=1"]);
});

test("what is not there is told in the server's words, and that it cannot be reached", async () => {
  refused = { type: "refusal", key: "no-record", text: "There is no such game.", values: {} };
  const { lost } = await opened();
  assert.deepEqual(lost.value, refused);
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  assert.equal((await opened()).lost.value, "unreachable");
});

test("an answer for eyes that were left meanwhile is not shown", async () => {
  const replaying = await opened();
  const late: (() => void)[] = [];
  globalThis.fetch = (async (url: string) => {
    if (url.includes("seat=0")) await new Promise<void>((done) => late.push(done));
    return server(url);
  }) as typeof fetch;
  replaying.eyes.value = "0";
  replaying.eyes.value = "1";
  await until(() => JSON.stringify(replaying.point.value?.view).includes("1 "));
  for (const answer of late) answer();
  await new Promise((done) => setTimeout(done, 20));
  assert.deepEqual(replaying.point.value?.view, view("1 4"));
});
