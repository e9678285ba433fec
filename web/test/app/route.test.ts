import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../browser.ts";

open("t/abc#token", "https://florin.example/medici/");
const { address, arrive, go, route, routeOf, socketAddress } = await import("../../src/app/route.ts");
const { shareAddress, saveSeat } = await import("../../src/session/saved_games.ts");

test("an address is the home, a table, a recorded game or unknown", () => {
  assert.deepEqual(routeOf(""), { at: "home", game: null, build: false });
  assert.deepEqual(routeOf("", "?new=court"), { at: "home", game: "court", build: true });
  assert.deepEqual(routeOf("", "?statistics"), { at: "statistics" });
  assert.deepEqual(routeOf("", "?daily"), { at: "daily", day: null });
  assert.deepEqual(routeOf("", "?daily=2026-11-18"), { at: "daily", day: "2026-11-18" });
  assert.deepEqual(routeOf("", "?new="), { at: "home", game: null, build: true });
  for (const path of ["t/a-b_9", "t/a-b_9/", "t/a-b_9//"]) assert.deepEqual(routeOf(path), { at: "table", table: "a-b_9" });
  for (const path of ["games/abc", "r/abc", "games/abc/"]) assert.deepEqual(routeOf(path), { at: "record", record: "abc" });
  for (const path of ["t", "t/", "t/a/b", "t/a.b", `t/${"a".repeat(41)}`, "x/abc", "tables/abc", "abc"]) {
    assert.deepEqual(routeOf(path), { at: "nowhere" }, path);
  }
});

test("the route is read from the part after the base", () => {
  assert.deepEqual(route.value, { at: "table", table: "abc" });
  go("games/xyz");
  assert.equal(location.href, "https://florin.example/medici/games/xyz");
  assert.deepEqual(route.value, { at: "record", record: "xyz" });
  history.pushState(null, "", "/medici/?new=card");
  arrive();
  assert.deepEqual(route.value, { at: "home", game: "card", build: true });
  history.pushState(null, "", "/t/abc"); // not ours
  arrive();
  assert.deepEqual(route.value, { at: "nowhere" });
});

test("every address is below the base, and a socket uses the page's security", () => {
  assert.equal(address(""), "https://florin.example/medici/");
  assert.equal(address("t/abc"), "https://florin.example/medici/t/abc");
  assert.equal(socketAddress("api/tables/abc/socket"), "wss://florin.example/medici/api/tables/abc/socket");
});

test("an address that others can reach is the one to send", () => {
  saveSeat({ table: "abc", seat: 0, token: "secret", link: "http://inside.example/t/abc#secret" }, {});
  assert.deepEqual(shareAddress("abc", "t/abc"), { link: "https://florin.example/medici/t/abc", local: false });
});
