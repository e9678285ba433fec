/** A position from one seat on the table of its game, with a strip of text above it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Bar } from "../app/bar.tsx";
import { Dismiss, Dots, Notice, refusalText } from "../app/ui.tsx";
import { Table } from "../games/index.ts";
import { faceOf, florentine, myName, personName } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import type { GameStep, Refusal, View } from "../protocol.ts";

/** A puzzle or a lot as the server sends it. */
export interface Position {
  id: string;
  seat: number;
  view: View;
  steps: GameStep[];
}

export type Failed = Refusal | "unreachable" | null;

/**
 * A position from one seat, to be answered by a move. What is said about the answer lies over the question and the edge
 * of the table, and the table stays as it was, so that nothing jumps.
 */
interface PositionTableProps {
  game: View["game"];
  what: string; // in the bar
  position: Position | null;
  attempt: number; // each begins with a fresh table
  answered: boolean; // the move is made
  act(move: string): void;
  ask?(move: string): Promise<Refusal | null>; // why a move is not legal
  busy: boolean;
  hint: string | null;
  failed: Failed;
  question: ComponentChildren;
  children?: ComponentChildren; // what is said about the answer
}

export function PositionTable({ game, what, position, attempt, answered, act, ask, busy, hint, failed, question, children }: PositionTableProps) {
  const names = position ? namesOf(position) : [];
  const refused = useSignal<Refusal | null>(null);
  const refuse = (refusal: Refusal | null) => {
    if (!answered) refused.value = refusal;
  };
  useEffect(() => {
    refused.value = null;
  }, [position, attempt, answered]);
  return (
    <div class={`desk fit at-${game}`}>
      <Bar
        where={
          <>
            <b class="t">{t(`title-${game}`)}</b> <span>{what}</span>
          </>
        }
      />
      <section class="notes strip" aria-label={what} aria-live="polite">
        {failed && <Notice kind="no">{failed === "unreachable" ? t("unreachable") : refusalText(failed)}</Notice>}
        <div class={children || refused.value ? "question past" : "question"}>{question}</div>
        {refused.value ? (
          <Notice kind="no" title={t("why-not")} actions={<Dismiss close={() => (refused.value = null)} />}>
            {refusalText(refused.value)}
          </Notice>
        ) : (
          children
        )}
      </section>
      <div class="room">
        <main class={answered ? "play answered" : "play"} data-game={game} data-puzzle={position?.id} aria-busy={busy}>
          {position ? (
            <Table
              key={`${position.id} ${attempt}`}
              view={position.view}
              seat={position.seat}
              names={names}
              faces={names.map((name, seat) => faceOf(seat === position.seat ? null : "merchant", name))}
              steps={position.steps}
              legal={position.view.legal}
              act={act}
              ask={(move) => void ask?.(move).then(refuse, () => {})}
              deny={(key, rule) => refuse({ type: "refusal", key, values: {}, text: key, rule })}
              hint={hint}
              t={t}
            />
          ) : (
            <p class="empty">
              <Dots />
            </p>
          )}
        </main>
      </div>
    </div>
  );
}

export const namesOf = ({ id, seat, view }: Position): string[] =>
  Array.from({ length: view.game === "court" ? 2 : view.florins.length }, (_, i) => (i === seat ? personName(myName()) : florentine(id.split(":")[0]!, i)));
