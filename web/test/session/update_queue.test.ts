import assert from "node:assert/strict";
import { test } from "node:test";
import { backOff } from "../../src/net/socket.ts";
import { UpdateQueue } from "../../src/session/update_queue.ts";

function queue(pause: () => number) {
  const shown: string[] = [];
  const made = new UpdateQueue<string>((item) => item.startsWith("bot"), (item) => shown.push(item), { pause, show: (apply) => apply() });
  return { made, shown };
}

test("other players' moves appear in order after a pause, one's own at once", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { made, shown } = queue(() => 500);
  made.push("mine");
  assert.deepEqual(shown, ["mine"]);
  made.push("bot 1");
  made.push("bot 2");
  made.push("chat");
  assert.deepEqual(shown, ["mine"]);
  context.mock.timers.tick(500);
  assert.deepEqual(shown, ["mine", "bot 1"]);
  context.mock.timers.tick(500);
  assert.deepEqual(shown, ["mine", "bot 1", "bot 2", "chat"]);
});

test("a pause that has become shorter is not waited for any longer", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let pause = 500;
  const { made, shown } = queue(() => pause);
  made.push("bot 1");
  made.push("bot 2");
  made.hurry();
  assert.deepEqual(shown, []);
  pause = 0;
  made.hurry();
  assert.deepEqual(shown, ["bot 1", "bot 2"]);
  context.mock.timers.tick(2000);
  assert.deepEqual(shown, ["bot 1", "bot 2"]);
});

test("hurrying does not open what is held", () => {
  const { made, shown } = queue(() => 0);
  made.hold();
  made.push("bot 1");
  made.hurry();
  assert.deepEqual(shown, []);
});

test("without pauses everything appears at once", () => {
  const { made, shown } = queue(() => 0);
  made.push("bot 1");
  made.push("bot 2");
  assert.deepEqual(shown, ["bot 1", "bot 2"]);
});

test("while a scoring is shown everything waits", () => {
  const { made, shown } = queue(() => 0);
  made.hold();
  made.push("bot 1");
  assert.deepEqual(shown, []);
  made.release();
  assert.deepEqual(shown, ["bot 1"]);
});

test("flush shows everything at once, and no timer shows it again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { made, shown } = queue(() => 500);
  made.push("bot 1");
  made.push("bot 2");
  made.flush();
  context.mock.timers.tick(2000);
  assert.deepEqual(shown, ["bot 1", "bot 2"]);
  assert.equal(made.length, 0);
});

test("reconnecting backs off exponentially with jitter", () => {
  assert.deepEqual([0, 1, 2].map((tries) => backOff(tries, 1)), [500, 1000, 2000]);
  assert.deepEqual([0, 30].map((tries) => backOff(tries, 0)), [250, 7500]);
  assert.equal(backOff(30, 1), 15_000);
});

