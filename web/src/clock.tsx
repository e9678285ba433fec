/** The time that is left. */
import type { Known } from "./merging.ts";
import type { Sitting } from "./sitting.ts";
import { t } from "./texts.ts";
import { useNow } from "./ui.tsx";

/** Seconds as people read them: 4:05, 2:03:00. */
export function asClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}

export function ClockChip({ known }: { sitting: Sitting; known: Known }) {
  const due = known.table.deadline;
  const now = useNow(due === null ? null : 500);
  if (due === null || !known.view || known.view.over) return null;
  const left = due - (now / 1000 + known.skew);
  const mine = known.view.turn === known.seat;
  return (
    <span class={`clock${left < 15 && mine ? " short" : ""}`} role="timer" aria-label={t("time-left", { time: asClock(left) })}>
      {asClock(left)}
    </span>
  );
}
