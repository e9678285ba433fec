/** The five pyramids with all markers, and where the holds will bring them; yours with the lot. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardView, Preview } from "../../protocol.ts";
import { GOODS, symbolOf } from "../common/card_notation.ts";
import { memo } from "../common/memo.ts";
import { MarkShape } from "../common/players.tsx";
import { goodPay } from "../common/ranking.ts";
import { nameOf } from "../common/seat.tsx";
import { useShared } from "../common/shared_values.ts";
import { Coin, Sym } from "../common/symbols.tsx";
import type { TableProps } from "../contract.ts";

type Board = BoardView & Preview;

const WIDE = 112; // width of the drawing
const [LOW, HIGH] = [22, 38]; // least and greatest height of a step
const EDGE = 8; // above the top step
const CLEAR = 12; // px, kept free above and below
const [MARK, GAP] = [12, 1.5]; // size of a marker, and the gap between two

/** Shared values, so that an unchanged pyramid is not rendered again. */
interface PyramidProps {
  t: TableProps["t"];
  letter: string;
  names: string[];
  steps: number[]; // by seat
  top: number; // the highest step
  high: number; // height of a step
  ghosts: { seat: number; step: number }[]; // the markers that will move, after the holds
  extras: number[][];
  pay: GoodPay; // if the round ended now
  then: GoodPay | null; // with the lot, if that differs
}

type GoodPay = ReturnType<typeof goodPay>;

function Pyramid({ t, letter, names, steps, top, high, ghosts, extras, pay, then }: PyramidProps) {
  const name = t(`goods-board-${letter}`);
  const extraAt = (step: number) => extras.find(([from]) => from === step)?.[1] ?? 0;
  const told = steps.map((step, of) => t("on-step", { name: names[of] ?? "", step })).join(", ");
  return (
    <figure class="pyr">
      <svg viewBox={`0 0 ${WIDE} ${EDGE + (top + 1) * high}`} role="img" aria-label={t("pyramid-of", { good: name, steps: told })}>
        {Array.from({ length: top + 1 }, (_, step) => (
          <Step key={step} step={step} top={top} high={high} extra={extraAt(step)} />
        ))}
        {Array.from({ length: top + 1 }, (_, step) => {
          const here = steps.flatMap((at, of) => (at === step ? [of] : []));
          const soon = ghosts.flatMap((one) => (one.step === step ? [one.seat] : []));
          return <Markers key={step} step={step} top={top} high={high} here={here} ghosts={soon} numbered={!extraAt(step)} />;
        })}
      </svg>
      <figcaption>
        <Sym id={symbolOf(letter)} class={`i-${symbolOf(letter)}`} />
        <span class="serif">{name}</span>
        {(then !== null || pay.rank + pay.extra > 0) && (
          <small title={t("pays-you")}>
            <span class={then ? "vh" : "what"}>{t("pays-you")}</span>
            <Coin />
            {then ? pay.rank + pay.extra : [pay.rank, pay.extra].filter((part, i) => i === 0 || part > 0).join(" + ")}
            {then && <span class={then.rank + then.extra > pay.rank + pay.extra ? "gain" : "warn"}> → {then.rank + then.extra}</span>}
          </small>
        )}
      </figcaption>
    </figure>
  );
}

/** Return the upper edge of a step, seen from the top of the drawing. */
const edgeOf = (step: number, top: number, high: number) => EDGE + (top - step) * high;

const Step = memo(({ step, top, high, extra }: { step: number; top: number; high: number; extra: number }) => {
  const y = edgeOf(step, top, high);
  const kind = step === top ? "st top" : extra ? "st hi" : "st";
  return (
    <>
      <rect class={kind} x={4 + 4 * step} y={y} width={104 - 8 * step} height={high - 2} rx="3" />
      <text class={extra ? "tx b" : "tx"} x={extra ? 111 : 104 - 4 * step} y={y + (high - 2) / 2} text-anchor="end">
        {extra ? `+${extra}` : step}
      </text>
    </>
  );
});

interface MarkersProps {
  step: number;
  top: number;
  high: number;
  here: number[];
  ghosts: number[];
  numbered: boolean; // the step has its number at the right
}

function Markers({ step, top, high, here, ghosts, numbered }: MarkersProps) {
  const all = [...here.map((of) => ({ of, cls: "m" })), ...ghosts.map((of) => ({ of, cls: "mg" }))];
  const room = (numbered ? 91 : 100) - 8 * step;
  const scale = Math.min((0.78 * (high - 2)) / MARK, (room / all.length - GAP) / MARK);
  const wide = MARK * scale + GAP;
  const left = (numbered ? 49.5 : 56) - (all.length * wide) / 2;
  return (
    <>
      {all.map(({ of, cls }, i) => (
        <MarkShape
          key={`${cls}${of}`}
          seat={of}
          class={step === top ? `${cls} high` : cls}
          x={Math.round(10 * (left + i * wide)) / 10}
          y={edgeOf(step, top, high) + (high - 2 - MARK * scale) / 2}
          scale={scale}
        />
      ))}
    </>
  );
}

/** Return how high to draw steps, so that the pyramids fill the height of their space without becoming narrower. */
function useStepHeight(steps: number) {
  const box = useRef<HTMLDivElement>(null);
  const [high, setHigh] = useState(LOW);
  useLayoutEffect(() => {
    const fill = () => {
      const figure = box.current?.querySelector("figure");
      const caption = figure?.querySelector("figcaption")?.offsetHeight ?? 0;
      if (!figure?.clientWidth) return;
      const fits = Math.floor(((WIDE * (figure.clientHeight - caption - CLEAR)) / figure.clientWidth - EDGE) / steps);
      setHigh(Math.max(LOW, Math.min(HIGH, fits)));
    };
    const watch = new ResizeObserver(fill);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [steps]);
  return { box, high };
}

export function Pyramids({ table, view }: { table: TableProps; view: Board }) {
  const { t, seat } = table;
  const { extras, top_step: top } = view;
  const { box, high } = useStepHeight(top + 1);
  const names = view.florins.map((_, of) => nameOf(table, of));
  const thens = view.counts.map((counts, of) => (of === seat ? (view.with_lot?.counts ?? counts) : counts));
  const pyramids = useShared(
    GOODS.board.map((letter, good) => {
      const steps = view.pyramids.map((row) => row[good] ?? 0);
      const ghosts = thens
        .map((then, of) => ({ seat: of, step: then[good] ?? 0 }))
        .filter((one) => one.step !== steps[one.seat]);
      const [pay, soon] = [view.now, view.after.lot ?? view.now].map((paid) => goodPay(paid?.[seat ?? -1], good)) as [GoodPay, GoodPay];
      const then = soon.rank === pay.rank && soon.extra === pay.extra ? null : soon;
      return { letter, names, steps, top, high, ghosts, extras, pay, then };
    }),
  );
  return (
    <div class="pyrs paper" ref={box}>
      {pyramids.map((one) => (
        <Pyramid key={one.letter} t={t} {...one} />
      ))}
    </div>
  );
}
