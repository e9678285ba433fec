/** The text of a lesson next to the element that it explains. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { lang } from "../app/settings.ts";
import { Sym } from "../games/common/symbols.tsx";
import { loadTexts, t, textsLoaded } from "../i18n/texts.ts";
import type { View } from "../protocol.ts";
import { controls, figures, LESSONS, nextControl } from "./steps.ts";
import { follow, light, putBeside } from "./spotlight.ts";

export { LESSONS, stepDue } from "./steps.ts";

interface LessonProps {
  view: View;
  at: number;
  due: boolean; // it is our turn
  pass(): void; // to the next step
  end(): void;
}

const MARK = "data-taught"; // on the element in the light

export function Lesson(props: LessonProps) {
  useEffect(() => void loadTexts("lessons").catch(props.end), [lang.value]);
  return textsLoaded("lessons") ? <Guide {...props} /> : null;
}

function Guide({ view, at, due, pass, end }: LessonProps) {
  const box = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const steps = LESSONS[view.game];
  const step = steps[at];
  const before = steps[at - 1];
  const told = `lesson-${view.game}-`;
  const shown = due && step !== undefined;
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const find = () => (!shown ? null : step.move ? nextControl(step.move) : step.spot ? document.querySelector<HTMLElement>(step.spot) : null);
    const place = () => {
      if (shown && step.shows && document.querySelector(step.shows)) {
        pass();
        return;
      }
      const target = find();
      mark(target);
      const rect = target?.getBoundingClientRect() ?? null;
      const about = before?.about ? (document.querySelector(before.about)?.getBoundingClientRect() ?? null) : null;
      const involved = shown && step.move ? controls(step.move).flatMap((one) => (one.matches(CHOSEN) ? [] : weighed(one.getBoundingClientRect(), 50))) : [];
      if (ring.current) ring.current.hidden = rect === null;
      if (ring.current && rect) light(ring.current, rect);
      if (box.current) putBeside(box.current, rect ?? about, [...weighed(rect, 1000), ...involved, ...weighed(about, 10), ...needed()]);
      const control = step?.move ? target : (box.current?.querySelector<HTMLElement>(".act") ?? null);
      if (shown && control && control !== focused.current) {
        focused.current = control;
        target?.scrollIntoView({ block: "nearest" });
        if (isIdle(box.current)) control.focus({ preventScroll: true });
      }
    };
    const stop = follow(place);
    return () => {
      stop();
      mark(null);
    };
  }, [at, shown, lang.value]);
  const did = before?.move || (before?.shows && document.querySelector(before.shows));
  if (!shown && !before?.move) return null;
  return (
    <>
      <div class="spot" ref={ring} aria-hidden="true" hidden />
      <aside class="lesson" ref={box} aria-label={t("first-game")} data-step={at}>
        <div id="lesson-text" aria-live="polite">
          {did && (
            <p class="did">
              <Sym id="i-check" class="ic" />
              {t(before.move ? `${told}${before.name}-done` : "lesson-hint-done", figures(view))}
            </p>
          )}
          {shown && <p>{t(`${told}${step.name}`, figures(view))}</p>}
        </div>
        <div class="row">
          <span class="muted">{t("lesson-count", { number: Math.min(at + 1, steps.length), count: steps.length })}</span>
          {at < steps.length - 1 && (
            <button class="quiet" type="button" onClick={end}>
              {t("lesson-skip")}
            </button>
          )}
          {shown && !step.move && (
            <button class="act" type="button" aria-describedby="lesson-text" onClick={at === steps.length - 1 ? end : pass}>
              <b>{t(at === steps.length - 1 ? "lesson-play" : "lesson-next")}</b>
            </button>
          )}
        </div>
      </aside>
    </>
  );
}

/** Mark the element in the light, for screen readers and tests. */
function mark(target: HTMLElement | null): void {
  for (const old of document.querySelectorAll(`[${MARK}]`)) {
    if (old === target) return;
    old.removeAttribute(MARK);
    old.removeAttribute("aria-describedby");
  }
  target?.setAttribute(MARK, "");
  target?.setAttribute("aria-describedby", "lesson-text");
}

/** Return whether the focus may move: it is on nothing, on the text, or on what was pressed before. */
function isIdle(box: HTMLElement | null): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || box?.contains(at) === true || at.closest("main .table") !== null;
}

const weighed = (rect: DOMRect | null, weight: number): [DOMRect, number][] => (rect ? [[rect, weight]] : []);

const CHOSEN = ".hand [aria-pressed=true]";
const CHOICES = ".dorow:has(button), .bid:has(input), .reach, .lot, .hand";
const TABLE = ".turnline, .words h1, .tug, .pyr, .rivals > *, .id, .wh, .deck em, [data-piece]";

const WEIGHTS: [string, number][] = [
  [".bid, .lot", 200], // a lesson in bidding must show how
  [".hand [data-piece]", 15], // its card in the light weighs more
  ["[data-piece]", 100],
  [".pyr", 40],
];

/** Return what should rather not be covered: the choices, the headline, all cards and pyramids, and the bar. */
const needed = (): [DOMRect, number][] =>
  [...document.querySelectorAll(`main :is(${CHOICES}, ${TABLE}), .notes .note, .bar`)].map((part) => [
    part.getBoundingClientRect(),
    WEIGHTS.find(([selector]) => part.matches(selector))?.[1] ?? 1,
  ]);
