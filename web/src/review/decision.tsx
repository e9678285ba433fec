/** The decision at the point that is shown: what other moves would have brought, and at court what could be known. */
import { nobleName } from "../games/common/card_notation.ts";
import type { Reader } from "../i18n/format_narration.ts";
import { moveWords } from "../i18n/move_text.ts";
import { number, t } from "../i18n/texts.ts";
import type { CourtDecision, Point, ReviewedMove } from "../protocol.ts";
import type { ReplaySession } from "../replay/replay_session.ts";
import type { ReviewSession } from "./review_session.ts";

const MOST = 12; // alternatives listed
const CARDS = 6; // cards suspected in the rival's hand
const OPEN = 3; // conspiracies of each side

interface Deciding {
  review: ReviewSession;
  replay: ReplaySession;
  reader: Reader;
}

export const percent = (share: number): string => number(share, { style: "percent", maximumFractionDigits: 0 });

export function Decision({ review, replay, reader: { names, you } }: Deciding) {
  const point = replay.point.value;
  const move = point && review.moves.value.find(({ line }) => line === point.upto);
  if (!point || !move) return null;
  const court = review.court.value.find(({ line }) => line === move.line);
  return (
    <section aria-labelledby="review-decision" data-decision={move.line}>
      <h3 id="review-decision">{t("game-review-decision", { you: move.seat === you ? "yes" : "no", name: names[move.seat] ?? "" })}</h3>
      <Alternatives replay={replay} point={point} move={move} />
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
  const shown = bids ? all.toSorted((a, b) => florins(a.move) - florins(b.move)) : all.filter((one, i) => i < MOST || one.move === move.move);
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
            <b>{one.share < 0.005 ? `< ${percent(0.01)}` : percent(one.share)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What could be inferred about the rival's hand, who could conspire, and what best play gives at the end. */
function AtCourt({ decision, point, names }: { decision: CourtDecision; point: Point; names: string[] }) {
  const { seat, suspicions, own, rivals, exact, exact_after: after } = decision;
  const conspiracies = (found: CourtDecision["own"]) =>
    found.slice(0, OPEN).map(({ move, swing }) => `${moveWords(point.view, move)} (${number(swing, { signDisplay: "exceptZero" })})`);
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
