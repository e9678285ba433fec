/** A control for a number of florins: steps, a slider, and shortcuts that top each rival. */

import type { Say } from "../common/card_notation.ts";

export interface Quick {
  florins: number;
  label: string;
}

interface StepperProps {
  t: Say;
  label: string;
  least: number;
  most: number;
  value: number;
  set(value: number): void;
  quick?: Quick[];
}

export function Stepper({ t, label, least, most, value, set, quick = [] }: StepperProps) {
  const within = (florins: number) => Math.max(least, Math.min(most, florins));
  return (
    <>
      <div class="step" role="group" aria-label={label}>
        <button
          type="button"
          class="btn"
          aria-label={t("one-less")}
          aria-disabled={value <= least}
          onClick={() => set(within(value - 1))}
        >
          −
        </button>
        <output class="n" aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          class="btn"
          aria-label={t("one-more")}
          aria-disabled={value >= most}
          onClick={() => set(within(value + 1))}
        >
          +
        </button>
      </div>
      <input
        type="range"
        aria-label={label}
        min={least}
        max={most}
        value={value}
        onInput={(event) => set(within(Number(event.currentTarget.value)))}
      />
      <div class="ends" aria-hidden="true">
        <span>{least}</span>
        <span>{t("up-to", { florins: most })}</span>
      </div>
      {quick.length > 1 && (
        <div class="quick">
          {quick.map(({ florins, label: why }) => (
            <button
              key={why}
              type="button"
              class="btn"
              aria-pressed={florins === value}
              onClick={() => set(florins)}
            >
              {florins}
              <small>{why}</small>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
