/** A position from one seat on the table of its game, with a strip of text above it. */
import type { ComponentChildren } from "preact";
import { Bar } from "../app/bar.tsx";
import { Dots, Notice, refusalText } from "../app/ui.tsx";
import { Table } from "../games/index.ts";
import { florentine, myName, personName } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import type { GameStep, Refusal, View } from "../protocol.ts";

/** What the server sends of a puzzle or of a lot. */
export interface Position {
  id: string;
  seat: number;
  view: View;
  steps: GameStep[];
}

export type Failed = Refusal | "unreachable" | null;

interface PositionTableProps {
  game: View["game"];
  what: string; // in the bar
  position: Position | null;
  attempt: number; // each begins with a fresh table
  legal: string[];
  act(move: string): void;
  busy: boolean;
  hint: string | null;
  failed: Failed;
  children: ComponentChildren; // the text
}

export function PositionTable({ game, what, position, attempt, legal, act, busy, hint, failed, children }: PositionTableProps) {
  const names = position ? namesOf(position) : [];
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
        {children}
      </section>
      <div class="room">
        <main class="play" data-game={game} data-puzzle={position?.id} aria-busy={busy}>
          {position ? (
            <Table
              key={`${position.id} ${attempt}`}
              view={position.view}
              seat={position.seat}
              names={names}
              faces={names.map((_, seat) => (seat === position.seat ? "person" : "bot-merchant"))}
              steps={position.steps}
              legal={legal}
              act={act}
              ask={() => {}}
              deny={() => {}}
              hint={hint}
              paused={legal.length === 0}
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
  Array.from({ length: view.game === "court" ? 2 : view.florins.length }, (_, i) => (i === seat ? personName(myName()) : florentine(id, i)));
