import assert from "node:assert/strict";
import { test } from "node:test";
import { shared } from "../../src/games/common/shared_values.ts";

test("an equal value keeps its identity", () => {
  const old = { cards: ["R7", "G2"], sum: 9, state: { joins: false } };
  assert.equal(shared(old, structuredClone(old)), old);
});

test("equal parts of a changed value keep their identity", () => {
  const old = [{ cards: ["R7"] }, { cards: ["G2"] }];
  const fresh = shared(old, [{ cards: ["R7"] }, { cards: ["G2", "G3"] }]);
  assert.deepEqual(fresh, [{ cards: ["R7"] }, { cards: ["G2", "G3"] }]);
  assert.equal(fresh[0], old[0]);
  assert.notEqual(fresh[1], old[1]);
});

test("added, removed and replaced parts are changes", () => {
  assert.deepEqual(shared([1, 2], [1]), [1]);
  assert.deepEqual(shared([1], [1, 2]), [1, 2]);
  assert.deepEqual(shared({ joins: true }, {}), {});
  assert.deepEqual(shared({ joins: undefined }, { falls: undefined }), { falls: undefined });
  assert.deepEqual(shared(["1"], { 0: "1" }), { 0: "1" });
  assert.equal(shared({ pay: 1 }, null), null);
});
