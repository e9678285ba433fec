import assert from "node:assert/strict";
import { test } from "node:test";
import { reasons } from "../../src/i18n/hint_reasons.ts";

const named = (move: string) => move;
const key = (name: string) => name;
const weighed = (move: string, share: number, terms: Record<string, number> = {}) => ({ move, share, sims: 100, terms });

test("the largest terms of a move are shown with their signs", () => {
  const bid = weighed("bid 3", 0.3, { hold: 2.6, goods: 17.3, price: -3, denies: 0.01, leaves: -13.1 });
  assert.deepEqual(reasons(key, [bid], named), ["+ reason-goods", "− reason-leaves", "− reason-price"]);
});

test("a move without terms is explained by what speaks against the next one, or as even", () => {
  const bid = weighed("bid 1", 0.14, { hold: -13.6, goods: 16, price: -1 });
  assert.deepEqual(reasons(key, [weighed("pass", 0.28), bid], named), ["hint-contrast"]);
  assert.deepEqual(reasons(key, [weighed("draw", 0.23), weighed("auction", 0.22, { leaves: 0.3 })], named), ["hint-even"]);
  assert.deepEqual(reasons(key, [weighed("draw", 0.33), weighed("auction", 0.22)], named), ["+ reason-luck"]);
  assert.deepEqual(reasons(key, [weighed("reveal", 1)], named), []);
});
