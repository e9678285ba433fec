import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Teller } from "../src/narration.ts";
import type { View } from "../src/protocol.ts";

function speaker(lang: string) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const part of ["", "rules.", "page.", "tables."]) {
    const file = new URL(`../../src/florin/locale/${part}${lang}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  }
  return (key: string, args?: Record<string, string | number>): string => {
    const faults: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? assert.fail(`no ${key}`), args, faults);
    assert.deepEqual(faults, []);
    return text;
  };
}

const names = ["Anna", "Britta", "Carlos"];
const state = (game: string, more: object): View =>
  ({ game, scores: [], turn: 1, over: false, lot: [], holds: [[], [], []], bidder: null, bid: 0, piles: [], decks: [9, 9], limits: [null, null], ...more }) as unknown as View;
const told = (lang: string, game: View["game"], lines: string[], before: object | null, after: object = {}, you: number | null = 0) =>
  new Teller(speaker(lang), game, names, you).turn({ first: 0, lines, before: before && state(game, before), after: state(game, after) });

test("card: reveals and takes, in the second person to oneself", () => {
  assert.deepEqual(told("en", "card", ["0 reveal", "* FF0"], {}), ["You reveal Fur 0, two icons."]);
  const market = { market: ["G5", "7", "F3"] };
  assert.deepEqual(told("en", "card", ["1 take 13"], market), ["Britta takes Fur 3 and Grain 5."]);
  assert.deepEqual(told("fr", "card", ["0 take 2"], market), ["Vous prenez 7 noir."]);
});

test("a day that ends tells who begins the next", () => {
  const after = { scores: [[10, 20, 30]], turn: 2 };
  assert.deepEqual(told("en", "card", ["0 take 1"], { market: ["G5"] }, after), ["You take Grain 5.", "Carlos begins."]);
});

test("board: a lot is bought, falls out, or a hold is filled", () => {
  const lot = { lot: ["M3", "10"], bidder: 1, bid: 7 };
  assert.deepEqual(told("en", "board", ["0 pass"], lot), ["You pass.", "Britta buys Metal 3 and neutral 10 for 7 florins."]);
  assert.deepEqual(told("en", "board", ["0 pass"], { lot: ["M3"] }), ["You pass.", "Nobody buys the lot; out for this round: Metal 3."]);
  const holds = [["M1", "M2", "M3", "M4", "M5"], ["P1"], ["P2", "P3", "P4", "P5", "S1"]];
  const filled = told("en", "board", ["0 pass", "* D1"], { ...lot, holds: [holds[0], holds[1], ["P2", "P3"]], bidder: 2 });
  assert.match(filled[2]!, /^Britta has the last free hold.*Dye 1\.$/);
});

test("court: what is hidden stays hidden", () => {
  assert.deepEqual(told("en", "court", ["1 plan ?", "* ?"], {}), ["Britta puts a card under the deck.", "Britta draws a card."]);
  const piles = { piles: [{ number: 3, cards: ["R5"] }, { number: 5, cards: ["G9"] }] };
  const conspired = told("en", "court", ["0 conspire R4 3 5", "* R2"], piles);
  assert.match(conspired[0]!, /^You conspire with .* on pile 3 against pile 5: eliminated .*9\.$/);
  assert.equal(conspired.length, 2);
});

test("every sentence can be said in every language", () => {
  for (const lang of ["en", "fr", "pl"]) {
    assert.ok(told(lang, "board", ["1 bid 5"], { lot: ["M3"] }, { lot: ["M3"] })[0]!.includes("5"));
    assert.equal(told(lang, "court", ["0 declare 4"], {}).length, 1);
  }
});

test("a move that the clock or a bot made for someone says so first", () => {
  const moved = (by: "clock" | "bot", you: number | null) =>
    new Teller(speaker("en"), "board", names, you, new Map([[4, by]])).turn({
      first: 4, lines: ["1 pass"], before: state("board", {}), after: state("board", {}),
    })[0];
  assert.equal(moved("clock", 0), "Time ran out: the clock plays for Britta.");
  assert.equal(moved("clock", 1), "Your time ran out: the clock plays for you.");
  assert.equal(moved("bot", 0), "A bot plays for Britta.");
});
