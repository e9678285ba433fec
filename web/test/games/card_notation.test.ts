import assert from "node:assert/strict";
import { test } from "node:test";
import { listed, noble, nobleName, type Say, ware, wareName } from "../../src/games/common/card_notation.ts";

const t: Say = (key, args = {}) => [key, ...Object.values(args)].join(" ");

test("the notation contains good, value, icons and whether a card is green", () => {
  assert.deepEqual(ware("FF0"), { letter: "F", look: "fur", symbol: "fur", value: 0, icons: 2, green: false });
  assert.deepEqual(ware("F0*"), { letter: "F", look: "fur", symbol: "fur", value: 0, icons: 1, green: true });
  assert.equal(ware("2*").look, "neutral");
  assert.equal(ware("7").look, "black");
  assert.equal(ware("10").look, "ten");
  assert.throws(() => ware("?"));
});

test("each kind of ware has its own name", () => {
  const cards = ["F3", "FF0", "F0*", "FF0*", "2*", "7", "10"];
  const keys = cards.map((card) => wareName(t, "card", card).split(" ")[0]);
  assert.deepEqual(keys, [
    "card-good",
    "card-good-two",
    "card-good-green",
    "card-good-two-green",
    "card-green-2",
    "card-black-7",
    "card-10",
  ]);
});

test("a Jester has no number in its name", () => {
  assert.equal(nobleName(t, "RJ"), "office-J");
  assert.equal(nobleName(t, "G7"), "noble-named office-7 7");
  assert.equal(noble("R10").symbol, "marquis");
});

test("a list ends with and", () => {
  assert.equal(listed(t, ["A"]), "A");
  assert.equal(listed(t, ["A", "B", "C"]), "and A, B C");
});
