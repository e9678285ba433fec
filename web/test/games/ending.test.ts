import assert from "node:assert/strict";
import { test } from "node:test";
import "../jsx.ts";
import type { View } from "../../src/protocol.ts";

const { Ending, sources } = await import("../../src/games/scoring/ending.tsx");
const { apart, gridStep } = await import("../../src/games/scoring/race_chart.tsx");

const paid = (prize: number, rank: number[], extra: number[]) => ({ prize, rank, extra });
const DAYS = [
  { bids: [4, 9], paid: [paid(30, [10, 0, 0, 5, 0], [0, 0, 0, 0, 0]), paid(0, [0, 10, 0, 5, 0], [0, 10, 0, 0, 0])] },
  { bids: [0, 6], paid: [paid(0, [0, 0, 0, 0, 0], [5, 0, 0, 0, 20]), paid(15, [5, 0, 0, 0, 0], [0, 0, 0, 0, 0])] },
];
const game = (more: object) => sources(more as unknown as View);
const rows = (found: ReturnType<typeof sources>) => found.map(({ day, rows }) => [day, ...rows.map(({ key, amounts }) => [key, ...amounts])]);
const sums = (found: ReturnType<typeof sources>) =>
  [0, 1].map((seat) => found.flatMap(({ rows }) => rows).reduce((sum, { amounts }) => sum + amounts[seat]!, 0));

test("card: florins come from ships, goods and bonuses, day by day", () => {
  assert.deepEqual(rows(game({ game: "card", race: [[0, 0]], days: DAYS })), [
    [0, ["from-ship", 30, 0], ["from-goods", 15, 15], ["from-bonus", 0, 10]],
    [1, ["from-ship", 0, 15], ["from-goods", 0, 5], ["from-bonus", 25, 0]],
  ]);
});

test("board: the purse at the start and the bids count too, and the sum is the final amount", () => {
  const found = game({ game: "board", race: [[40, 40]], days: DAYS });
  assert.deepEqual(rows(found).slice(0, 2), [
    [null, ["from-start", 40, 40]],
    [0, ["from-hold", 30, 0], ["from-goods", 15, 15], ["from-steps", 0, 10], ["from-bids", -4, -9]],
  ]);
  assert.deepEqual(sums(found), [40 + 45 - 4 + 25, 40 + 25 - 9 + 20 - 6]);
});

test("court: influence comes from the circle and the two Outer Courts, each house's own nobles", () => {
  const houses = [
    { circle: 7, own: 10, other: 0, nobles: 2, total: 17 },
    { circle: 3, own: 9, other: 1, nobles: 4, total: 13 },
  ];
  assert.deepEqual(rows(game({ game: "court", houses })), [
    [null, ["from-circle", 7, 3], ["from-R", 10, 1], ["from-G", 0, 9]],
  ]);
});

test("a scale has four to seven lines, however far the race went", () => {
  for (let most = 11; most <= 1200; most += 1) {
    const lines = Math.ceil(most / gridStep(most)) + 1;
    assert.ok(lines >= 4 && lines <= 7, `${lines} up to ${most}`);
  }
});

test("labels at the lines' ends do not overlap, and keep the lines' order", () => {
  assert.deepEqual(apart([200, 50, 120], 20), [200, 50, 120]);
  assert.deepEqual(apart([100, 100, 90], 20), [110, 130, 90]);
  assert.deepEqual(apart([105, 100, 300, 110], 20), [120, 100, 300, 140]);
  assert.deepEqual(apart([], 20), []);
});

/** Return the texts of a rendered tree, without entering its components. */
function texts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(texts);
  if (typeof node === "string") return [node];
  return node && typeof node === "object" && "props" in node ? texts((node.props as { children?: unknown }).children) : [];
}

test("court: a tie decided by the number of nobles is shown as such, and the loser comes 2nd", () => {
  const t = (key: string, args: object = {}) => [key, ...Object.values(args)].join(" ");
  const shown = (view: object, seat: number | null) =>
    texts(Ending({ view: { game: "court", winners: [1], houses: [], race: [], ...view } as unknown as View, names: ["Anna", "Britta"], seat, t }));
  for (const seat of [0, 1, null]) {
    const tied = shown({ influence: [9, 9] }, seat);
    assert.ok(tied.includes("decided-by-nobles"));
    assert.ok(!tied.some((text) => text.startsWith("you-come")), "0 behind is no explanation");
    assert.ok(tied.includes("place 2") && !tied.includes("place 1"));
  }
  assert.ok(!shown({ influence: [9, 9], winners: [0, 1] }, 0).includes("decided-by-nobles"));
  const behind = shown({ influence: [4, 9] }, 0);
  assert.ok(behind.includes("you-come 2 5 court") && !behind.includes("decided-by-nobles"));
});
