import assert from "node:assert/strict";
import { test } from "node:test";
import { recordsIn } from "../../src/home/record_file.ts";

const record = (game: string) => ({ game, names: ["Anna", "Britta"], log: [] });

test("a file has one record, on one line or several, or one per line", () => {
  assert.equal(recordsIn(JSON.stringify(record("card"), null, 2))?.length, 1);
  const found = recordsIn(`${JSON.stringify(record("card"))}\n\n${JSON.stringify(record("court"))}\n`);
  assert.deepEqual(found?.map((one) => one.record.game), ["card", "court"]);
});

test("anything else is not a file of records", () => {
  for (const text of ["", "hello", "[]", "null", "{}", '{"game": "card"}', `${JSON.stringify(record("card"))}\nhello`]) {
    assert.equal(recordsIn(text), null);
  }
});
