import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../browser.ts";

open("", "http://localhost:4321/");
const { addingUp } = await import("../../src/i18n/percent.ts");

test("the parts of an account add up as they are shown", () => {
  assert.deepEqual(addingUp([0.25, -0.0446, 0.6444, 0.2954, -0.1452]), [25, -4, 64, 30, -15]);
  assert.deepEqual(addingUp([1 / 3, 1 / 3, 1 / 3]), [34, 33, 33]);
});
