import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, rowLength } from "../../src/games/court/circle_layout.ts";

test("two rows hold every slot of the ring once", () => {
  for (const size of [8, 9, 12]) {
    const cells = Array.from({ length: size }, (_, slot) => cell(slot, size));
    assert.equal(new Set(cells.map(({ col, row }) => `${col} ${row}`)).size, size);
    assert.ok(cells.every(({ col, row }) => col <= rowLength(size) && row <= 2));
  }
});
