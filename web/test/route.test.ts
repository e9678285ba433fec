import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./browser.ts";

open("t/abc#token", "https://florin.example/medici/");
const { address, arrive, go, route, routeOf, socketAddress } = await import("../src/route.ts");
const { addressFor, sitDown } = await import("../src/places.ts");

test("an address is the home, a table, a game on record or nothing", () => {
  assert.deepEqual(routeOf(""), { at: "home", game: null, build: false });
  assert.deepEqual(routeOf("", "?new=court"), { at: "home", game: "court", build: true });
  assert.deepEqual(routeOf("", "?new="), { at: "home", game: null, build: true });
  for (const path of ["t/a-b_9", "t/a-b_9/", "t/a-b_9//"]) assert.deepEqual(routeOf(path), { at: "table", table: "a-b_9" });
  for (const path of ["games/abc", "r/abc", "games/abc/"]) assert.deepEqual(routeOf(path), { at: "record", record: "abc" });
  for (const path of ["t", "t/", "t/a/b", "t/a.b", `t/${"a".repeat(41)}`, "x/abc", "tables/abc", "abc"]) {
    assert.deepEqual(routeOf(path), { at: "nowhere" }, path);
  }
});

test("where we are is told from what follows the base", () => {
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

test("every address stands under the base, and a socket is as safe as the page", () => {
  assert.equal(address(""), "https://florin.example/medici/");
  assert.equal(address("t/abc"), "https://florin.example/medici/t/abc");
  assert.equal(socketAddress("api/tables/abc/socket"), "wss://florin.example/medici/api/tables/abc/socket");
});

test("who came by an address that others can reach sends that one", () => {
  sitDown({ table: "abc", seat: 0, token: "secret", link: "http://inside.example/t/abc#secret" }, {});
  assert.deepEqual(addressFor("abc", "t/abc"), { link: "https://florin.example/medici/t/abc", local: false });
});
