/** The five pyramids with all markers: where each stands, and where the lot would bring you. */

import type { BoardView, Telling } from "../protocol.ts";
import { GOODS, symbolOf, ware } from "./cards.ts";
import type { TableProps } from "./contract.ts";
import { Coin, MarkShape, still, Sym } from "./pieces.tsx";
import { nameOf } from "./seat.tsx";
import { useShared } from "./sharing.ts";
import { goodPay } from "./standing.ts";

type Board = BoardView & Telling;

const STEPS = 8;
const HIGH = 30; // of a step

/** How many cards of a good there are. */
export const cardsOf = (cards: string[], letter: string): number =>
  cards.filter((card) => ware(card).letter === letter).length;

/** As it was if nothing on it changed: it is not drawn again then. */
interface PyramidProps {
  t: TableProps["t"];
  letter: string;
  names: string[];
  steps: number[]; // by seat
  ghost: { seat: number; step: number } | null; // where hold and lot would bring you
  extras: number[][];
  pay: { rank: number; extra: number };
}

function Pyramid({ t, letter, names, steps, ghost, extras, pay }: PyramidProps) {
  const name = t(`goods-board-${letter}`);
  const told = steps.map((step, of) => t("on-step", { name: names[of] ?? "", step })).join(", ");
  return (
    <figure class="pyr">
      <svg viewBox="0 0 112 248" role="img" aria-label={t("pyramid-of", { good: name, steps: told })}>
        {Array.from({ length: STEPS }, (_, step) => (
          <Step key={step} step={step} extra={extras.find(([from]) => from === step)?.[1] ?? 0} />
        ))}
        {Array.from({ length: STEPS }, (_, step) => {
          const here = steps.flatMap((at, of) => (at === step ? [of] : []));
          return <Markers key={step} step={step} here={here} ghost={ghost?.step === step ? ghost.seat : null} />;
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
  const { t, seat } = table;
  const { extras } = view;
  const names = view.florins.map((_, of) => nameOf(table, of));
  const held = seat === null || view.over ? [] : [...(view.holds[seat] ?? []), ...lot];
  const pyramids = useShared(
    GOODS.board.map((letter, good) => {
      const steps = view.pyramids.map((row) => row[good] ?? 0);
      const from = steps[seat ?? -1] ?? 0;
      const step = Math.min(STEPS - 1, from + cardsOf(held, letter));
      const ghost = seat !== null && step !== from ? { seat, step } : null;
      const pay = goodPay((lot.length ? view.after.lot : view.now)?.[seat ?? -1], good);
      return { letter, names, steps, ghost, extras, pay };
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
