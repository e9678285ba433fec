/** The decision at the point that is shown: what other moves would have brought, and at court what could be known. */
import { useSignal } from "@preact/signals";
import { runAction, runningAction } from "../app/action.tsx";
import { Field } from "../app/ui.tsx";
import { nobleName } from "../games/common/card_notation.ts";
import { type Reader, sentence } from "../i18n/format_narration.ts";
import { moveWords } from "../i18n/move_text.ts";
import { number, t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { CourtDecision, Point, ReviewedMove, WhatIf } from "../protocol.ts";
import type { ReplaySession } from "../replay/replay_session.ts";
import { likely, percent } from "../i18n/percent.ts";
import type { ReviewSession } from "./review_session.ts";

const MOST = 12; // alternatives listed
const CARDS = 6; // cards suspected in the rival's hand
const OPEN = 3; // conspiracies of each side

interface Deciding {
  review: ReviewSession;
  replay: ReplaySession;
  reader: Reader;
}

export function Decision({ review, replay, reader }: Deciding) {
  const { names, you } = reader;
  const point = replay.point.value;
  const move = point && review.moves.value.find(({ line }) => line === point.upto);
  if (!point || !move) return null;
  const court = review.court.value.find(({ line }) => line === move.line);
  return (
    <section aria-labelledby="review-decision" data-decision={move.line}>
      <h3 id="review-decision">{t("game-review-decision", { you: move.seat === you ? "yes" : "no", name: names[move.seat] ?? "" })}</h3>
      <Alternatives replay={replay} point={point} move={move} />
      {/^(pass|bid)\b/.test(move.move) && <OtherBid key={move.line} {...{ review, replay, point, move, reader }} />}
      {court && !court.exact && <p class="muted">{t("game-review-search")}</p>}
      {court && <AtCourt decision={court} point={point} names={names} />}
    </section>
  );
}

/** The moves that were compared, bids in the order of their florins; each can be drawn on the table. */
function Alternatives({ replay, point, move }: { replay: ReplaySession; point: Point; move: ReviewedMove }) {
  const all = move.alternatives;
  if (all.length < 2) return <p>{t("game-review-only", { move: moveWords(point.view, move.move) })}</p>;
  const florins = (one: string) => (one === "pass" ? 0 : Number(one.split(" ")[1]));
  const bids = all.every((one) => /^(pass|bid)\b/.test(one.move));
  const words = all.map((one) => moveWords(point.view, one.move));
  const told = all.filter((one, i) => one.move === move.move || words.indexOf(words[i]!) === i); // cards alike are one move for a reader
  const shown = bids ? all.toSorted((a, b) => florins(a.move) - florins(b.move)) : told.filter((one, i) => i < MOST || one.move === move.move);
  const most = Math.max(...shown.map(({ share }) => share), 0.01);
  return (
    <ul class="moves">
      {shown.map((one) => (
        <li key={one.move} class={one.move === move.move ? "made" : ""}>
          <button
            type="button"
            aria-pressed={replay.drawn.value === one.move}
            onClick={() => (replay.drawn.value = replay.drawn.value === one.move ? null : one.move)}
          >
            <span>
              {moveWords(point.view, one.move)}
              {one.move === move.move && ` (${t("game-review-made")})`}
            </span>
            <i style={{ width: `${(100 * one.share) / most}%` }} aria-hidden="true" />
            <b>{likely(one.share)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A form to try another bid: it is drawn on the table, and answered on the spot. */
function OtherBid({ review, replay, point, move, reader }: Deciding & { point: Point; move: ReviewedMove }) {
  const florins = useSignal<number | null>(null);
  const found = useSignal<WhatIf | null>(null);
  const { view } = point;
  if (view.game !== "board") return null;
  const least = view.bid + 1;
  const most = view.florins[move.seat] ?? 0;
  if (most < least) return null;
  const ask = (event: Event) => {
    event.preventDefault();
    void runAction("what-if", async () => {
      const bid = `bid ${florins.value ?? least}`;
      found.value = null;
      found.value = await api.whatIf(review.id, { line: move.line, move: bid });
      replay.drawn.value = bid;
    });
  };
  const answer = found.value;
  const [why] = answer?.reasons ?? [];
  return (
    <form class="whatif" onSubmit={ask}>
      <Field label={t("game-review-what-if", { you: move.seat === reader.you ? "yes" : "no", name: reader.names[move.seat] ?? "" })}>
        <input
          type="number"
          required
          min={least}
          max={most}
          value={florins.value ?? least}
          onInput={(event) => (florins.value = Number(event.currentTarget.value))}
        />
      </Field>
      <button class="btn sm" type="submit" aria-busy={runningAction.value === "what-if"}>
        {t("game-review-what-if-ask")}
      </button>
      <p role="status">
        {answer && (
          <>
            {t("game-review-what-if-answer", {
              florins: Number(answer.move.split(" ")[1]),
              share: likely(answer.share),
              change: number(Math.round(100 * answer.change), { signDisplay: "exceptZero" }),
              buys: likely(answer.buys ?? 0),
            })}{" "}
            {why && sentence({ ...reader, you: move.seat }, why)}
          </>
        )}
      </p>
    </form>
  );
}

/** The likely hand of the rival, the conspiracies that are possible, and the result of best play at the end. */
function AtCourt({ decision, point, names }: { decision: CourtDecision; point: Point; names: string[] }) {
  const { seat, suspicions, own, rivals, exact, exact_after: after } = decision;
  const conspiracies = (found: CourtDecision["own"]) =>
    [...new Set(found.map(({ move, swing }) => `${moveWords(point.view, move)} (${number(swing, { signDisplay: "exceptZero" })})`))].slice(0, OPEN);
  const result = (share: number) => t(share === 1 ? "game-review-exact-win" : share === 0 ? "game-review-exact-loss" : "game-review-exact-draw");
  return (
    <>
      {suspicions.length > 0 && (
        <>
          <h4>{t("game-review-suspects", { name: names[1 - seat] ?? "" })}</h4>
          <ul class="plain">
            {suspicions.slice(0, CARDS).map((one, i) => (
              <li key={i}>
                {t(one.held ? "game-review-suspect-held" : "game-review-suspect", {
                  card: nobleName(t, one.card),
                  chance: percent(one.chance),
                  deal: percent(one.by_deal),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {[own, rivals].map(
        (found, i) =>
          found.length > 0 && (
            <p key={i}>{t(i ? "game-review-rivals-open" : "game-review-own-open", { moves: conspiracies(found).join("; "), name: names[1 - seat] ?? "" })}</p>
          ),
      )}
      {exact && (
        <p>
          {t("game-review-exact", { result: result(exact[seat] ?? 0) })} {after && t("game-review-exact-after", { result: result(after[seat] ?? 0) })}
        </p>
      )}
    </>
  );
}
