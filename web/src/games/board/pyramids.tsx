/** The five pyramids with all markers, and where the holds will bring them; yours with the lot. */

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

const HIGH = 22; // height of a step
const EDGE = 8; // above the top step

/** Shared values, so that an unchanged pyramid is not rendered again. */
interface PyramidProps {
  t: TableProps["t"];
  letter: string;
  names: string[];
  steps: number[]; // by seat
  top: number; // the highest step
  ghosts: { seat: number; step: number }[]; // the markers that will move, after the holds
  extras: number[][];
  pay: { rank: number; extra: number };
}

function Pyramid({ t, letter, names, steps, top, ghosts, extras, pay }: PyramidProps) {
  const name = t(`goods-board-${letter}`);
  const told = steps.map((step, of) => t("on-step", { name: names[of] ?? "", step })).join(", ");
  return (
    <figure class="pyr">
      <svg viewBox={`0 0 112 ${EDGE + (top + 1) * HIGH}`} role="img" aria-label={t("pyramid-of", { good: name, steps: told })}>
        {Array.from({ length: top + 1 }, (_, step) => (
          <Step key={step} step={step} top={top} extra={extras.find(([from]) => from === step)?.[1] ?? 0} />
        ))}
        {Array.from({ length: top + 1 }, (_, step) => {
          const here = steps.flatMap((at, of) => (at === step ? [of] : []));
          return <Markers key={step} step={step} top={top} here={here} ghosts={ghosts.filter((one) => one.step === step).map(({ seat }) => seat)} />;
        })}
      </svg>
      <figcaption>
        <Sym id={symbolOf(letter)} class={`i-${symbolOf(letter)}`} />
        <span class="serif">{name}</span>
        {(pay.rank > 0 || pay.extra > 0) && (
          <small>
            <Coin />
            {pay.rank}
            {pay.extra > 0 && ` + ${pay.extra}`}
          </small>
        )}
      </figcaption>
    </figure>
  );
}

/** Return the upper edge of a step, seen from the top of the drawing. */
const edgeOf = (step: number, top: number) => EDGE + (top - step) * HIGH;

const Step = memo(({ step, top, extra }: { step: number; top: number; extra: number }) => {
  const y = edgeOf(step, top);
  const kind = step === top ? "st top" : extra ? "st hi" : "st";
  return (
    <>
      <rect class={kind} x={4 + 4 * step} y={y} width={104 - 8 * step} height={HIGH - 2} rx="3" />
      <text class={extra ? "tx b" : "tx"} x={extra ? 111 : 104 - 4 * step} y={y + (HIGH - 2) / 2} text-anchor="end">
        {extra ? `+${extra}` : step}
      </text>
    </>
  );
});

function Markers({ step, top, here, ghosts }: { step: number; top: number; here: number[]; ghosts: number[] }) {
  const all = [...here.map((of) => ({ of, cls: "m" })), ...ghosts.map((of) => ({ of, cls: "mg" }))];
  const scale = all.length < 4 ? 1.3 : all.length < 5 ? 1.05 : Math.min(0.86, (80 - 6 * step) / all.length / 13.5);
  const wide = 12 * scale + 1.5;
  const room = step > 5 ? 56 : 52 - (step > 3 ? 2 : 4); // the number is at the right
  const left = room - (all.length * wide) / 2;
  return (
    <>
      {all.map(({ of, cls }, i) => (
        <MarkShape
          key={`${cls}${of}`}
          seat={of}
          class={step === top ? `${cls} high` : cls}
          x={Math.round(10 * (left + i * wide)) / 10}
          y={edgeOf(step, top) + (HIGH - 2) / 2 - 6 * scale}
          scale={scale}
        />
      ))}
    </>
  );
}

export function Pyramids({ table, view }: { table: TableProps; view: Board }) {
  const { t, seat } = table;
  const { extras } = view;
  const names = view.florins.map((_, of) => nameOf(table, of));
  const thens = view.counts.map((counts, of) => (of === seat ? (view.with_lot?.counts ?? counts) : counts));
  const pyramids = useShared(
    GOODS.board.map((letter, good) => {
      const steps = view.pyramids.map((row) => row[good] ?? 0);
      const ghosts = thens
        .map((then, of) => ({ seat: of, step: then[good] ?? 0 }))
        .filter((one) => one.step !== steps[one.seat]);
      const pay = goodPay((view.after.lot ?? view.now)?.[seat ?? -1], good);
      return { letter, names, steps, top: view.top_step, ghosts, extras, pay };
    }),
  );
  return (
    <div class="pyrs paper">
      {pyramids.map((one) => (
        <Pyramid key={one.letter} t={t} {...one} />
      ))}
    </div>
  );
}
