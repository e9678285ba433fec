/** How far our prices were off, guess by guess, and the mean over the last ones. */
import { number, t } from "../i18n/texts.ts";
import { errorOf, guesses, recentErrors, usuallyOff } from "./guesses.ts";

const BOX = { wide: 560, high: 220, left: 52, right: 548, top: 12, bottom: 208 };
const LEAST = 5; // florins that the chart shows either way
const SHOWN = 60; // guesses

const decimal = (value: number): string => number(value, { maximumFractionDigits: 1 });

export function PriceChart() {
  const all = guesses.value;
  if (!all.length) return null;
  const errors = all.map(errorOf).slice(-SHOWN);
  const means = recentErrors(all).slice(-SHOWN);
  const most = Math.max(LEAST, ...errors.map(Math.abs));
  const x = (i: number) => BOX.left + ((BOX.right - BOX.left) * (i + 0.5)) / Math.max(8, errors.length);
  const y = (error: number) => (BOX.top + BOX.bottom) / 2 - ((BOX.bottom - BOX.top) / 2) * (error / most);
  const told = t("price-chart", { off: decimal(usuallyOff(all)), count: all.length });
  return (
    <figure class="panel-card chart prices">
      <figcaption class="lbl">{told}</figcaption>
      <svg viewBox={`0 0 ${BOX.wide} ${BOX.high}`} role="img" aria-label={told}>
        {[most, 0, -most].map((error) => (
          <g key={error}>
            <line class="gr" x1={BOX.left} x2={BOX.right} y1={y(error)} y2={y(error)} />
            <text class="ax" x={BOX.left - 7} y={y(error) + 5} text-anchor="end">
              {number(error, { signDisplay: "exceptZero" })}
            </text>
          </g>
        ))}
        {errors.map((error, i) => (
          <circle key={i} cx={x(i)} cy={y(error)} r="5" />
        ))}
        <polyline points={means.map((error, i) => `${x(i).toFixed(1)},${y(error).toFixed(1)}`).join(" ")} />
      </svg>
    </figure>
  );
}
