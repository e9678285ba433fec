/** The lesson of a first game. Its code and texts are loaded only for it. */
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect } from "preact/hooks";
import type { View } from "../protocol.ts";
import { remember, savedGame } from "../session/saved_games.ts";
import type { TableSession } from "../session/table_session.ts";
import type { TableState } from "../session/table_state.ts";

const code = signal<typeof import("../extras.ts") | null>(null);

/** Return whether a lesson allows only some moves at this table. */
export const lessonRuns = ({ id }: TableSession): boolean => savedGame(id)?.lesson !== undefined;

/** Return the lesson's step that is due, if its code is loaded. */
function dueStep({ id }: TableSession, { seat, steps }: TableState, { game }: View): number | null {
  return code.value?.stepDue(game, savedGame(id)?.lesson ?? 0, steps.filter((step) => step.seat === seat).length) ?? null;
}

/** Return whether the lesson is at the step that shows hints: one may be asked for then. */
export function hintIsTaught(session: TableSession, state: TableState, view: View): boolean {
  return code.value?.LESSONS[view.game][dueStep(session, state, view) ?? -1]?.name === "hint";
}

/** Return the moves that the lesson allows now, and its text; null without a lesson. */
export function useLesson(session: TableSession, state: TableState, view: View): { legal: string[]; guide: ComponentChild } | null {
  const done = savedGame(session.id)?.lesson;
  const runs = done !== undefined && !view.over;
  const end = () => remember(session.id, { lesson: undefined });
  const legal = session.legal.value;
  const at = runs ? dueStep(session, state, view) : null;
  const step = at === null ? undefined : code.value?.LESSONS[view.game][at];
  const lost = legal.length > 0 && step?.move !== undefined && !legal.includes(step.move); // the game went another way
  useEffect(() => {
    if (runs) import("../extras.ts").then((found) => (code.value = found), end);
  }, [runs]);
  useEffect(() => {
    if (lost) end();
  }, [lost]);
  if (!runs || lost) return null;
  if (!code.value || at === null) return { legal: [], guide: null };
  const { Lesson } = code.value;
  const pass = () => remember(session.id, { lesson: at + 1 });
  return {
    legal: legal.filter((move) => move === step?.move),
    guide: !session.scored.value && !session.moment.value && <Lesson view={view} at={at} due={legal.length > 0} pass={pass} end={end} />,
  };
}
