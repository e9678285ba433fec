import { FluentBundle, FluentResource } from "@fluent/bundle";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sentences } from "../../src/i18n/format_narration.ts";
import type { Narration, View } from "../../src/protocol.ts";

function speaker(lang: string) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const part of ["", "narration.", "rules.", "page.", "tables."]) {
    const file = new URL(`../../../src/florin/locale/${part}${lang}.ftl`, import.meta.url);
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
type Told = [key: string, seat: number | null, args?: Narration["args"]];

/** Format a step of the seat in its first message. */
function told(lang: string, game: View["game"], you: number | null, ...messages: Told[]): string[] {
  const narration = messages.map(([key, seat, args = {}]) => ({ key, seat, args }));
  return sentences({ t: speaker(lang), game, names, you }, { first: 4, last: 5, seat: 0, effects: [], narration });
}

test("a sentence is in the second person for its player", () => {
  const message: Told = ["did-take", 1, { cards: ["F3", "G5"] }];
  assert.deepEqual(told("en", "card", 1, message), ["You take Fur 3 and Grain 5."]);
  assert.deepEqual(told("en", "card", 0, message), ["Britta takes Fur 3 and Grain 5."]);
  assert.deepEqual(told("en", "card", null, message), ["Britta takes Fur 3 and Grain 5."]);
});

test("cards are named in the reader's language and game", () => {
  assert.deepEqual(told("en", "card", 0, ["did-reveal", 0, { card: "FF0" }]), ["You reveal Fur 0, two icons."]);
  assert.deepEqual(told("fr", "card", 0, ["did-take", 0, { cards: ["7"] }]), ["Vous prenez 7 noir."]);
  assert.deepEqual(told("en", "court", 0, ["did-send", 1, { card: "G7" }]), ["Britta sends Envoy 7 to the Outer Court."]);
});

test("numbers stay numbers, so that plurals agree", () => {
  const bought = (florins: number) => told("en", "board", 0, ["did-buy", 1, { cards: ["M3", "10"], florins }])[0];
  assert.equal(bought(1), "Britta buys Metal 3 and neutral 10 for 1 florin.");
  assert.equal(bought(7), "Britta buys Metal 3 and neutral 10 for 7 florins.");
  assert.deepEqual(told("en", "card", 0, ["day-scored", null, { number: 2 }]), ["Day 2 is over."]);
});

test("a house is named, and a Jester says what it counts", () => {
  assert.match(told("en", "court", 0, ["circle-laid", null, { house: 1, cards: ["G7"] }])[0]!, /Gonzaga: Envoy 7\.$/);
  const values = [
    { card: "RJ", value: 6 },
    { card: "GJ", value: 1 },
  ];
  assert.deepEqual(told("en", "court", 0, ["jesters-count", null, { values }]), ["(Jesters count as: Jester = 6 and Jester = 1)"]);
});

test("each message is a sentence of its own, in the order of the effects", () => {
  const said = told("en", "board", 0, ["did-pass", 0], ["lot-out", null, { cards: ["M3"] }], ["did-begin", 2]);
  assert.deepEqual(said, ["You pass.", "Nobody buys the lot. Out of play this round: Metal 3.", "Carlos begins."]);
});

test("a move made by the clock or a stand-in bot says so first", () => {
  const moved = (by: "clock" | "bot", you: number | null) =>
    sentences(
      { t: speaker("en"), game: "board", names, you, played: new Map([[4, by]]) },
      { first: 4, last: 5, seat: 1, effects: [], narration: [{ key: "did-pass", seat: 1, args: {} }] },
    );
  assert.deepEqual(moved("clock", 0), ["Britta ran out of time; a move was made for them.", "Britta passes."]);
  assert.equal(moved("clock", 1)[0], "You ran out of time; a move was made for you.");
  assert.equal(moved("bot", 0)[0], "A bot is playing for Britta.");
});
