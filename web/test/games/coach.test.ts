import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { coach, goesOn } from "../../src/games/coach.ts";
import type { View } from "../../src/protocol.ts";

const GAMES = ["card", "board", "court"] as const;
const HINT = "coach-hint"; // the tip that always fits
const TIPS = [HINT, ...["last", "room", "leave", "look"].map((tip) => `coach-card-${tip}`)].concat(
  ["large", "early", "late"].map((tip) => `coach-board-${tip}`),
  ["equal", "own"].map((tip) => `coach-court-${tip}`),
);

/** Our choices in whole games, recorded by choices.py. */
const played = JSON.parse(readFileSync(join(import.meta.dirname, "../data/choices.json"), "utf8")) as View[][];
const gamesOf = (game: string) => played.filter((choices) => choices[0]?.game === game);

/** Return the lesson at each choice of a game. */
const toldIn = (choices: View[]): string[] => choices.map((view, i) => coach(view, choices.slice(0, i + 1)).key);

/** All lessons in the texts. */
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
