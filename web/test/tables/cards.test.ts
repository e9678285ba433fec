import assert from "node:assert/strict";
import { test } from "node:test";
import { listed, noble, nobleName, type Say, ware, wareName, worth } from "../../src/tables/cards.ts";
import { conspiracySum, jesterValues } from "../../src/tables/jesters.ts";

const t: Say = (key, args = {}) => [key, ...Object.values(args)].join(" ");

test("the notation tells good, value, icons and whether a card is green", () => {
  assert.deepEqual(ware("FF0"), { letter: "F", look: "fur", symbol: "fur", value: 0, icons: 2, green: false });
  assert.deepEqual(ware("F0*"), { letter: "F", look: "fur", symbol: "fur", value: 0, icons: 1, green: true });
  assert.equal(ware("2*").look, "neutral");
  assert.equal(ware("7").look, "black");
  assert.equal(ware("10").look, "ten");
  assert.throws(() => ware("?"));
});

test("each kind of ware has its own words", () => {
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

test("a jester has no number in its name and counts 1 in the end", () => {
  assert.equal(nobleName(t, "RJ"), "office-J");
  assert.equal(nobleName(t, "G7"), "noble-named office-7 7");
  assert.equal(worth("GJ"), 1);
  assert.equal(worth("R15"), 15);
  assert.equal(noble("R10").symbol, "marquis");
});

test("a list ends with and", () => {
  assert.equal(listed(t, ["A"]), "A");
  assert.equal(listed(t, ["A", "B", "C"]), "and A, B C");
});

test("jesters are told at the lowest values that work, the played card first", () => {
  assert.deepEqual(jesterValues("RJ", ["G3"], ["R9"]), [{ card: "RJ", value: 6 }]);
  assert.deepEqual(jesterValues("R2", ["GJ"], ["RJ", "R8"]), [
    { card: "GJ", value: 7 },
    { card: "RJ", value: 1 },
  ]);
  assert.deepEqual(jesterValues("RJ", ["R9"], ["GJ", "G10"], 3), [
    { card: "RJ", value: 2 },
    { card: "GJ", value: 1 },
  ]);
});

test("the conspirators count what their jesters are told at", () => {
  const values = jesterValues("RJ", ["G3"], ["R9"]);
  assert.equal(conspiracySum("RJ", ["G3"], values), 9);
  assert.equal(conspiracySum("R2", ["GJ"], jesterValues("R2", ["GJ"], ["RJ", "R8"])), 9);
});
