import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { commitOf, daysAt, kindOf, saltOf, Stream, verifyDraws } from "../../src/deal/verify_deal.ts";
import type { GameRecord } from "../../src/net/api.ts";

interface Dealt {
  record: GameRecord;
  days: [number, number][];
}

const dealt = JSON.parse(readFileSync(new URL("../data/deals.json", import.meta.url), "utf8")) as Dealt[];

function verifyRecord({ record, days }: Dealt) {
  const points = days.map(([upto, over]) => ({ upto, view: { scores: record.scores.slice(0, over) } }));
  const deal = record.deal!;
  return verifyDraws(record, new Stream(deal.secret!, deal.salt), daysAt(record.log, points));
}

for (const [i, game] of dealt.entries()) {
  test(`every draw of game ${i} (${game.record.game}) follows from its secret`, () => {
    assert.equal(commitOf(game.record.deal!.secret!), game.record.deal!.commit);
    assert.deepEqual(verifyRecord(game), { draws: game.record.log.filter((line) => line.startsWith("*")).length });
  });

  test(`a card that was exchanged is found in game ${i} (${game.record.game})`, () => {
    const log = [...game.record.log];
    const line = log.findIndex((text, at) => at > Math.min(20, log.length / 3) && text.startsWith("* ") && !text.startsWith("* first"));
    const other = log.find((text) => text.startsWith(log[line]!.slice(0, 3)) && text !== log[line]) ?? "* 7";
    log[line] = other;
    const wrong = verifyRecord({ ...game, record: { ...game.record, log } });
    assert.deepEqual(wrong, { line: line + 1, right: game.record.log[line]!.slice(2) });
  });

  test(`another secret does not fit game ${i}`, () => {
    const deal = { ...game.record.deal!, secret: "00".repeat(32) };
    assert.notEqual(commitOf(deal.secret), deal.commit);
    assert.ok("line" in verifyRecord({ ...game, record: { ...game.record, deal } }));
  });
}

test("card kinds match the documentation", () => {
  assert.deepEqual(["G0*", "GG0", "FF3", "2*", "7"].map((card) => kindOf("card", card)), [10, 5, 47, 100, 101]);
  assert.deepEqual(["M0", "D5", "10"].map((card) => kindOf("board", card)), [0, 17, 30]);
  assert.deepEqual(["R0", "RJ", "G15", "G10"].map((card) => kindOf("court", card)), [0, 11, 28, 26]);
});

test("the salt is derived from people's seats and contributions", () => {
  // sha256 of 00 aa…aa 02 bb…bb
  const salt = saltOf(["aa".repeat(16), null, "bb".repeat(16)]);
  assert.equal(salt, commitOf(`00${"aa".repeat(16)}02${"bb".repeat(16)}`));
});
