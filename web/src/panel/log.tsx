/** The log: each step in sentences, with its notation. */
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../games/common/players.tsx";
import { scoredDay } from "../games/scoring/scoring_steps.ts";
import { type Reader, sentence, sentences } from "../i18n/format_narration.ts";
import { type EventLine, eventLines } from "../i18n/event_text.ts";
import { t } from "../i18n/texts.ts";
import type { GameStep } from "../protocol.ts";
import type { Arrival } from "../session/table_events.ts";
import { playedFor, type TableState } from "../session/table_state.ts";

interface LogProps {
  state: TableState;
  names: string[];
  arrivals: readonly Arrival[];
  score: (day: number) => void;
}

export function LogList({ state, names, arrivals, score }: LogProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [state.log.length]);
  if (!state.view) return null;
  return (
    <div class="scroll" ref={end} tabIndex={0} role="group" aria-label={t("log")}>
      <StepList
        steps={state.steps}
        log={state.log}
        reader={{ t, game: state.view.game, names, you: state.seat, played: playedFor(state) }}
        score={score}
        events={eventLines(state, arrivals, names)}
      />
    </div>
  );
}

interface StepListProps {
  steps: GameStep[];
  log: string[];
  reader: Reader;
  now?: number; // the length of the log at the current step
  go?: (upto: number) => void;
  score: (day: number, upto: number) => void; // shows the scoring of a day
  events?: EventLine[]; // between the steps
}

export function StepList({ steps, log, reader, now, go, score, events = [] }: StepListProps) {
  return (
    <ol class="log">
      {steps.map((step, i) => {
        const { first, last, seat, narration } = step;
        const scoring = narration.findIndex(({ key }) => key.endsWith("-scored"));
        const after = scoring < 0 ? [] : narration.slice(scoring);
        const day = scoredDay(step);
        const next = steps[i + 1]?.last ?? Number.POSITIVE_INFINITY;
        const beside = events.filter(({ after }) => (after >= last || i === 0) && after < next);
        const notation = log.slice(first, last).map((line) => line.replace(/^\d /, "").replace(/^\* /, "*"));
        const said = (
          <>
            {sentences(reader, { ...step, narration: narration.slice(0, narration.length - after.length) }).map((text, i) => (
              <span key={i}>{text}</span>
            ))}
            <code>{seat === null ? "" : notation.join(" ")}</code>
          </>
        );
        return (
          <li key={first} aria-current={now === last ? "step" : undefined}>
            {seat === null ? <i /> : <Mark seat={seat} />}
            {go ? (
              <button type="button" onClick={() => go(last)}>
                {said}
              </button>
            ) : (
              <div>{said}</div>
            )}
            {after.map((one, i) => (
              <p key={i} class={i === 0 ? "day" : undefined}>
                {sentence(reader, one)}
              </p>
            ))}
            {day !== null && (
              <button type="button" class="btn sm" onClick={() => score(day, last)}>
                {t("show-scoring")}
              </button>
            )}
            {beside.map(({ text }, number) => (
              <em key={number}>{text}</em>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
