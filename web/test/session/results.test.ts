import assert from "node:assert/strict";
import { test } from "node:test";
import type { Place } from "../../src/protocol.ts";
import type { TableState } from "../../src/session/table_state.ts";
import { open } from "../browser.ts";

open("http://florin.test/", "http://florin.test/");
const { addResults, comparable, currentStreak, resultOf, results, rivalsOf, scoreOf } = await import("../../src/session/results.ts");
const { saveSeat } = await import("../../src/session/saved_games.ts");

const person = { kind: "person", bot: null };
const bot = (level: string) => ({ kind: "bot", bot: level });
const state = (table: object = {}, view: object = {}, seat: number | null = 1): TableState =>
  ({
    table: { id: "t1", game: "card", origin: null, seats: [bot("merchant"), person, bot("merchant:sims=9")], ...table },
    view: { game: "card", winners: [2], florins: [40, 70, 90], ...view },
    seat,
    journal: [{ what: "moved", at: 1000 }, { what: "said", at: 2000 }],
  }) as unknown as TableState;

test("a result has the place, all scores, the bots and the time of the last move", () => {
  assert.deepEqual(resultOf(state()), {
    table: "t1",
    game: "card",
    seat: 1,
    place: 2,
    scores: [40, 70, 90],
    bots: ["merchant", null, "merchant:sims=9"],
    date: 1_000_000,
  });
});

test("a court's score is its influence, and a winner by nobles is first", () => {
  const seats = [person, bot("banker")];
  const found = resultOf(state({ game: "court", seats }, { game: "court", winners: [0], influence: [30, 30] }, 0))!;
  assert.deepEqual([found.place, scoreOf(found), found.scores], [1, 30, [30, 30]]);
});

test("a first game with a lesson counts like any other", () => {
  saveSeat({ table: "taught", seat: 1, token: "k", link: "" } as Place, { lesson: 0 });
  assert.equal(resultOf(state({ id: "taught" }, { winners: [1] }))?.place, 1);
});

test("games that are not over, are watched, or continue a record have no result", () => {
  assert.equal(resultOf(state({}, { winners: null })), null);
  assert.equal(resultOf(state({}, {}, null)), null);
  assert.equal(resultOf(state({ origin: { record: "r1", upto: 9, again: true, named_after: "" } })), null);
});

test("a game in which a bot made most of our moves has no result", () => {
  const moved = (...by: string[]) => ({ ...state(), journal: by.map((who) => ({ what: "moved", at: 1, seat: 1, by: who })) }) as unknown as TableState;
  assert.equal(resultOf(moved("person", "bot", "clock")), null);
  assert.notEqual(resultOf(moved("person", "bot")), null);
});

test("a table's result is kept once, in the order of the games", () => {
  const one = resultOf(state())!;
  addResults([one]);
  addResults([{ ...one, place: 1 }, { ...one, table: "t0", date: 5 }]);
  assert.deepEqual(results.value.map(({ table, place }) => [table, place]), [["t0", 2], ["t1", 2]]);
  assert.deepEqual(JSON.parse(localStorage.getItem("florin-results")!), results.value);
});

test("rivals are one level, several levels, or people", () => {
  const against = (...bots: (string | null)[]) => rivalsOf({ ...resultOf(state())!, seat: 0, bots: [null, ...bots] });
  assert.equal(against("merchant", "merchant:sims=9"), "merchant");
  assert.equal(against("merchant", "banker"), "mixed");
  assert.equal(against("merchant", null), "people");
});

test("only games with as many players are compared, and a streak ends with a lost game", () => {
  const one = resultOf(state())!;
  assert.deepEqual(comparable([one, { ...one, scores: [1, 2] }, { ...one, game: "board" }], one), [one]);
  assert.equal(currentStreak([1, 2, 1, 1].map((place) => ({ ...one, place }))), 2);
  assert.equal(currentStreak([{ ...one, place: 1 }]), 1);
  assert.equal(currentStreak([]), 0);
});
