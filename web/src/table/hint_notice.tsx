/** A hint: the best move, the others with a reason, and the button that plays it. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { focusDue } from "../app/hotkeys.tsx";
import { usesKeys } from "../games/common/keyboard_focus.ts";
import type { Reader } from "../i18n/format_narration.ts";
import { hintLines } from "../i18n/hint_text.ts";
import { moveWords } from "../i18n/move_text.ts";
import { number, t } from "../i18n/texts.ts";
import type { Hint, View } from "../protocol.ts";
import type { TableSession } from "../session/table_session.ts";
import type { TableState } from "../session/table_state.ts";

interface HintProps {
  session: TableSession;
  state: TableState;
  view: View;
  hint: Hint;
  names: string[];
  dismiss: ComponentChildren;
}

/** A hint. If it was asked for by key, its button has the focus until it is closed. */
export function HintNotice({ session, state, view, hint, names, dismiss }: HintProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!usesKeys()) return undefined;
    box.current?.querySelector<HTMLElement>("[data-move]")?.focus();
    return () => {
      if (box.current?.contains(document.activeElement)) focusDue();
    };
  }, [hint]);
  const move = hint.candidates[0]?.move;
  if (move === undefined) return null;
  const reader: Reader = { t, game: view.game, names, you: state.seat };
  const [best, ...others] = hintLines(
    reader,
    hint.candidates,
    (one) => moveWords(view, one),
    (share) => number(share, { style: "percent" }),
  );
  return (
    <div class="note ok hints" ref={box}>
      <div tabIndex={0} /* it scrolls in a small window */>
        <p class="best">
          <b>{best?.head}</b> {best?.why}
        </p>
        {others.map(({ head, why }) => (
          <p key={head}>
            <b>{head}</b> {why}
          </p>
        ))}
      </div>
      <span class="row">
        {view.legal.includes(move) && (
          <button class="btn sm" type="button" data-move={move} onClick={() => session.act(move)}>
            {t("do-it")}
          </button>
        )}
        {dismiss}
      </span>
    </div>
  );
}
