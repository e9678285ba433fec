import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Turn } from "../../src/merging.ts";
import type { View } from "../../src/protocol.ts";
import { choicesOf, coach, goesOn } from "../../src/tables/coach.ts";

const GAMES = ["card", "board", "court"] as const;
const HINT = "coach-hint"; // the tip that always fits
const TIPS = [HINT, ...["last", "room", "leave", "look"].map((tip) => `coach-card-${tip}`)].concat(
  ["large", "early", "late"].map((tip) => `coach-board-${tip}`),
  ["equal", "own"].map((tip) => `coach-court-${tip}`),
);

/** Our choices in whole games, made by choices.py. */
const played = JSON.parse(readFileSync(join(import.meta.dirname, "../data/choices.json"), "utf8")) as View[][];
const gamesOf = (game: string) => played.filter((choices) => choices[0]?.game === game);

/** What is told at each choice of a game. */
const toldIn = (choices: View[]): string[] => choices.map((view, i) => coach(view, choices.slice(0, i + 1)).key);

/** The lessons that there are words for. */
const words = readFileSync(join(import.meta.dirname, "../../../src/florin/locale/tables.en.ftl"), "utf8");
const lessonsOf = (game: string): string[] => [...words.matchAll(new RegExp(`^(coach-${game}-\\w+) =`, "gm"))].map(([, key]) => key!);

for (const game of GAMES) {
  test(`${game}: the aim comes first, and what to do now with it`, () => {
    for (const choices of gamesOf(game)) {
      const { key, args } = coach(choices[0]!, choices.slice(0, 1));
      assert.equal(key, `coach-${game}-aim`);
      assert.notEqual(args["now"], "wait");
    }
    const waiting = { ...gamesOf(game)[0]![0]!, turn: 1, legal: [] };
    assert.deepEqual(coach(waiting, []), { key: `coach-${game}-aim`, args: { now: "wait" } });
  });

  test(`${game}: every lesson is told in some game, and no other`, () => {
    const told = new Set(gamesOf(game).flatMap(toldIn));
    assert.deepEqual([...told].sort(), [...lessonsOf(game), HINT].sort());
  });

  test(`${game}: ten lessons or more are told before anything is told again, and nothing but the hint at two turns in a row`, () => {
    for (const choices of gamesOf(game)) {
      const told = toldIn(choices);
      const again = told.findIndex((key, i) => told.indexOf(key) < i);
      assert.ok(again >= 10, told.join(" "));
      assert.deepEqual(told.filter((key, i) => key === told[i - 1] && key !== HINT && !goesOn(choices[i]!)), []);
      assert.deepEqual(told.filter((key, i) => !TIPS.includes(key) && told.indexOf(key) < i && key !== told[i - 1]), []);
    }
  });

  test(`${game}: what is told again stays for a turn`, () => {
    for (const choices of gamesOf(game)) {
      const told = toldIn(choices);
      const later = told.filter((key, i) => goesOn(choices[i]!) && told.indexOf(key) < i && key !== told[i - 1]);
      assert.deepEqual(later, []);
    }
  });

  test(`${game}: the same choices are told the same`, () => {
    for (const choices of gamesOf(game)) assert.deepEqual(toldIn(structuredClone(choices)), toldIn(choices));
  });

  test(`${game}: while others move, the lesson of our last choice stays`, () => {
    const [choices] = gamesOf(game) as [View[]];
    const waiting = { ...choices[4]!, turn: 1, legal: [] };
    assert.deepEqual(coach(waiting, choices.slice(0, 5)), coach(choices[4]!, choices.slice(0, 5)));
  });
}

test("our choices are the views before our moves, and the present one if it is ours", () => {
  const view = (over: object) => ({ game: "card", seat: 0, turn: 0, over: false, ...over }) as View;
  const [start, mine, theirs, now] = [view({ turn: 1 }), view({ day: 1 }), view({ turn: 1, day: 1 }), view({ day: 2 })];
  const turns: Turn[] = [
    { first: 0, lines: ["* first 1"], before: null, after: start },
    { first: 1, lines: ["1 reveal", "* F3"], before: start, after: mine },
    { first: 3, lines: ["0 take 1"], before: mine, after: theirs },
    { first: 4, lines: ["1 reveal", "* G5"], before: theirs, after: now },
  ];
  assert.deepEqual(choicesOf(turns, now), [mine, now]);
  assert.deepEqual(choicesOf(turns.slice(0, 3), theirs), [mine]);
  assert.deepEqual(choicesOf(turns, view({ over: true })), [mine]);
});
