/** The review next to a replay: the chart, the account, the turning points and the costliest mistakes. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { ActionError, runAction, runningAction } from "../app/action.tsx";
import { go } from "../app/route.ts";
import { Dots, Field, Notice, refusalText } from "../app/ui.tsx";
import { Mark } from "../games/common/players.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { sentence, sentences } from "../i18n/format_narration.ts";
import { moveWords } from "../i18n/move_text.ts";
import { addingUp, likely, percent } from "../i18n/percent.ts";
import { myName } from "../i18n/player_names.ts";
import { number, t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { GameStep, ReviewedMove } from "../protocol.ts";
import { addOwnPuzzles } from "../puzzles/own_puzzles.ts";
import { savedGame, saveSeat } from "../session/saved_games.ts";
import { BothLines } from "./both_lines.tsx";
import { Decision } from "./decision.tsx";
import { LotRibbon } from "./lot_ribbon.tsx";
import { type Reviewed, ReviewSession, turningPoints } from "./review_session.ts";
import { WinChart } from "./win_chart.tsx";

const MOST = 8; // mistakes listed

/** Unlike the replay, the review calls our own seat "You". */
export function ReviewPanel({ replay, record, reader: neutral }: Omit<Reviewed, "review">) {
  const review = useMemo(() => new ReviewSession(replay.id), [replay]);
  const winner = record.winners?.[0] ?? 0;
  const own = savedGame(replay.id)?.seat ?? null;
  const reader = { ...neutral, you: own };
  const called = reader.names.map((name, of) => (of === own ? t("you") : name));
  const seat = useSignal(own ?? winner);
  useEffect(() => {
    void review.open();
    return () => review.close();
  }, [review]);
  useEffect(() => () => replay.leaveBranch(), [replay]);
  const props = { review, replay, record, reader };
  return (
    <aside class={`panel review${review.folded.value ? " folded" : ""}`} id="panel" aria-label={t("game-review")}>
      <header>
        <h2>{t("game-review")}</h2>
        <button class="btn sm fold" type="button" aria-expanded={!review.folded.value} onClick={() => (review.folded.value = !review.folded.value)}>
          {t(review.folded.value ? "game-review-unfold" : "see-table")}
        </button>
      </header>
      <div class="scroll" tabIndex={0} role="group" aria-label={t("game-review")}>
        <ActionError />
        {review.both.value ? (
          <BothLines {...props} both={review.both.value} />
        ) : (
          <Findings {...props} called={called} seat={seat} />
        )}
      </div>
    </aside>
  );
}

/** The findings of the review so far. */
function Findings({ called, seat, ...props }: Reviewed & { called: string[]; seat: Signal<number> }) {
  const { review, replay, record, reader } = props;
  const failed = review.failed.value;
  const open = useSignal(false); // all cards, where some are hidden from the players
  const known = record.game === "court" && !open.value ? review.whole.value?.known[seat.value]?.shares : undefined;
  const shares = known?.map((share) => (seat.value ? [1 - share, share] : [share, 1 - share])) ?? review.shares.value;
  const dealt = Math.max(0, record.log.findIndex((line) => !line.startsWith("*")));
  const caption = known
    ? t("game-review-chart-known", { you: seat.value === reader.you ? "yes" : "no", name: reader.names[seat.value] ?? "" })
    : t(record.game === "court" ? "game-review-chart-open" : "game-review-chart");
  return (
    <>
      {failed && <Notice kind="no">{failed === "unreachable" ? t("unreachable") : refusalText(failed)}</Notice>}
      {!failed && !review.whole.value && <Progress review={review} />}
      {review.shares.value.length > 1 && (
        <>
          <WinChart
            shares={shares}
            caption={caption}
            start={Math.max(0, dealt - 1)}
            lines={review.lines.value}
            now={replay.point.value?.upto ?? 0}
            step={{ number: replay.at.value, last: replay.points.value.length - 1 }}
            names={called}
            go={(line) => replay.toLine(line + 1)}
          />
          {record.game === "court" && review.whole.value && (
            <button class="btn sm" type="button" aria-pressed={open.value} onClick={() => (open.value = !open.value)}>
              {t("game-review-open")}
            </button>
          )}
          <Field label={t("game-review-seat")}>
            <select value={seat.value} onChange={(event) => (seat.value = Number(event.currentTarget.value))}>
              {called.map((name, i) => (
                <option key={i} value={i}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <AccountPicture {...props} seat={seat.value} />
          <Decision review={review} replay={replay} reader={reader} />
          <Turns {...props} called={called} shares={shares} dealt={dealt} />
          <Mistakes {...props} seat={seat.value} />
          <LotRibbon lots={review.lots.value} moves={review.moves.value} seat={seat.value} replay={replay} names={reader.names} />
        </>
      )}
    </>
  );
}

function Progress({ review }: { review: ReviewSession }) {
  if (review.cancelled.value) {
    return (
      <button class="btn" type="button" onClick={() => void review.open()}>
        {t("game-review-again")}
      </button>
    );
  }
  const label = t("game-review-progress", { share: percent(review.done.value / (review.lines.value || 1)) });
  return (
    <div class="row">
      <progress max={review.lines.value || 1} value={review.done.value} aria-label={label} />
      <span>{label}</span>
      <button class="btn sm" type="button" onClick={() => review.cancel()}>
        {t("game-review-cancel")}
      </button>
    </div>
  );
}

const change = (points: number): string => number(points, { signDisplay: "exceptZero" });

type Parts = [even: number, own: number, theirs: number, cards: number, judge: number];

/** Where a seat's result came from, in percentage points of winning: all parts add up to the result. */
function AccountPicture({ review, reader, seat }: Reviewed & { seat: number }) {
  const account = review.whole.value?.accounts[seat];
  if (!account) return null;
  const mine = account.play[seat] ?? 0;
  const others = account.play.reduce((sum, part) => sum + part, -mine);
  const [even, own, theirs, cards, judge] = addingUp([account.even, mine, others, account.cards, account.judge]) as Parts;
  const result = even + own + theirs + cards + judge;
  const parts: [string, number][] = Object.entries({ even, own, theirs, cards, judge, result });
  const most = Math.max(...parts.map(([, part]) => Math.abs(part)));
  return (
    <section aria-labelledby="review-account">
      <h3 id="review-account">{t("game-review-account", { you: seat === reader.you ? "yes" : "no", name: reader.names[seat] ?? "" })}</h3>
      <p class="serif">{t("game-review-sum", { own: change(own), theirs: change(theirs), cards: change(cards) })}</p>
      <dl class="account">
        {parts.map(([kind, part]) => (
          <div key={kind} class={part < 0 ? "less" : "more"}>
            <dt>{t(`game-review-part-${kind}`)}</dt>
            <dd>
              <i style={{ width: `${(100 * Math.abs(part)) / most}%` }} />
              <b>{kind === "even" || kind === "result" ? number(part) : change(part)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface TurnsProps extends Reviewed {
  called: string[];
  shares: number[][];
  dealt: number; // lines before the first move
}

/** The turning points, each with the seats that gained and lost most. */
function Turns({ review, replay, reader, called, shares, dealt }: TurnsProps) {
  if (!review.whole.value || replay.branch.value) return null;
  const told = ({ first, last }: GameStep) => {
    const gain = (seat: number) => shares[last]![seat]! - shares[first - 1]![seat]!;
    const order = called.map((_, seat) => seat).sort((a, b) => gain(b) - gain(a));
    return [order[0]!, order.at(-1)!].map((seat) => t("game-review-turn", { name: called[seat]!, before: likely(shares[first - 1]![seat]!), after: likely(shares[last]![seat]!) }));
  };
  return (
    <section aria-labelledby="review-turns">
      <h3 id="review-turns">{t("game-review-turns")}</h3>
      <ul class="turns">
        {turningPoints(shares, replay.steps.value, Math.max(1, dealt)).map((step) => (
          <li key={step.first}>
            <button class="btn sm" type="button" onClick={() => replay.toLine(step.last + 1)}>
              <span>
                {sentences(reader, step).join(" ") || t("game-review-line", { line: step.last + 1 })} <b>{told(step).join(", ")}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Return whether a move of ours was the one that a hint recommended. */
const followsHint = (table: string, { seat, line, move }: ReviewedMove): boolean => {
  const mine = savedGame(table);
  return mine?.seat === seat && mine.hinted?.[line] === move;
};

function Mistakes(props: Reviewed & { seat: number }) {
  const { review, replay, record, seat } = props;
  const hinted = (move: ReviewedMove) => followsHint(replay.id, move);
  const all = review.mistakes.value.filter((move) => move.seat === seat);
  const found = [...all.filter((move) => !hinted(move)), ...all.filter(hinted)].slice(0, MOST); // last what was not one's own idea
  const clear = found.filter((move) => move.grade !== "inaccuracy" && !hinted(move));
  if (!found.length && !review.whole.value) return null;
  return (
    <section aria-labelledby="review-mistakes">
      <h3 id="review-mistakes">{t("game-review-mistakes")}</h3>
      {found.length === 0 && <p>{t("game-review-none")}</p>}
      <ol class="mistakes">
        {found.map((move) => (
          <Mistake key={move.line} {...props} move={move} />
        ))}
      </ol>
      {clear.length > 0 && (
        <a class="btn solve" href={`?puzzles=${record.game}&own`} onClick={() => addOwnPuzzles(record.game, replay.id, clear)}>
          <Sym id="i-hint" class="ic" />
          {t("game-review-solve")}
        </a>
      )}
    </section>
  );
}

function Mistake({ review, replay, record, reader, move }: Reviewed & { move: ReviewedMove }) {
  const before = replay.points.value.findLast(({ upto }) => upto <= move.line);
  const words = (one: string) => (before ? moveWords(before.view, one) : one);
  const why = move.reasons.slice(0, 1).map((one) => sentence({ ...reader, you: move.seat }, one))[0];
  const values = { loss: Math.round(100 * move.loss), low: Math.floor(100 * move.interval[0]!), high: Math.ceil(100 * move.interval[1]!) };
  const draw = (one: string) => {
    replay.toLine(move.line);
    replay.drawn.value = one;
    review.folded.value = true;
  };
  const again = () =>
    runAction("try-again", async () => {
      const place = await api.playOn(replay.id, { upto: move.line, seat: move.seat, name: myName(), again: true });
      const shares = Object.fromEntries(move.alternatives.map((one) => [one.move, one.share]));
      saveSeat(place, { game: record.game, retried: { move: move.move, best: move.best, shares } });
      go(`t/${place.table}`);
    });
  const playBoth = () =>
    runAction(`both-${move.line}`, async () => {
      const moves = [move.move, move.best[0] ?? move.move];
      const [made, better] = await Promise.all(moves.map((one) => api.continuation(replay.id, { line: move.line, move: one })));
      replay.toLine(move.line);
      review.both.value = { move, made: made!, better: better! };
    });
  return (
    <li>
      <p>
        <Mark seat={move.seat} /> <b>{t(`game-review-grade-${move.grade}`)}</b> {t("game-review-cost", values)}
      </p>
      <p>{t("game-review-moves", { move: words(move.move), best: move.best.slice(0, 3).map(words).join(" · ") })}</p>
      {why && <p class="serif">{why}</p>}
      {followsHint(replay.id, move) && <p>{t("game-review-hinted")}</p>}
      {runningAction.value === `both-${move.line}` && (
        <p role="status">
          {t("game-review-both-busy")} <Dots />
        </p>
      )}
      <div class="row">
        <button class="btn sm" type="button" onClick={() => draw(move.move)}>
          {t("game-review-show-made")}
        </button>
        <button class="btn sm" type="button" onClick={() => draw(move.best[0] ?? move.move)}>
          {t("game-review-show-best")}
        </button>
        <button class="btn sm" type="button" onClick={() => void again()}>
          {t("game-review-try")}
        </button>
        <button class="btn sm" type="button" aria-busy={runningAction.value === `both-${move.line}`} onClick={() => void playBoth()}>
          {t("game-review-both")}
        </button>
      </div>
    </li>
  );
}
