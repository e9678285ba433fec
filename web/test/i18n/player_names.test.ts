/** Names in the journal. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableInfo } from "../../src/protocol.ts";
import { open } from "../browser.ts";

open("http://localhost/", "http://localhost/");
const { faceOf, florentine, namesAt, nameThen } = await import("../../src/i18n/player_names.ts");

const entry = { version: 1, at: 0, what: "said", seat: 1 };
const now = ["Anna", "Carla"];

test("an entry names the holder of the seat at the time", () => {
  assert.equal(nameThen({ id: "table" }, { ...entry, name: "Britta" }, now), "Britta");
});

test("an entry without a name is by the present holder", () => {
  assert.equal(nameThen({ id: "table" }, entry, now), "Carla");
});

test("a bot has its name of Florence, even after someone else took its seat", () => {
  assert.equal(nameThen({ id: "table" }, { ...entry, what: "filled", name: "merchant", bot: "merchant:ms=9" }, now), florentine("table", 1));
});

test("six bots of one level at a table look different", () => {
  const faces = Array.from({ length: 6 }, (_, seat) => faceOf("merchant:ms=9", florentine("table", seat)));
  assert.equal(new Set(faces).size, 6);
  assert.ok(faces.every((face) => face.split(" ")[0] === "bot-merchant"));
});

test("bots keep their names in a rematch, one seat further on", () => {
  const bot = { kind: "bot", name: "merchant", bot: "merchant" };
  const table = { id: "first", seats: [bot, bot, bot], named_after: "", rotated: 0 } as unknown as TableInfo;
  const [anna, britta, carla] = namesAt(table);
  assert.deepEqual(namesAt({ ...table, id: "second", named_after: "first", rotated: 1 }), [carla, anna, britta]);
});
