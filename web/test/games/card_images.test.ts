import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CARD_IMAGES, drawing } from "../../src/games/common/card_images.ts";
import { noble, ware } from "../../src/games/common/card_notation.ts";

const sprite = readFileSync(new URL("../../src/games/common/art.svg", import.meta.url), "utf8");
const at = new Map(CARD_IMAGES.map((image) => [image.at, image.symbol]));

test("every card has an image of its symbol", () => {
  for (const card of ["G5", "S5", "F5", "D5", "C5", "M5", "P5", "2*", "7", "10"]) {
    assert.equal(at.get(`.g-${ware(card).look} .g`), ware(card).symbol);
  }
  for (const rank of ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "15", "J"]) {
    const { symbol } = noble(`G${rank}`);
    assert.equal(at.get(`.noble .d-${symbol}`), symbol);
  }
});

test("every image is drawn with shapes of the sprite in its own colours", () => {
  for (const { symbol } of CARD_IMAGES) {
    const drawn = drawing(sprite, symbol, { color: "red", "--cut": "#fff" });
    assert.match(drawn, /^<svg xmlns="[^"]+" width="64" height="64" viewBox="0 0 48 48" style="color:red;--cut:#fff"><.+\/?><\/svg>$/s);
  }
});

test("a symbol that is not in the sprite is an error", () => {
  assert.throws(() => drawing(sprite, "unicorn", {}), /unicorn/);
});
