/** The five pyramids with all markers: where each stands, and where the lot would bring you. */

import type { BoardView, Telling } from "../protocol.ts";
import { GOODS, symbolOf, ware } from "./cards.ts";
import type { TableProps } from "./contract.ts";
import { Coin, MarkShape, still, Sym } from "./pieces.tsx";
import { nameOf } from "./seat.tsx";
import { goodPay } from "./standing.ts";

type Board = BoardView & Telling;

const STEPS = 8;
const HIGH = 30; // of a step

/** How many cards of a good there are. */
export const cardsOf = (cards: string[], letter: string): number =>
  cards.filter((card) => ware(card).letter === letter).length;

interface PyramidProps {
  table: TableProps;
  view: Board;
  good: number;
  lot: string[]; // what would come to you
}

function Pyramid({ table, view, good, lot }: PyramidProps) {
  const { t, seat } = table;
  const letter = GOODS.board[good] ?? "M";
  const name = t(`goods-board-${letter}`);
  const steps = view.pyramids.map((row) => row[good] ?? 0);
  const climb = seat === null || view.over ? 0 : cardsOf([...(view.holds[seat] ?? []), ...lot], letter);
  const goal = climb ? Math.min(STEPS - 1, (steps[seat ?? 0] ?? 0) + climb) : null;
  const pay = goodPay((lot.length ? view.after.lot : view.now)?.[seat ?? -1], good);
  const told = steps.map((step, of) => t("on-step", { name: nameOf(table, of), step })).join(", ");
  return (
    <figure class="pyr">
      <svg viewBox="0 0 112 248" role="img" aria-label={t("pyramid-of", { good: name, steps: told })}>
        {Array.from({ length: STEPS }, (_, step) => (
          <Step key={step} step={step} extra={view.extras.find(([from]) => from === step)?.[1] ?? 0} />
        ))}
        {Array.from({ length: STEPS }, (_, step) => {
          const here = steps.flatMap((at, of) => (at === step ? [of] : []));
          const ghost = goal === step && goal !== steps[seat ?? 0];
          return <Markers key={step} step={step} here={here} ghost={ghost ? seat : null} />;
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

const top = (step: number) => 8 + (STEPS - 1 - step) * HIGH;

const Step = still(({ step, extra }: { step: number; extra: number }) => {
  const kind = step === STEPS - 1 ? "st top" : extra ? "st hi" : "st";
  return (
    <>
      <rect class={kind} x={4 + 4 * step} y={top(step)} width={104 - 8 * step} height={HIGH - 2} rx="3" />
      <text class={extra ? "tx b" : "tx"} x={extra ? 111 : 104 - 4 * step} y={top(step) + 18} text-anchor="end">
        {extra ? `+${extra}` : step}
      </text>
    </>
  );
});

function Markers({ step, here, ghost }: { step: number; here: number[]; ghost: number | null }) {
  const all = [...here.map((of) => ({ of, cls: "m" })), ...(ghost === null ? [] : [{ of: ghost, cls: "mg" }])];
  const scale = all.length < 4 ? 1.3 : all.length < 5 ? 1.05 : 0.86;
  const wide = 12 * scale + 1.5;
  const room = step > 5 ? 56 : 52 - (step > 3 ? 2 : 4); // the number stands at the right
  const left = room - (all.length * wide) / 2;
  return (
    <>
      {all.map(({ of, cls }, i) => (
        <MarkShape
          key={`${cls}${of}`}
          seat={of}
          class={step === STEPS - 1 ? `${cls} high` : cls}
          x={Math.round(10 * (left + i * wide)) / 10}
          y={top(step) + (HIGH - 2) / 2 - 6 * scale}
          scale={scale}
        />
      ))}
    </>
  );
}

export function Pyramids({ table, view, lot }: { table: TableProps; view: Board; lot: string[] }) {
  return (
    <div class="pyrs paper">
      {GOODS.board.map((letter, good) => (
        <Pyramid key={letter} table={table} view={view} good={good} lot={lot} />
      ))}
    </div>
  );
}
