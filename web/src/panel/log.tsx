/** The log: the steps in sentences and small cards, grouped by turn; their notation can be shown too. */
import { useEffect, useRef } from "preact/hooks";
import { notation } from "../app/settings.ts";
import { NobleCard, WareCard } from "../games/common/cards.tsx";
import { Mark } from "../games/common/players.tsx";
import { finalPlace, ranking } from "../games/common/ranking.ts";
import { scoredDay } from "../games/scoring/scoring_steps.ts";
import { type Reader, sentence, sentences } from "../i18n/format_narration.ts";
import { type EventLine, eventLines } from "../i18n/event_text.ts";
import { t } from "../i18n/texts.ts";
import type { Effect, GameStep, View } from "../protocol.ts";
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
  const { game } = state.view;
  const show = (at: number) => end.current?.querySelectorAll(".log > li")[at]?.scrollIntoView({ block: "start" });
  return (
    <>
      <div class="logtools">
        {game !== "court" &&
          starts(state.steps).map((at, day) => (
            <button key={day} class="btn sm" type="button" onClick={() => show(at)}>
              {t(game === "card" ? "day-number" : "round-number", { number: day + 1 })}
            </button>
          ))}
        <NotationToggle />
      </div>
      <div class="scroll" ref={end} tabIndex={0} role="group" aria-label={t("log")}>
        <StepList
          steps={state.steps}
          log={state.log}
          reader={{ t, game, names, you: state.seat, played: playedFor(state) }}
          score={score}
          events={eventLines(state, arrivals, names)}
          view={state.view}
        />
      </div>
    </>
  );
}

/** Return the indices of the first steps of the later days. */
const laterDays = (steps: GameStep[]): number[] => steps.flatMap((step, i) => (scoredDay(step) === null || i + 1 === steps.length ? [] : [i + 1]));

/** Return the indices of the first steps of all days, or nothing during the first day. */
function starts(steps: GameStep[]): number[] {
  const later = laterDays(steps);
  return later.length > 0 ? [0, ...later] : [];
}

export function NotationToggle() {
  return (
    <button
      class="btn sm"
      type="button"
      aria-pressed={notation.value === "on"}
      onClick={() => (notation.value = notation.value === "on" ? "off" : "on")}
    >
      {t("notation")}
    </button>
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
  view: View | null; // at the end of the steps
}

/** The places after a scoring; after the last one, the result. */
function Places({ step: { effects }, view, names }: { step: GameStep; view: View | null; names: string[] }) {
  const day = effects.find((one) => one.type === "day-scored" || one.type === "round-scored");
  const winners = view?.winners ?? [];
  const amounts = day?.florins ?? (view?.game === "court" ? view.influence : []);
  if (!amounts.length) return null;
  const order = ranking(amounts).sort((a, b) => finalPlace(amounts, winners, a) - finalPlace(amounts, winners, b));
  return (
    <dl class="places">
      <dt>{t("places", { over: view?.over ? "yes" : "no" })}</dt>
      {order.map((of) => (
        <dd key={of}>
          {t("place", { place: finalPlace(amounts, winners, of) })} <Mark seat={of} /> {names[of]} <b class="n">{amounts[of]}</b>
        </dd>
      ))}
    </dl>
  );
}

export function StepList({ steps, log, reader, now, go, score, events = [], view }: StepListProps) {
  const days = new Map(reader.game === "court" ? [] : [0, ...laterDays(steps)].map((at, day) => [at, day + 1]));
  return (
    <ol class="log">
      {steps.map((step, i) => {
        const { first, last, seat, narration } = step;
        const scoring = narration.findIndex(({ key }) => key.endsWith("-scored"));
        const after = scoring < 0 ? [] : narration.slice(scoring);
        const told = scoring < 0 ? narration : narration.slice(0, scoring);
        const draws = told.findIndex(({ key }) => DRAWS.includes(key));
        const drawn = draws > 0 ? draws : told.length; // the cards stand before it: they are those of the move
        const day = scoredDay(step);
        const next = steps[i + 1]?.last ?? Number.POSITIVE_INFINITY;
        const beside = events.filter(({ after }) => (after >= last || i === 0) && after < next);
        const lines = log.slice(first, last).map((line) => line.replace(/^\d /, "").replace(/^\* /, "*"));
        const before = steps[i - 1];
        const same = before !== undefined && before.seat === seat && scoredDay(before) === null; // the turn goes on
        const said = (
          <>
            {sentences(reader, { ...step, narration: told.slice(0, drawn) }).map((text, i) => (
              <span key={i}>{text}</span>
            ))}
            <Chips game={reader.game} cards={cardsOf(step)} />
            {told.slice(drawn).map((one, i) => (
              <span key={i}>{sentence(reader, one)}</span>
            ))}
            <Chips game={reader.game} cards={cardsOf(step, ["last-card-shown"])} />
            {notation.value === "on" && seat !== null && <code>{lines.join(" ")}</code>}
          </>
        );
        return (
          <li key={first} class={same ? "same" : undefined} aria-current={now === last ? "step" : undefined}>
            {days.has(i) && <h3>{t(reader.game === "card" ? "day-number" : "round-number", { number: days.get(i)! })}</h3>}
            {seat === null || same ? <i /> : <Mark seat={seat} />}
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
            {day !== null && <Places step={step} view={i + 1 === steps.length ? view : null} names={reader.names.map((name, of) => (of === reader.you ? t("you") : name))} />}
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

/** The effects whose cards are worth a picture; others only repeat them. */
const PICTURED: Effect["type"][] = [
  "revealed",
  "loaded",
  "turned-up",
  "sold",
  "lot-discarded",
  "hold-filled",
  "sent",
  "allied",
  "conspired",
  "eliminated",
];

/** The sentences that follow a move at court. */
const DRAWS = ["did-draw-noble", "did-draw-hidden", "did-draw-last"];

/** Return the cards that a step is about: the one that was played, those that were taken, or those that fell. */
function cardsOf({ effects }: GameStep, pictured = PICTURED): string[] {
  return effects
    .filter(({ type }) => pictured.includes(type))
    .flatMap((effect): unknown[] => ("card" in effect ? [effect.card] : "cards" in effect ? (effect.cards ?? []) : []))
    .filter((card): card is string => typeof card === "string");
}

function Chips({ game, cards }: { game: Reader["game"]; cards: string[] }) {
  if (!cards.length) return null;
  return (
    <i class="chips" aria-hidden="true">
      {cards.map((card, i) =>
        game === "court" ? <NobleCard key={i} t={t} card={card} /> : <WareCard key={i} t={t} game={game} card={card} look="mini" />,
      )}
    </i>
  );
}
