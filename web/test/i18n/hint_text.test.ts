import assert from "node:assert/strict";
import { test } from "node:test";
import { hintLines } from "../../src/i18n/hint_text.ts";
import type { Candidate } from "../../src/protocol.ts";

const t = (key: string, args: Record<string, string | number> = {}) => [key, ...Object.values(args)].join(" ");
const reader = { t, game: "card" as const, names: ["Anna", "Bert"], you: 0 };
const percent = (share: number) => `${Math.round(100 * share)}%`;
const weighed = (move: string, share: number, key = ""): Candidate => {
  return { move, share, sims: 100, reason: key ? { key, seat: null, args: { good: "G", here: 41, there: 28 } } : null };
};
const lines = (...candidates: Candidate[]) => hintLines(reader, candidates, (move) => move, percent);

test("a hint has a sentence with both shares, the reason, and a line for each alternative with a reason", () => {
  assert.deepEqual(lines(weighed("reveal", 0.31, "best"), weighed("take 1", 0.22, "other"), weighed("take 12", 0.2)), [
    { head: "hint-best Reveal 31% 22%", why: "best goods-card-G 41 28" },
    { head: "hint-other Take 1 22%", why: "other goods-card-G 41 28" },
  ]);
});

test("a share that was measured roughly and looks better than the best one's is not shown", () => {
  assert.deepEqual(lines(weighed("reveal", 0.31, "best"), weighed("take 1", 0.33, "other")).map(({ head }) => head), [
    "hint-sole Reveal 31%",
    "hint-rough Take 1",
  ]);
});

test("a lost move has less than one percent, never none, and a bot without reasons only its move", () => {
  assert.deepEqual(lines(weighed("pass", 0)), [{ head: "hint-sole Pass < 1%", why: "" }]);
});
