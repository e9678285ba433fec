/** A scoring, shown step by step at the player's own pace. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Share, View } from "../../protocol.ts";
import { ActionButton } from "../common/action_button.tsx";
import { lasting } from "../common/animated_number.ts";
import { GOODS, nobleName, symbolOf } from "../common/card_notation.ts";
import { NobleCard, WareCard } from "../common/cards.tsx";
import { Face, Mark } from "../common/players.tsx";
import { decidedByNobles, drawnByPlans, ranking } from "../common/ranking.ts";
import { faceOf, nameOf } from "../common/seat.tsx";
import { Coin, Sym } from "../common/symbols.tsx";
import type { ScoringProps } from "../contract.ts";
import { courtSteps, noblesIn, rowOrder, type Step, tradeSteps } from "./scoring_steps.ts";

/** Return whether an element takes keyboard input. */
const writing = (where: EventTarget | null): boolean => where instanceof Element && where.closest("input, select, textarea") !== null;

/** Return whether an element does something of its own when it is pressed. */
const presses = (where: EventTarget | null): boolean => where instanceof Element && where.closest("button, a, summary") !== null;

function stepsOf(view: View, index: number): Step[] {
  if (view.game === "court") {
    const zones = new Set(view.piles.map((pile) => pile.zone)); // an empty one is not shown
    return courtSteps(view.houses).filter(({ what, zone }) => what !== "zone" || zones.has(zone));
  }
  const day = view.days[index];
  return day ? tradeSteps(day) : [];
}

/** Return what the first and the second of a good earn. */
function goodPrizes(view: View): { first: number; second: number } {
  const [first = 0, second = 0] = view.game === "court" ? [] : view.good_prizes;
  return { first, second };
}

/** The first frame shows only names and numbers, the next one also the images, because much is new at once. */
interface ScoringContext extends ScoringProps {
  fresh: boolean; // the first frame
}

const picture = ({ fresh }: ScoringContext, symbol: string): string => (fresh ? "" : symbol);

export function Scoring(props: ScoringProps) {
  const { view, day: index, done, closes = false, t } = props;
  const steps = useMemo(() => stepsOf(view, index), [view, index]);
  const last = steps.length - 1;
  const { at, runs, go, toggle } = useSteps(last, done, closes);
  const over = at === last;
  const [fresh, draw] = useState(true);
  useEffect(() => draw(false), []);
  const context = { ...props, fresh };
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!writing(document.activeElement)) button.current?.querySelector<HTMLElement>(".act")?.focus({ preventScroll: true });
  }, []);
  const step = steps[at];
  if (!step) return null;
  return (
    // A tap next to the buttons shows the next step, but does not close the scoring.
    <div class="score frame table" data-scoring={index} onClick={({ target }) => !over && !presses(target) && go(at + 1)}>
      <ol class="steps" style={{ "--n": steps.length }}>
        {steps.map((one, i) => (
          <li key={i} class={i < at ? "past" : i === at && runs ? "runs" : ""}>
            <button type="button" aria-current={i === at ? "step" : undefined} onClick={() => go(i)}>
              <span>
                <Sym id={picture(context, symbolFor(view, one))} class={one.what === "good" ? `i-${symbolFor(view, one)}` : ""} />
              </span>
              <b>{titleFor(props, one)}</b>
            </button>
            {i < at && <Sym id={picture(context, "i-check")} class="ck" />}
          </li>
        ))}
      </ol>
      <section class="tell paper" aria-live="polite" aria-atomic="true">
        <div class="turnline">
          <h1 class={step.what === "good" ? `i-${symbolFor(view, step)}` : ""}>{titleFor(props, step)}</h1>
          <p>
            {step.what === "sum" && drawnByPlans(view)
              ? t("drawn-by-plans")
              : step.what === "sum" && decidedByNobles(view)
                ? t("decided-by-nobles")
                : t(`tell-${view.game}-${step.what}`, { number: index + 1, zone: step.zone === "circle" ? "circle" : "outer", ...goodPrizes(view) })}
          </p>
          {step.shares.filter(({ first, last }) => first < last).map((share) => (
            <p key={share.first} class="tie">
              {tieText(t, view.game, share)}
            </p>
          ))}
        </div>
        <ol class="rows">
          {rowOrder(step).map((of) => (
            <Row key={of} context={context} step={step} of={of} />
          ))}
        </ol>
      </section>
      <Totals props={props} step={step} />
      <div class="dorow" ref={button}>
        <button type="button" class="btn" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <Sym id="i-back" class="ic" />
          {t("score-back")}
        </button>
        {(!over || runs) && (
          <button type="button" class="btn pace" title={t(runs ? "score-pause" : "score-resume")} onClick={toggle}>
            <Sym id={runs ? "i-pause" : "i-play"} class="ic" />
            <span class="vh">{t(runs ? "score-pause" : "score-resume")}</span>
          </button>
        )}
        <ActionButton
          symbol="i-arrow"
          title={t(over ? "go-on" : "score-next")}
          {...(over ? {} : { outcome: t("score-count", { number: at + 1, count: steps.length }) })}
          onClick={() => (over ? done() : go(at + 1))}
        />
        {!over && (
          <button type="button" class="btn" onClick={done}>
            {t("score-skip")}
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * Show one step after the other, each long enough to be read, until the player chooses a step or pauses; arrow keys, Home, End,
 * Space and Enter choose one. With `closes`, `done` is called after the last step has been read.
 */
function useSteps(last: number, done: () => void, closes: boolean) {
  const [{ at, auto }, show] = useState({ at: 0, auto: true });
  const go = (to: number) => show({ at: Math.max(0, Math.min(last, to)), auto: false });
  const runs = auto && (at < last || closes); // the next step comes automatically
  const toggle = () => show({ at, auto: !auto });
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => (at < last ? show({ at: at + 1, auto }) : done()), lasting("--read"));
    return () => clearTimeout(timer);
  }, [at, runs, last]);
  useLayoutEffect(() => { // at once: a key may be pressed in the first frame
    const keys = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || writing(event.target)) return;
      const onwards = (event.key === " " || event.key === "Enter") && !presses(event.target);
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to === undefined && !onwards) return;
      event.preventDefault();
      if (onwards && at === last) done();
      else go(to ?? at + 1);
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
  return { at, runs, go, toggle };
}

/** Explain a tie: "1st and 2nd share 15: 7 each, rounded down." */
function tieText(t: ScoringProps["t"], game: string, { first, last, florins, each }: Share): string {
  const place = (number: number) => t("place", { place: number });
  const count = last - first + 1;
  const rounded = count * each < florins ? game : "no";
  return t("share-places", { count, first: place(first), last: place(last), florins, each, rounded });
}

function symbolFor(view: View, step: Step): string {
  if (step.what === "sum") return "coin";
  if (view.game === "court") return step.zone === "circle" ? "seal-lily" : step.zone === "R" ? "oak" : "lion";
  return step.what === "cargo" ? "ship" : symbolOf(GOODS[view.game][step.good] ?? "");
}

function titleFor({ view, t }: ScoringProps, step: Step): string {
  if (step.what === "sum") return t("score-sum");
  if (view.game === "court") return step.zone === "circle" ? t("inner-circle-name") : t(`house-${step.zone}`);
  if (step.what === "cargo") return t(view.game === "card" ? "score-ships" : "score-holds");
  return t(`goods-${view.game}-${GOODS[view.game][step.good] ?? ""}`);
}

function Row({ context, step, of }: { context: ScoringContext; step: Step; of: number }) {
  const gain = step.gains[of] ?? 0;
  const best = gain > 0 && step.gains.every((other) => other <= gain);
  return (
    <li class={best ? "first" : ""}>
      <Face seat={of} face={picture(context, faceOf(context, of))} />
      <span class="who">
        <Mark seat={of} /> {nameOf(context, of)}
      </span>
      <span class="pips">
        <Shown context={context} step={step} of={of} />
      </span>
      <span class="why">{why(context, step, of)}</span>
      <span class="n gain">{gain > 0 ? `+${gain}` : ""}</span>
    </li>
  );
}

/** The things that are scored: the cargo, the icons or steps of a good, the nobles of a zone. */
function Shown({ context, step, of }: { context: ScoringContext; step: Step; of: number }) {
  const { view, day: index, t, fresh } = context;
  if (step.what === "sum") return <Parts context={context} of={of} />;
  if (view.game === "court") {
    const cards = noblesIn(view.piles, step.zone, of === 0 ? "R" : "G");
    return cards.length ? (
      <>
        {cards.map((card, i) => (
          <span key={i} title={nobleName(t, card)}>
            <NobleCard t={t} card={card} blank={fresh} />
          </span>
        ))}
      </>
    ) : (
      <em>{t("none")}</em>
    );
  }
  const { game } = view;
  const day = view.days[index];
  if (step.what === "cargo") {
    return (
      <>
        {(day?.cargo[of] ?? []).map((card, i) => (
          <WareCard key={i} t={t} game={game} card={card} look="mini" blank={fresh} />
        ))}
        <b class="n">{day?.values[of]}</b>
      </>
    );
  }
  const count = day?.counts[of]?.[step.good] ?? 0;
  const symbol = symbolOf(GOODS[game][step.good] ?? "");
  const mark = view.extras[0]?.[0] ?? 0; // where the extra begins
  if (!count) return <em>{game === "card" ? t("none") : 0}</em>;
  return (
    <>
      {Array.from({ length: Math.min(count, 12) }, (_, i) => (
        <i key={i} class={i + 1 === mark ? "b" : ""}>
          <Sym id={symbol} class={`i-${symbol}`} />
        </i>
      ))}
      <b class="n">{count}</b>
    </>
  );
}

/** The parts of the sum, each with its symbol. */
function Parts({ context, of }: { context: ScoringContext; of: number }) {
  const { view, day: index } = context;
  const steps = stepsOf(view, index).slice(0, -1);
  return (
    <>
      {steps.map((one, i) =>
        one.gains[of] ? (
          <span key={i} class="part" title={titleFor(context, one)}>
            <Sym id={picture(context, symbolFor(view, one))} class={one.what === "good" ? `i-${symbolFor(view, one)}` : ""} />
            <span class="vh">{titleFor(context, one)}</span>
            <b class="n">{one.gains[of]}</b>
          </span>
        ) : null,
      )}
    </>
  );
}

function why({ view, day: index, t }: ScoringProps, step: Step, of: number): string {
  if (view.game === "court" || step.what !== "good") return "";
  const paid = view.days[index]?.paid[of];
  const rank = paid?.rank[step.good] ?? 0;
  const extra = paid?.extra[step.good] ?? 0;
  return [rank ? t("why-rank", { florins: rank }) : "", extra ? t(`why-extra-${view.game}`, { florins: extra }) : ""]
    .filter(Boolean)
    .join(", ");
}

function Totals({ props, step }: { props: ScoringProps; step: Step }) {
  const { view, day: index, t } = props;
  const most = Math.max(1, ...(view.game === "court" ? view.influence : (view.scores[index] ?? [1]))) * 1.15;
  const percent = (part: number) => `${Math.max(0, Math.round((1000 * part) / most) / 10)}%`;
  return (
    <aside class="totals">
      <h2 class="lbl">{t(view.game === "court" ? "influence" : "florins")}</h2>
      <ol>
        {ranking(step.totals).map((of) => {
          const total = step.totals[of] ?? 0;
          const gain = step.gains[of] ?? 0;
          return (
            <li key={of} class={`p${of}`}>
              <Mark seat={of} />
              <span class="who">{nameOf(props, of)}</span>
              <b class="n">
                {view.game !== "court" && <Coin />}
                {total}
              </b>
              <span class="track" aria-hidden="true">
                <i style={{ width: percent(total - gain) }} />
                <i class="new" style={{ width: percent(gain) }} />
              </span>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
