/** A puzzle on the table of its game, and above it the question or what our move was worth. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { LEVELS } from "../app/settings.ts";
import { Notice } from "../app/ui.tsx";
import { listed } from "../games/common/card_notation.ts";
import { type Reader, sentence } from "../i18n/format_narration.ts";
import { moveWords } from "../i18n/move_text.ts";
import { botName } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import type { PuzzleAnswer, PuzzleView } from "../protocol.ts";
import { namesOf, PositionTable } from "./position_table.tsx";
import type { PuzzleSession } from "./puzzle_session.ts";
import { ratingOf, training } from "./training.ts";

const FINDS = 0.5; // a level that finds the answer at least this often is named

export function PuzzleTable({ session }: { session: PuzzleSession }) {
  const { game, kind } = session;
  const puzzle = session.puzzle.value;
  const answer = session.answer.value;
  return (
    <PositionTable
      game={game}
      what={t(kind === "lesson" ? "second-lesson" : "puzzles")}
      position={puzzle}
      attempt={session.attempt.value}
      answered={session.move.value !== null}
      ask={(move) => session.why(move)}
      act={(move) => void session.solve(move)}
      busy={session.busy.value}
      hint={session.told.value ? (answer?.answer ?? null) : null}
      failed={session.failed.value}
      question={puzzle && <Question session={session} puzzle={puzzle} />}
    >
      {session.done.value ? <End session={session} /> : puzzle && answer && <Verdict session={session} puzzle={puzzle} answer={answer} />}
    </PositionTable>
  );
}

function Question({ session, puzzle }: { session: PuzzleSession; puzzle: PuzzleView }) {
  const { game, kind } = session;
  const told = {
    rated: () => t("puzzle-ratings", { rating: String(puzzle.rating), yours: String(ratingOf(training.value[game])) }),
    lesson: () => lookFirst(puzzle),
    own: () => t("own-ask"),
  }[kind]();
  return (
    <div class="note info">
      <div>
        <b>{t(kind === "lesson" ? `second-ask-${game}` : "puzzle-ask")}</b>
        <p>
          {told} {kind !== "rated" && t("puzzle-count", { number: session.at.value + 1, count: session.count.value })}
        </p>
      </div>
    </div>
  );
}

/** Return what a good player looks at first in the position of a second lesson. */
function lookFirst(puzzle: PuzzleView): string {
  const { view, seat } = puzzle;
  if (view.game === "card") {
    const left = view.most_revealed - view.revealed;
    return t("second-look-card", { spaces: view.spaces_left[seat] ?? 0, place: view.places[seat] ?? 1, left });
  }
  if (view.game === "board") {
    const then = view.with_lot;
    const names = listed(t, view.outbids.map((rival) => namesOf(puzzle)[rival.seat] ?? ""));
    return t("second-look-board", { value: then?.value ?? 0, place: then?.place ?? 1, bid: view.bid, rivals: view.outbids.length, names });
  }
  return t("second-look-court", { name: namesOf(puzzle)[1 - seat] ?? "", count: Object.values(view.unseen[1 - seat] ?? {}).reduce((sum, one) => sum + one, 0) });
}

function Verdict({ session, puzzle, answer }: { session: PuzzleSession; puzzle: PuzzleView; answer: PuzzleAnswer }) {
  const first = useRef<HTMLButtonElement>(null);
  const folded = useSignal(false); // to see the table
  const told = session.told.value;
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [told]); // before another key is pressed
  const { view, seat } = puzzle;
  const reader: Reader = { t, game: view.game, names: namesOf(puzzle), you: seat };
  const words = { best: moveWords(view, answer.answer), other: moveWords(view, answer.other), loss: Math.round(100 * answer.loss) };
  const finders = LEVELS.filter((level) => (answer.solved[level] ?? 0) >= FINDS).map(botName);
  const [good, bad] = answer.reasons;
  const rating = session.kind === "rated" && t("puzzle-ratings", { rating: String(puzzle.rating), yours: String(ratingOf(training.value[session.game])) });
  const right = answer.right ? "right" : "wrong";
  return (
    <div class={`note hints verdict ${answer.right ? "ok" : "no"}`} data-answer={right}>
      {!folded.value && (
        <div tabIndex={0} /* it scrolls in a small window */>
          {told && (
            <p class="best">
              <b>{t(answer.right ? "puzzle-right" : "puzzle-wrong", words)}</b> {good && sentence(reader, good)}
            </p>
          )}
          <p class={told ? "" : "best"}>
            {!told && <b>{t("puzzle-not-best")}</b>} {t(!answer.right ? "puzzle-yours" : session.kind === "own" ? "own-played" : "puzzle-second", words)}{" "}
            {bad && sentence(reader, bad)}
          </p>
          <p>
            {told && finders.length > 0 && t("puzzle-found-by", { levels: listed(t, finders) })} {rating}
          </p>
        </div>
      )}
      <span class="row">
        <button class="btn fold" type="button" aria-expanded={!folded.value} onClick={() => (folded.value = !folded.value)}>
          {t(folded.value ? "puzzle-verdict" : "see-table")}
        </button>
        {!told && (
          <button class="btn" type="button" onClick={() => (session.asked.value = true)}>
            {t("puzzle-show")}
          </button>
        )}
        <button class="act" type="button" ref={first} onClick={() => (told ? void session.next() : session.again())}>
          <b>{t(told ? "puzzle-next" : "puzzle-again")}</b>
        </button>
      </span>
    </div>
  );
}

function End({ session }: { session: PuzzleSession }) {
  const { game, kind } = session;
  return (
    <Notice
      kind="ok"
      title={t(kind === "own" ? "own-done" : "second-done")}
      actions={
        <span class="row">
          <a class="btn sm" href={`?puzzles=${game}`}>
            {t("puzzles-solve")}
          </a>
          <a class="btn sm" href=".">
            {t("back-home")}
          </a>
        </span>
      }
    />
  );
}
