import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { open } from "./browser.ts";

open("", "http://localhost:4321/");
const { addressFor, forget, games, placeAt, remember, sitDown, tokenOf } = await import("../src/places.ts");

const kept = (): unknown => JSON.parse(localStorage.getItem("florin-games") ?? "null");
const tables = () => games.value.map(({ table }) => table);
const place = (table: string, link: string) => ({ table, seat: 1, token: "secret", link });

beforeEach(() => {
  localStorage.setItem("florin-games", "[]");
  games.value = [];
});

test("the latest game comes first, with all that was known of it", () => {
  remember("a", { token: "secret", game: "court", names: ["Anna", "Britta"] });
  remember("b", {});
  remember("a", { stage: "playing", turn: 1 });
  assert.deepEqual(tables(), ["a", "b"]);
  const { seen, ...known } = placeAt("a")!;
  assert.ok(Math.abs(Date.now() - seen) < 60_000);
  assert.deepEqual(known, {
    table: "a", token: "secret", seat: null, game: "court", names: ["Anna", "Britta"], stage: "playing", turn: 1, won: null, score: null,
  });
  assert.deepEqual(kept(), games.value);
});

test("what another window has kept meanwhile is not lost", () => {
  remember("a", {});
  localStorage.setItem("florin-games", JSON.stringify([{ table: "other", token: "theirs" }, { table: "a", seat: 2 }]));
  remember("a", { turn: 0 });
  assert.deepEqual(tables(), ["a", "other"]);
  assert.equal(placeAt("a")?.seat, 2);
  assert.equal(tokenOf("other"), "theirs");
});

test("what is forgotten is gone, and opens no seat", () => {
  remember("a", { token: "secret" });
  remember("b", {});
  forget("a");
  assert.deepEqual(tables(), ["b"]);
  assert.equal(tokenOf("a"), null);
  assert.deepEqual(kept(), games.value);
});

test("sixty games are kept, the oldest goes", () => {
  for (let i = 0; i < 61; i += 1) remember(`t${i}`, {});
  assert.equal(games.value.length, 60);
  assert.equal(tables()[0], "t60");
  assert.equal(placeAt("t0"), undefined);
});

test("what is kept may be broken: then it begins anew", () => {
  for (const broken of ["", "{", "null", "{}", '[null, {"table": 3}]']) {
    localStorage.setItem("florin-games", broken);
    remember("a", {});
    assert.deepEqual(tables(), ["a"], broken);
  }
});

test("who sits down keeps the link without what opens the seat", () => {
  sitDown(place("a", "http://192.168.1.5:4321/t/a#secret"), { game: "board" });
  const { link, token, seat, game } = placeAt("a")!;
  assert.deepEqual([link, token, seat, game], ["http://192.168.1.5:4321/t/a", "secret", 1, "board"]);
});

test("at the server's own machine the address to send is the one that it tells, if it tells another", () => {
  assert.deepEqual(addressFor("a", "games/a"), { link: "http://localhost:4321/games/a", local: true });
  sitDown(place("a", "http://192.168.1.5:4321/medici/t/a#secret"), {});
  assert.deepEqual(addressFor("a", "games/a"), { link: "http://192.168.1.5:4321/medici/games/a", local: false });
  sitDown(place("b", "http://127.0.0.1:4321/t/b#secret"), {});
  assert.deepEqual(addressFor("b", "t/b"), { link: "http://127.0.0.1:4321/t/b", local: true });
});

test("a browser that keeps nothing still knows its games as long as the page is open", () => {
  const { getItem, setItem } = localStorage;
  const refuse = () => {
    throw new Error("not allowed");
  };
  Object.assign(localStorage, { getItem: refuse, setItem: refuse });
  sitDown(place("a", "http://localhost:4321/t/a"), { first: true });
  sitDown(place("b", "http://localhost:4321/t/b"), {});
  remember("a", { turn: 1 });
  const known = [placeAt("a")?.first, tokenOf("a"), tokenOf("b")];
  Object.assign(localStorage, { getItem, setItem });
  assert.deepEqual(known, [true, "secret", "secret"]);
});
