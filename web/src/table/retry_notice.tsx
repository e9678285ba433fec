/** A table opened from a review to find a better move: the task, then what the move is worth. */
import { useSignal } from "@preact/signals";
import { Notice } from "../app/ui.tsx";
import { moveWords } from "../i18n/move_text.ts";
import { likely } from "../i18n/percent.ts";
import { t } from "../i18n/texts.ts";
import type { View } from "../protocol.ts";
import { type Retried, savedGame } from "../session/saved_games.ts";
import type { TableState } from "../session/table_state.ts";
import { OriginLink } from "./origin_link.tsx";

export function RetryNotice({ state }: { state: TableState }) {
  const { origin, id } = state.table;
  const retried = savedGame(id)?.retried;
  const closed = useSignal(false);
  const start = useSignal<View | null>(null); // its words for moves are those of the position
  if (!origin || !retried || !state.view) return null;
  const own = `${state.seat} `;
  const made = state.log.slice(origin.upto).find((line) => line.startsWith(own))?.slice(own.length);
  if (!made) start.value = state.view;
  const view = start.peek() ?? state.view;
  if (closed.value) return null;
  return (
    <Notice
      kind={made && retried.best.includes(made) ? "ok" : "info"}
      icon="i-hint"
      title={t("retry-task", { move: moveWords(view, retried.move) })}
      actions={
        made && (
          <span class="row">
            <OriginLink origin={origin} look="btn sm" />
            <button class="btn sm" type="button" onClick={() => (closed.value = true)}>
              {t("dismiss")}
            </button>
          </span>
        )
      }
    >
      {made && verdict(view, retried, made)}
    </Notice>
  );
}

/** Compare the move with the best one; an exact solution knows no chances, and moves that were not compared have none. */
function verdict(view: View, { move, best, shares }: Retried, made: string): string {
  const [first = move] = best;
  const share = (one: string) => likely(shares[one] ?? 0);
  const known = [made, first, move].every((one) => shares[one] !== undefined) ? "yes" : "no";
  const values = { move: moveWords(view, made), best: moveWords(view, first), known };
  if (best.includes(made)) return t("retry-best", { ...values, share: share(first), before: share(move) });
  return t("retry-other", { ...values, share: share(made), most: share(first), same: made === move ? "yes" : "no" });
}
