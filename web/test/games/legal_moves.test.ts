import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, bidRange, courtMove, playsByCard, reachable, takeMove } from "../../src/games/common/legal_moves.ts";

test("a take names the last card and the places picked, in order", () => {
  assert.equal(takeMove([]), "take 1");
  assert.equal(takeMove([3]), "take 13");
  assert.equal(takeMove([3, 2]), "take 123");
});

test("only places that some legal take reaches can be picked", () => {
  assert.deepEqual(reachable(["reveal", "take 1", "take 13"]), [3]);
  assert.deepEqual(reachable(["reveal"]), []);
});

test("bids are a range, and there may be none", () => {
  assert.deepEqual(bidRange(["pass", "bid 7", "bid 8", "bid 9"]), { least: 7, most: 9 });
  assert.equal(bidRange(["draw", "auction"]), null);
});

test("a court move is parsed into verb, card, pile and target", () => {
  assert.deepEqual(courtMove("conspire R7 3 5"), { verb: "conspire", card: "R7", pile: 3, target: 5 });
  assert.deepEqual(courtMove("keep"), { verb: "keep", card: null, pile: null, target: null });
});

test("each card's plays cover all legal moves", () => {
  const legal = ["send R2", "plan R2", "ally R2 1", "ally R2 5", "conspire R2 1 5", "conspire R2 1 7", "send RJ"];
  const plays = playsByCard(legal);
  const two = plays.get("R2");
  assert.deepEqual([...(two?.ally ?? [])], [1, 5]);
  assert.deepEqual(two?.conspire.get(1), [5, 7]);
  assert.deepEqual([...(two?.topple ?? [])], [5, 7]);
  assert.equal(plays.get("RJ")?.plan, false);
  const again = [...plays].flatMap(([card, play]) => [
    ...(play.send ? [`send ${card}`] : []),
    ...(play.plan ? [`plan ${card}`] : []),
    ...[...play.ally].map((pile) => `ally ${card} ${pile}`),
    ...[...play.conspire].flatMap(([pile, targets]) => targets.map((target) => `conspire ${card} ${pile} ${target}`)),
  ]);
  assert.deepEqual(again.sort(), legal.sort());
});

test("the values to declare and the cards to replace are listed", () => {
  assert.deepEqual(answers(["declare 1", "declare 2"], "declare"), ["1", "2"]);
  assert.deepEqual(answers(["replace R7", "keep"], "replace"), ["R7"]);
});
