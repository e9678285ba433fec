/** Scoring tells itself step by step; one tap or key tells the rest at once. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Day, View } from "../protocol.ts";
import { GOODS, nobleName, symbolOf } from "./cards.ts";
import type { ScoringProps } from "./contract.ts";
import { lasting } from "./counting.ts";
import { Act, Coin, Face, Mark, NobleCard, Sym, WareCard } from "./pieces.tsx";
import { faceOf, nameOf } from "./seat.tsx";
import { drawnByPlans, ranking } from "./standing.ts";
import { courtSteps, noblesIn, type Step, tradeSteps } from "./steps.ts";

const QUIET = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "Escape"]);

/** Whether someone writes there: what is typed is meant for it. */
const writing = (where: EventTarget | null): boolean => where instanceof Element && where.closest("input, select, textarea") !== null;

/** A key that is nobody else's: the browser's own (F5, Ctrl+R) do what they always do. */
const skips = (event: KeyboardEvent): boolean =>
  !QUIET.has(event.key) && !/^F\d/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey && !writing(event.target);

function stepsOf(view: View, day: Day | undefined, index: number): Step[] {
  if (view.game === "court") return courtSteps(view);
  return day ? tradeSteps(day, view.scores[index] ?? []) : [];
}

/** A scoring as it is drawn. Much is new at once: names and numbers are seen first, pictures follow by a frame. */
interface Scene extends ScoringProps {
  fresh: boolean; // the first frame
}

const picture = ({ fresh }: Scene, symbol: string): string => (fresh ? "" : symbol);

export function Scoring(props: ScoringProps) {
  const { after: view, day: index, done, t } = props;
  const day = view.days[index];
  const steps = useMemo(() => stepsOf(view, day, index), [view, index]);
  const last = steps.length - 1;
  const [at, setAt] = useState(() => (lasting("--tell") ? 0 : last));
  const over = at >= last;
  const [fresh, draw] = useState(true);
  useEffect(() => draw(false), []);
  const scene = { ...props, fresh };
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (over) return undefined;
    const timer = setTimeout(() => setAt(at + 1), lasting("--tell"));
    return () => clearTimeout(timer);
  }, [at, over]);
  useEffect(() => {
    const skip = (event: KeyboardEvent) => {
      if (over || !skips(event)) return;
      event.preventDefault();
      setAt(last);
    };
    addEventListener("keydown", skip);
    return () => removeEventListener("keydown", skip);
  }, [over, last]);
  useEffect(() => {
    if (!writing(document.activeElement)) button.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  const step = steps[Math.min(at, last)];
  if (!step) return null;
  return (
    // A tap anywhere is a second way to what the button does, for pointers only.
    <div class="score frame table" data-scoring={index} onClick={() => !over && setAt(last)}>
      <ol class="steps" style={{ "--n": steps.length }}>
        {steps.map((one, i) => (
          <li key={i} class={i < at ? "past" : ""} aria-current={i === at ? "step" : undefined}>
            <span>
              <Sym id={picture(scene, symbolFor(view, one))} class={one.what === "good" ? `i-${symbolFor(view, one)}` : ""} />
            </span>
            <b>{titleFor(props, one)}</b>
            {i < at && <Sym id={picture(scene, "i-check")} class="ck" />}
          </li>
        ))}
      </ol>
      <section class="tell paper" aria-live="polite" aria-atomic="true">
        <div class="turnline">
          <h1 class={step.what === "good" ? `i-${symbolFor(view, step)}` : ""}>{titleFor(props, step)}</h1>
          <p>
            {step.what === "sum" && drawnByPlans(view)
              ? t("drawn-by-plans")
              : t(`tell-${view.game}-${step.what}`, { number: index + 1 })}
          </p>
        </div>
        <ol class="rows">
          {ranking(step.gains).map((of) => (
            <Row key={of} scene={scene} step={step} of={of} />
          ))}
        </ol>
      </section>
      <Totals props={props} step={step} />
      <div class="dorow" ref={button}>
        {over ? (
          <Act symbol="i-arrow" title={t("go-on")} onClick={done} />
        ) : (
          <Act symbol="i-arrow" title={t("tell-rest")} outcome={t("any-key")} onClick={() => setAt(last)} />
        )}
      </div>
    </div>
  );
}

function symbolFor(view: View, step: Step): string {
  if (step.what === "sum") return "coin";
  if (view.game === "court") return step.zone === "circle" ? "seal-lily" : step.zone === "R" ? "oak" : "lion";
  return step.what === "cargo" ? "ship" : symbolOf(GOODS[view.game][step.good] ?? "");
}

function titleFor({ after: view, t }: ScoringProps, step: Step): string {
  if (step.what === "sum") return t("score-sum");
  if (view.game === "court") return step.zone === "circle" ? t("inner-circle-name") : t(`house-${step.zone}`);
  if (step.what === "cargo") return t(view.game === "card" ? "score-ships" : "score-holds");
  return t(`goods-${view.game}-${GOODS[view.game][step.good] ?? ""}`);
}

function Row({ scene, step, of }: { scene: Scene; step: Step; of: number }) {
  const gain = step.gains[of] ?? 0;
  const best = gain > 0 && step.gains.every((other) => other <= gain);
  return (
    <li class={best ? "first" : ""}>
      <Face seat={of} face={picture(scene, faceOf(scene, of))} />
      <span class="who">
        <Mark seat={of} /> {nameOf(scene, of)}
      </span>
      <span class="pips">
        <Shown scene={scene} step={step} of={of} />
      </span>
      <span class="why">{why(scene, step, of)}</span>
      <span class="n gain">{gain > 0 ? `+${gain}` : ""}</span>
    </li>
  );
}

/** What is being scored: the cargo, the icons or steps of a good, the nobles of a zone. */
function Shown({ scene, step, of }: { scene: Scene; step: Step; of: number }) {
  const { after: view, day: index, t, fresh } = scene;
  if (step.what === "sum") return <Parts scene={scene} of={of} />;
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

/** The sum's parts, each by its symbol. */
function Parts({ scene, of }: { scene: Scene; of: number }) {
  const { after: view, day: index } = scene;
  const steps = stepsOf(view, view.days[index], index).slice(0, -1);
  return (
    <>
      {steps.map((one, i) =>
        one.gains[of] ? (
          <span key={i} class="part" title={titleFor(scene, one)}>
            <Sym id={picture(scene, symbolFor(view, one))} class={one.what === "good" ? `i-${symbolFor(view, one)}` : ""} />
            <span class="vh">{titleFor(scene, one)}</span>
            <b class="n">{one.gains[of]}</b>
          </span>
        ) : null,
      )}
    </>
  );
}

function why({ after: view, day: index, t }: ScoringProps, step: Step, of: number): string {
  if (view.game === "court" || step.what !== "good") return "";
  const paid = view.days[index]?.paid[of];
  const rank = paid?.rank[step.good] ?? 0;
  const extra = paid?.extra[step.good] ?? 0;
  return [rank ? t("why-rank", { florins: rank }) : "", extra ? t(`why-extra-${view.game}`, { florins: extra }) : ""]
    .filter(Boolean)
    .join(", ");
}

function Totals({ props, step }: { props: ScoringProps; step: Step }) {
  const { after: view, day: index, t } = props;
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
