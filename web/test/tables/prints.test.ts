import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { noble, ware } from "../../src/tables/cards.ts";
import { drawing, PRINTS } from "../../src/tables/prints.ts";

const sprite = readFileSync(new URL("../../src/tables/art.svg", import.meta.url), "utf8");
const at = new Map(PRINTS.map((print) => [print.at, print.symbol]));

test("every card has its symbol printed", () => {
  for (const card of ["G5", "S5", "F5", "D5", "C5", "M5", "P5", "2*", "7", "10"]) {
    assert.equal(at.get(`.g-${ware(card).look} .g`), ware(card).symbol);
  }
  for (const rank of ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "15", "J"]) {
    const { symbol } = noble(`G${rank}`);
    assert.equal(at.get(`.noble .d-${symbol}`), symbol);
  }
});

test("every print is drawn with shapes of the sprite, in colours of its own", () => {
  for (const { symbol } of PRINTS) {
    const drawn = drawing(sprite, symbol, { color: "red", "--cut": "#fff" });
    assert.match(drawn, /^<svg xmlns="[^"]+" width="64" height="64" viewBox="0 0 48 48" style="color:red;--cut:#fff"><.+\/?><\/svg>$/s);
  }
});

test("a symbol that is not in the sprite is an error", () => {
  assert.throws(() => drawing(sprite, "unicorn", {}), /unicorn/);
});
