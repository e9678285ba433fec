/** The win probabilities of all seats over the game; the arrow keys and clicks walk along it. */
import { t } from "../i18n/texts.ts";
import { likely, percent } from "../i18n/percent.ts";

const BOX = { wide: 560, high: 260, left: 84, right: 550, top: 10, bottom: 240 };
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

interface ChartProps {
  shares: number[][]; // after each line
  caption: string;
  start: number; // the last line before the first move: the chart begins there
  lines: number; // of the whole game
  now: number; // lines up to the point that is shown
  step: { number: number; last: number }; // of the replay, at that point
  names: string[];
  go: (line: number) => void;
}

export function WinChart({ shares, caption, start, lines, now, step, names, go }: ChartProps) {
  const x = (line: number) => BOX.left + ((BOX.right - BOX.left) * (line - start)) / Math.max(1, lines - 1 - start);
  const y = (share: number) => BOX.bottom - (BOX.bottom - BOX.top) * share;
  const at = Math.max(start, Math.min(shares.length, now) - 1);
  const found = names.map((what, seat) => t("term", { what, how: (at === lines - 1 ? percent : likely)(shares[at]?.[seat] ?? 0) })).join(", ");
  const told = t("game-review-now", { ...step, shares: found });
  const walk = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const part = (((event.clientX - box.left) / box.width) * BOX.wide - BOX.left) / (BOX.right - BOX.left);
    go(Math.max(start, Math.min(lines - 1, start + Math.round(part * (lines - 1 - start)))));
  };
  return (
    <figure class="chart win">
      <figcaption class="lbl">{caption}</figcaption>
      <svg viewBox={`0 0 ${BOX.wide} ${BOX.high}`} role="img" aria-label={told} onClick={walk}>
        {LEVELS.map((share) => (
          <g key={share}>
            <line class="gr" x1={BOX.left} x2={BOX.right} y1={y(share)} y2={y(share)} />
            <text class="ax" x={BOX.left - 6} y={y(share) + 5} text-anchor="end">
              {percent(share)}
            </text>
          </g>
        ))}
        {names.map((_, seat) => (
          <polyline
            key={seat}
            class={`ln p${seat}`}
            style={{ "--pc": `var(--p${seat})` }}
            points={shares.slice(start).map((row, i) => `${x(start + i).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(" ")}
          />
        ))}
        <line class="now" x1={x(at)} x2={x(at)} y1={BOX.top} y2={BOX.bottom} />
      </svg>
      <p role="status">{told}</p>
    </figure>
  );
}

