/** The race chart: one line per seat, distinguished by colour, dash and shape. */

import type { Say } from "../common/card_notation.ts";
import { MarkShape } from "../common/players.tsx";

const WIDE = 560;
const HIGH = 400;
const BOX = { left: 40, right: 396, top: 30, bottom: 366 };

interface RaceProps {
  t: Say;
  rows: number[][]; // one row per point in time, by seat
  names: string[];
  label: string;
  ticks: string[]; // labels of the x axis: one per row, or the first and the last
}

/** Return a round step for a scale with four to seven lines. */
export function gridStep(most: number): number {
  return [5, 10, 20, 25, 50, 100].find((step) => most / step <= 6) ?? 200;
}

/** Return the heights of the labels, moved apart by at least `gap`. */
export function apart(heights: number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  for (let i = 1; i < order.length; i += 1) {
    const above = placed[order[i - 1] ?? 0] ?? 0;
    const here = order[i] ?? 0;
    placed[here] = Math.max(placed[here] ?? 0, above + gap);
  }
  return placed;
}

export function Race({ t, rows, names, label, ticks }: RaceProps) {
  const most = Math.max(10, ...rows.flat());
  const step = gridStep(most);
  const top = Math.ceil(most / step) * step;
  const x = (i: number) => BOX.left + ((BOX.right - BOX.left) * i) / Math.max(1, rows.length - 1);
  const y = (value: number) => BOX.bottom - ((BOX.bottom - BOX.top) * Math.max(0, value)) / top;
  const final = rows.at(-1) ?? [];
  const labels = apart(final.map(y), 20);
  const few = rows.length <= 5;
  const round = (value: number) => Math.round(10 * value) / 10;
  const told = names.map((name, of) => t("race-of", { name, florins: final[of] ?? 0 })).join(", ");
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t("term", { what: label, how: told })}>
      {Array.from({ length: top / step + 1 }, (_, i) => (
        <g key={i}>
          <line class="gr" x1={BOX.left} x2={BOX.right} y1={y(i * step)} y2={y(i * step)} />
          <text class="ax" x={BOX.left - 7} y={y(i * step) + 4} text-anchor="end">
            {i * step}
          </text>
        </g>
      ))}
      {ticks.map((tick, i) => (
        <text
          key={tick}
          class="ax"
          x={ticks.length === rows.length ? x(i) : i ? BOX.right : BOX.left}
          y={BOX.bottom + 22}
          text-anchor={i === 0 ? "start" : i === ticks.length - 1 ? "end" : "middle"}
        >
          {tick}
        </text>
      ))}
      {names.map((name, of) => (
        <g key={of}>
          <polyline class={`ln p${of}`} points={rows.map((row, i) => `${round(x(i))},${round(y(row[of] ?? 0))}`).join(" ")} />
          {rows.map((row, i) =>
            few || i === rows.length - 1 ? (
              <MarkShape key={i} seat={of} class="dot" x={round(x(i) - 7)} y={round(y(row[of] ?? 0) - 7)} scale={1.17} />
            ) : null,
          )}
          <text class={`nm p${of}`} x={BOX.right + 13} y={(labels[of] ?? 0) + 5}>
            {name.length > 11 ? `${name.slice(0, 10)}…` : name} <tspan class="vv">{final[of]}</tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}
