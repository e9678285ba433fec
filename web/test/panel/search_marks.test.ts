import assert from "node:assert/strict";
import { test } from "node:test";
import { marked, mentions, plain } from "../../src/panel/search_marks.ts";

test("words are found by their beginning, whatever their case and accents, and the text stays whole", () => {
  const text = "À égalité, l’Égalité compte.";
  const parts = marked(text, [plain("Égal")]);
  assert.deepEqual(parts.flatMap(([part, found]) => (found ? [part] : [])), ["égalité", "Égalité"]);
  assert.equal(parts.map(([part]) => part).join(""), text);
  assert.ok(!mentions("the cities", "tie"));
});
