/** The notices above the table: connection, requests, refusals, hints, missed moves. */
import { useSignal } from "@preact/signals";
import { lazy } from "../app/lazy.tsx";
import { Dots, Notice, refusalText } from "../app/ui.tsx";
import { type Reader, sentences } from "../i18n/format_narration.ts";
import { t } from "../i18n/texts.ts";
import { contribution } from "../net/api.ts";
import { openPanel } from "../panel/open_panel.ts";
import type { TableSession } from "../session/table_session.ts";
import { playedFor, type TableState } from "../session/table_state.ts";
import { Connection } from "./connection_notice.tsx";

const HintNotice = lazy(null, async () => (await import("../extras.ts")).HintNotice);
const RetryNotice = lazy(null, async () => (await import("../extras.ts")).RetryNotice);

export function Notices({ session, state, names }: { session: TableSession; state: TableState; names: string[] }) {
  const kind = session.notice.value?.kind;
  return (
    <section class={kind === "asking" || kind === "hint" ? "notes hinting" : "notes"} aria-label={t("to-know")} aria-live="polite">
      <Connection session={session} />
      <StandIn session={session} state={state} />
      <Overdue session={session} state={state} names={names} />
      <UndoRequest session={session} state={state} names={names} />
      <MissedMoves session={session} state={state} names={names} />
      <RematchRequest session={session} state={state} names={names} />
      {state.table.origin?.again && <RetryNotice state={state} />}
      <AnswerNotice session={session} state={state} names={names} />
    </section>
  );
}

/** A bot is playing for us. */
function StandIn({ session, state }: { session: TableSession; state: TableState }) {
  const seat = state.seat === null ? undefined : state.table.seats[state.seat];
  if (!seat?.away || state.table.stage !== "playing") return null;
  return (
    <Notice
      kind="wait"
      icon="bot-merchant"
      title={t("stands-in")}
      actions={
        <button class="btn sm" type="button" onClick={() => session.send({ type: "return" })}>
          {t("return-to-seat")}
        </button>
      }
    >
      {t("stands-in-more")}
    </Notice>
  );
}

/** A player has kept us waiting for so long that we may call a bot. */
function Overdue({ session, state, names }: { session: TableSession; state: TableState; names: string[] }) {
  const seat = session.overdue.value;
  if (seat === null || state.seat === null || seat === state.seat || seat !== state.view?.turn) return null;
  return (
    <Notice
      kind="wait"
      icon="bot-merchant"
      title={t("overdue", { name: names[seat] ?? "" })}
      actions={
        <button class="btn sm" type="button" onClick={() => session.callBot()}>
          {t("call-bot")}
        </button>
      }
    >
      {t("overdue-more")}
    </Notice>
  );
}

function UndoRequest({ session, state, names }: { session: TableSession; state: TableState; names: string[] }) {
  const undo = state.table.undo;
  if (!undo) return null;
  const title = undo.seat === state.seat ? t("undo-waits") : t("undo-asked", { name: names[undo.seat] ?? "" });
  if (undo.seat === state.seat || state.seat === null || undo.agreed.includes(state.seat)) {
    return (
      <Notice kind="wait" icon="i-undo" title={<>{title} <Dots /></>}>
        {t("undo-agreed", { count: undo.agreed.filter((seat) => seat !== undo.seat).length })}
      </Notice>
    );
  }
  return (
    <Notice
      kind="info"
      icon="i-undo"
      title={title}
      actions={
        <span class="row">
          <button class="btn sm" type="button" onClick={() => session.answerUndo(true)}>
            {t("agree")}
          </button>
          <button class="btn sm" type="button" onClick={() => session.answerUndo(false)}>
            {t("refuse")}
          </button>
        </span>
      }
    />
  );
}

/** The moves made while the player was away, in a few sentences. */
function MissedMoves({ session, state, names }: { session: TableSession; state: TableState; names: string[] }) {
  const from = session.missedFrom.value;
  if (from === null || !state.view) return null;
  const steps = state.steps.filter((step) => step.first >= from);
  if (!steps.length) return null;
  const reader: Reader = { t, game: state.view.game, names, you: state.seat, played: playedFor(state) };
  const told = steps.flatMap((step) => sentences(reader, step));
  const close = () => {
    session.missedFrom.value = null;
  };
  return (
    <div class="note missed">
      <div>
        <b>{t("while-away")}</b>
        <ul>
          {told.slice(-5).map((sentence, i) => (
            <li key={i}>{sentence}</li>
          ))}
        </ul>
      </div>
      <span class="row">
        {told.length > 5 && (
          <button
            class="btn sm"
            type="button"
            onClick={() => {
              close();
              openPanel.value = "log";
            }}
          >
            {t("whole-log")}
          </button>
        )}
        <button class="btn sm" type="button" onClick={close}>
          {t("dismiss")}
        </button>
      </span>
    </div>
  );
}

/** A rematch request, because the link is far below on a phone. It is shown only if it came while the page was open. */
function RematchRequest({ session, state, names }: { session: TableSession; state: TableState; names: string[] }) {
  const next = state.table.rematch;
  const seen = useSignal(next);
  const asker = state.journal.find((entry) => entry.what === "rematch")?.seat ?? state.seat;
  if (!next || next === seen.value || state.seat === null || asker === null || asker === state.seat || session.scored.value) return null;
  return (
    <Notice
      kind="ok"
      icon="i-arrow"
      title={t("event-rematch", { name: names[asker] ?? "" })}
      actions={
        <span class="row">
          <a class="btn sm" href={`t/${next}`} onClick={() => session.send({ type: "rematch", contribution: contribution() })}>
            {t("to-rematch")}
          </a>
          <button class="btn sm" type="button" onClick={() => (seen.value = next)}>
            {t("dismiss")}
          </button>
        </span>
      }
    />
  );
}

/** A refusal or a hint. */
function AnswerNotice({ session, state, names }: { session: TableSession; state: TableState; names: string[] }) {
  const note = session.notice.value;
  if (!note) return null;
  const dismiss = (
    <button class="btn sm" type="button" onClick={() => (session.notice.value = null)}>
      {t("dismiss")}
    </button>
  );
  if (note.kind === "asking") return <Notice kind="asking" icon="i-hint" title={<>{t("hint-thinking")} <Dots /></>} />;
  if (note.kind === "refusal") {
    const rule = note.refusal.rule ?? null;
    return (
      <div role="alert">
        <Notice
          kind="no"
          icon="i-rules"
          title={t(note.move === null ? "did-not-work" : "why-not")}
          actions={
            <span class="row">
              {rule && (
                <button class="btn sm" type="button" onClick={() => (openPanel.value = "rules")}>
                  {t("rule-shown", { rule })}
                </button>
              )}
              {dismiss}
            </span>
          }
        >
          {refusalText(note.refusal)}
        </Notice>
      </div>
    );
  }
  return state.view && <HintNotice session={session} state={state} view={state.view} hint={note.hint} names={names} dismiss={dismiss} />;
}
