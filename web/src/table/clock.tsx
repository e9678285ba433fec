/** The remaining time. */
import { useEffect } from "preact/hooks";
import { play } from "../app/sound.ts";
import { useNow } from "../app/ui.tsx";
import { t } from "../i18n/texts.ts";
import type { TableSession } from "../session/table_session.ts";
import type { TableState } from "../session/table_state.ts";

const LOW = 15; // seconds

/** Format seconds as 4:05 or 2:03:00. */
export function asClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}

export function ClockChip({ state }: { session: TableSession; state: TableState }) {
  const due = state.table.deadline;
  const now = useNow(due === null ? null : 500);
  const left = (due ?? 0) - (now / 1000 + state.skew);
  const short = due !== null && left < LOW && state.seat !== null && state.view?.turn === state.seat;
  useEffect(() => {
    if (short) play("clock");
  }, [short]);
  if (due === null || !state.view || state.view.over) return null;
  return (
    <span class={`clock${short ? " short" : ""}`} role="timer" aria-label={t("time-left", { time: asClock(left) })}>
      {asClock(left)}
    </span>
  );
}
