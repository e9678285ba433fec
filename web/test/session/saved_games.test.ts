import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { open } from "../browser.ts";

open("", "http://localhost:4321/");
const { shareAddress, forget, gamesByUrgency, savedGames, savedGame, remember, saveSeat, tokenOf } = await import("../../src/session/saved_games.ts");

const kept = (): unknown => JSON.parse(localStorage.getItem("florin-games") ?? "null");
const tables = () => savedGames.value.map(({ table }) => table);
const place = (table: string, link: string) => ({ table, seat: 1, token: "secret", link });

beforeEach(() => {
  localStorage.setItem("florin-games", "[]");
  savedGames.value = [];
});

test("the latest game comes first, with all its saved facts", () => {
  remember("a", { token: "secret", game: "court", names: ["Anna", "Britta"] });
  remember("b", {});
  remember("a", { stage: "playing", turn: 1 });
  assert.deepEqual(tables(), ["a", "b"]);
  const { seen, ...known } = savedGame("a")!;
  assert.ok(Math.abs(Date.now() - seen) < 60_000);
  assert.deepEqual(known, {
    table: "a", token: "secret", seat: null, game: "court", names: ["Anna", "Britta"], stage: "playing", turn: 1, won: null, score: null,
  });
  assert.deepEqual(kept(), savedGames.value);
});

test("changes saved by another window are not lost", () => {
  remember("a", {});
  localStorage.setItem("florin-games", JSON.stringify([{ table: "other", token: "theirs" }, { table: "a", seat: 2 }]));
  remember("a", { turn: 0 });
  assert.deepEqual(tables(), ["a", "other"]);
  assert.equal(savedGame("a")?.seat, 2);
  assert.equal(tokenOf("other"), "theirs");
});

test("a forgotten game is removed with its token", () => {
  remember("a", { token: "secret" });
  remember("b", {});
  forget("a");
  assert.deepEqual(tables(), ["b"]);
  assert.equal(tokenOf("a"), null);
  assert.deepEqual(kept(), savedGames.value);
});

test("sixty games are saved, and the oldest is dropped", () => {
  for (let i = 0; i < 61; i += 1) remember(`t${i}`, {});
  assert.equal(savedGames.value.length, 60);
  assert.equal(tables()[0], "t60");
  assert.equal(savedGame("t0"), undefined);
});

test("broken storage is replaced", () => {
  for (const broken of ["", "{", "null", "{}", '[null, {"table": 3}]']) {
    localStorage.setItem("florin-games", broken);
    remember("a", {});
    assert.deepEqual(tables(), ["a"], broken);
  }
});

test("the saved link does not contain the seat token", () => {
  saveSeat(place("a", "http://192.168.1.5:4321/t/a#secret"), { game: "board" });
  const { link, token, seat, game } = savedGame("a")!;
  assert.deepEqual([link, token, seat, game], ["http://192.168.1.5:4321/t/a", "secret", 1, "board"]);
});

test("on the server's machine, the address to send is the public one if the server knows it", () => {
  assert.deepEqual(shareAddress("a", "games/a"), { link: "http://localhost:4321/games/a", local: true });
  saveSeat(place("a", "http://192.168.1.5:4321/medici/t/a#secret"), {});
  assert.deepEqual(shareAddress("a", "games/a"), { link: "http://192.168.1.5:4321/medici/games/a", local: false });
  saveSeat(place("b", "http://127.0.0.1:4321/t/b#secret"), {});
  assert.deepEqual(shareAddress("b", "t/b"), { link: "http://127.0.0.1:4321/t/b", local: true });
});

test("a browser that stores nothing knows its games while the page is open", () => {
  const { getItem, setItem } = localStorage;
  const refuse = () => {
    throw new Error("not allowed");
  };
  Object.assign(localStorage, { getItem: refuse, setItem: refuse });
  saveSeat(place("a", "http://localhost:4321/t/a"), { lesson: 3 });
  saveSeat(place("b", "http://localhost:4321/t/b"), {});
  remember("a", { turn: 1 });
  const known = [savedGame("a")?.lesson, tokenOf("a"), tokenOf("b")];
  Object.assign(localStorage, { getItem, setItem });
  assert.deepEqual(known, [3, "secret", "secret"]);
});

test("games that wait for us come first, finished ones last, each group by our last visit", () => {
  remember("over", { stage: "over" }, 5);
  remember("lobby", { stage: "waiting" }, 1);
  remember("theirs", { stage: "playing", seat: 0, turn: 1 }, 2);
  remember("mine", { stage: "playing", seat: 0, turn: 0 }, 0);
  assert.deepEqual(gamesByUrgency(savedGames.value).map(({ table }) => table), ["mine", "theirs", "lobby", "over"]);
});
