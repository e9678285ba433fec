/** A puzzle on the table of its game, and above it the question or what our move was worth. */
import { useEffect, useRef } from "preact/hooks";
import { Bar } from "../app/bar.tsx";
import { LEVELS } from "../app/settings.ts";
import { Dots, Notice, refusalText } from "../app/ui.tsx";
import { listed } from "../games/common/card_notation.ts";
import { Table } from "../games/index.ts";
import { type Reader, sentence } from "../i18n/format_narration.ts";
import { moveWords } from "../i18n/move_text.ts";
import { botName, florentine, myName, personName } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import type { PuzzleAnswer, PuzzleView } from "../protocol.ts";
import type { PuzzleSession } from "./puzzle_session.ts";
import { ratingOf, training } from "./training.ts";

const FINDS = 0.5; // a level that finds the answer at least this often is named

export function PuzzleTable({ session }: { session: PuzzleSession }) {
  const { game, lesson } = session;
  const puzzle = session.puzzle.value;
  const answer = session.answer.value;
  const names = puzzle ? namesOf(puzzle) : [];
  const what = t(lesson ? "second-lesson" : "puzzles");
  return (
    <div class={`desk fit at-${game}`}>
      <Bar
        where={
          <>
            <b class="t">{t(`title-${game}`)}</b> <span>{what}</span>
          </>
        }
      />
      <section class="notes strip" aria-label={what} aria-live="polite">
        <Failure session={session} />
        {session.done.value ? <End session={session} /> : puzzle && answer ? (
          <Verdict session={session} puzzle={puzzle} answer={answer} names={names} />
        ) : (
          puzzle && <Question session={session} puzzle={puzzle} />
        )}
      </section>
      <div class="room">
        <main class="play" data-game={game} data-puzzle={puzzle?.id} aria-busy={session.busy.value}>
          {puzzle ? (
            <Table
              key={`${puzzle.id} ${session.attempt.value}`}
              view={puzzle.view}
              seat={puzzle.seat}
              names={names}
              faces={names.map((_, seat) => (seat === puzzle.seat ? "person" : "bot-merchant"))}
              steps={puzzle.steps}
              legal={session.legal.value}
              act={(move) => void session.solve(move)}
              ask={() => {}}
              deny={() => {}}
              hint={answer?.answer ?? null}
              paused={answer !== null}
              t={t}
            />
          ) : (
            <p class="empty">
              <Dots />
            </p>
          )}
        </main>
      </div>
    </div>
  );
}

const namesOf = ({ id, seat, view }: PuzzleView): string[] =>
  Array.from({ length: view.game === "court" ? 2 : view.florins.length }, (_, i) => (i === seat ? personName(myName()) : florentine(id, i)));

function Failure({ session }: { session: PuzzleSession }) {
  const failed = session.failed.value;
  return failed && <Notice kind="no">{failed === "unreachable" ? t("unreachable") : refusalText(failed)}</Notice>;
}

function Question({ session, puzzle }: { session: PuzzleSession; puzzle: PuzzleView }) {
  const { game, lesson } = session;
  return (
    <div class="note info">
      <div>
        <b>{t("puzzle-ask")}</b>
        <p>
          {lesson
            ? `${t(`second-${game}`)} ${t("puzzle-count", { number: session.at.value + 1, count: session.count.value })}`
            : t("puzzle-ratings", { rating: String(puzzle.rating), yours: String(ratingOf(training.value[game])) })}
        </p>
      </div>
    </div>
  );
}

function Verdict({ session, puzzle, answer, names }: { session: PuzzleSession; puzzle: PuzzleView; answer: PuzzleAnswer; names: string[] }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { view, seat } = puzzle;
  const reader: Reader = { t, game: view.game, names, you: seat };
  const words = { best: moveWords(view, answer.answer), other: moveWords(view, answer.other), loss: Math.round(100 * answer.loss) };
  const finders = LEVELS.filter((level) => (answer.solved[level] ?? 0) >= FINDS).map(botName);
  const [good, bad] = answer.reasons;
  return (
    <div class={`note hints ${answer.right ? "ok" : "no"}`} data-answer={answer.right ? "right" : "wrong"}>
      <div tabIndex={0} /* it scrolls in a small window */>
        <p class="best">
          <b>{t(answer.right ? "puzzle-right" : "puzzle-wrong", words)}</b> {good && sentence(reader, good)}
        </p>
        <p>
          {t(answer.right ? "puzzle-second" : "puzzle-yours", words)} {bad && sentence(reader, bad)}
        </p>
        <p>
          {finders.length > 0 && t("puzzle-found-by", { levels: listed(t, finders) })}{" "}
          {!session.lesson && t("puzzle-ratings", { rating: String(puzzle.rating), yours: String(ratingOf(training.value[session.game])) })}
        </p>
      </div>
      <span class="row">
        {!answer.right && (
          <button class="btn sm" type="button" onClick={() => session.again()}>
            {t("puzzle-again")}
          </button>
        )}
        <button class="btn sm" type="button" ref={next} onClick={() => void session.next()}>
          {t("puzzle-next")}
        </button>
      </span>
    </div>
  );
}

function End({ session }: { session: PuzzleSession }) {
  const { game } = session;
  return (
    <Notice
      kind="ok"
      title={t("second-done")}
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
