/** Two ways to go on from a decision, played to the end by the same bots with the same draws: their results, and replays. */
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../games/common/players.tsx";
import { finalPlace } from "../games/common/ranking.ts";
import { moveWords } from "../i18n/move_text.ts";
import { botName } from "../i18n/player_names.ts";
import { likely } from "../i18n/percent.ts";
import { number, t } from "../i18n/texts.ts";
import type { Continuation } from "../protocol.ts";
import type { Both, Reviewed } from "./review_session.ts";

export function BothLines({ both, review, replay, record, reader }: Reviewed & { both: Both }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { move } = both;
  const at = replay.points.value.findLastIndex(({ upto }) => upto <= move.line);
  const before = replay.points.value[at];
  const words = (one: string) => (before ? moveWords(before.view, one) : one);
  const close = () => {
    replay.leaveBranch();
    review.both.value = null;
  };
  const line = (kind: "made" | "better", one: string) => (
    <Line
      title={t(`game-review-line-${kind}`, { move: words(one) })}
      share={move.alternatives.find((other) => other.move === one)?.share}
      seat={move.seat}
      found={both[kind]}
      {...{ replay, reader }}
      watched={replay.branch.value?.story === both[kind].story}
      watch={() => {
        replay.watch({ line: move.line, story: both[kind].story });
        review.folded.value = true;
      }}
    />
  );
  return (
    <section aria-labelledby="review-both">
      <h3 id="review-both" tabIndex={-1} ref={heading}>
        {t("game-review-both-from", { step: at })}
      </h3>
      <p class="muted">{t("game-review-both-how", { name: reader.names[move.seat] ?? "", bot: botName(both.made.bots[move.seat] ?? ""), you: move.seat === reader.you ? "yes" : "no" })}</p>
      <p>{t("game-review-both-real", { place: finalPlace(record.scores.at(-1) ?? [], record.winners ?? [], move.seat) })}</p>
      {line("made", move.move)}
      {line("better", move.best[0] ?? move.move)}
      <button class="btn" type="button" onClick={close}>
        {t("back-to-review")}
      </button>
    </section>
  );
}

interface LineProps extends Pick<Reviewed, "reader"> {
  title: string;
  share: number | undefined; // the chance of winning, by the review
  seat: number; // whose move it was
  found: Continuation;
  watched: boolean;
  watch: () => void;
}

function Line({ title, share, seat, found: { scores, winners }, reader, watched, watch }: LineProps) {
  const order = scores.map((_, of) => of).toSorted((a, b) => finalPlace(scores, winners, a) - finalPlace(scores, winners, b));
  return (
    <article class="variant">
      <h4>{title}</h4>
      {share !== undefined && <p>{t("game-review-line-share", { share: likely(share) })}</p>}
      <table>
        <tbody>
          {order.map((of) => (
            <tr key={of} class={of === seat ? "made" : ""}>
              <td>{number(finalPlace(scores, winners, of))}.</td>
              <th scope="row">
                <Mark seat={of} /> {of === reader.you ? t("you") : reader.names[of]}
              </th>
              <td>{number(scores[of] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button class="btn sm" type="button" aria-pressed={watched} onClick={watch}>
        {t("game-review-watch")}
      </button>
    </article>
  );
}
