/** What has to be said now, in one place, and never as a dialog: the line, requests, refusals, hints, what was missed. */
import { useSignal } from "@preact/signals";
import { contribution } from "./api.ts";
import { Connection } from "./connection.tsx";
import { panel } from "./game.tsx";
import { type Known, playedFor } from "./merging.ts";
import { moveWords } from "./moves.ts";
import { Teller } from "./narration.ts";
import type { Candidate } from "./protocol.ts";
import { reasons } from "./reasons.ts";
import type { Sitting } from "./sitting.ts";
import { number, t } from "./texts.ts";
import { Dots, Note, refusalText } from "./ui.tsx";

export function Notes({ sitting, known, names }: { sitting: Sitting; known: Known; names: string[] }) {
  return (
    <section class="notes" aria-label={t("to-know")} aria-live="polite">
      <Connection sitting={sitting} />
      <StandIn sitting={sitting} known={known} />
      <UndoAsked sitting={sitting} known={known} names={names} />
      <Missed sitting={sitting} known={known} names={names} />
      <RematchAsked sitting={sitting} known={known} names={names} />
      <Middle sitting={sitting} known={known} />
    </section>
  );
}

/** A bot plays for us. */
function StandIn({ sitting, known }: { sitting: Sitting; known: Known }) {
  const seat = known.seat === null ? undefined : known.table.seats[known.seat];
  if (!seat?.away || known.table.stage !== "playing") return null;
  return (
    <Note
      kind="wait"
      icon="bot-merchant"
      title={t("stands-in")}
      actions={
        <button class="btn sm" type="button" onClick={() => sitting.wish({ type: "return" })}>
          {t("return-to-seat")}
        </button>
      }
    >
      {t("stands-in-more")}
    </Note>
  );
}

function UndoAsked({ sitting, known, names }: { sitting: Sitting; known: Known; names: string[] }) {
  const undo = known.table.undo;
  if (!undo) return null;
  if (undo.seat === known.seat || known.seat === null || undo.agreed.includes(known.seat)) {
    return (
      <Note kind="wait" icon="i-undo" title={<>{t("undo-waits")} <Dots /></>}>
        {t("undo-agreed", { count: undo.agreed.filter((seat) => seat !== undo.seat).length })}
      </Note>
    );
  }
  return (
    <Note
      kind="info"
      icon="i-undo"
      title={t("undo-asked", { name: names[undo.seat] ?? "" })}
      actions={
        <span class="row">
          <button class="btn sm" type="button" onClick={() => sitting.wishNow("agree")}>
            {t("agree")}
          </button>
          <button class="btn sm" type="button" onClick={() => sitting.wishNow("refuse")}>
            {t("refuse")}
          </button>
        </span>
      }
    />
  );
}

/** What happened while one was away, in a few sentences. */
function Missed({ sitting, known, names }: { sitting: Sitting; known: Known; names: string[] }) {
  const from = sitting.away.value;
  if (from === null || !known.view) return null;
  const turns = known.turns.filter((turn) => turn.first >= from);
  if (!turns.length) return null;
  const teller = new Teller(t, known.view.game, names, known.seat, playedFor(known));
  const told = turns.flatMap((turn) => teller.turn(turn));
  const close = () => {
    sitting.away.value = null;
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
              panel.value = "log";
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

/** Another wants to play again: on a phone the way there stands far below. Who comes later finds it there. */
function RematchAsked({ sitting, known, names }: { sitting: Sitting; known: Known; names: string[] }) {
  const next = known.table.rematch;
  const seen = useSignal(next);
  const asker = known.journal.find((entry) => entry.what === "rematch")?.seat ?? known.seat;
  if (!next || next === seen.value || known.seat === null || asker === null || asker === known.seat || sitting.scored.value) return null;
  return (
    <Note
      kind="ok"
      icon="i-arrow"
      title={t("event-rematch", { name: names[asker] ?? "" })}
      actions={
        <span class="row">
          <a class="btn sm" href={`t/${next}`} onClick={() => sitting.wish({ type: "rematch", contribution: contribution() })}>
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

const percent = ({ share }: Candidate): string => number(share, { style: "percent" });

/** Why not, or what a bot would do. */
function Middle({ sitting, known }: { sitting: Sitting; known: Known }) {
  const note = sitting.note.value;
  if (!note) return null;
  const dismiss = (
    <button class="btn sm" type="button" onClick={() => (sitting.note.value = null)}>
      {t("dismiss")}
    </button>
  );
  if (note.kind === "asking") return <Note kind="wait" icon="i-hint" title={<>{t("hint-thinking")} <Dots /></>} />;
  if (note.kind === "refusal") {
    const rule = note.refusal.rule ?? null;
    return (
      <div role="alert">
        <Note
          kind="no"
          icon="i-rules"
          title={t(note.move === null ? "did-not-work" : "why-not")}
          actions={
            <span class="row">
              {rule && (
                <button class="btn sm" type="button" onClick={() => (panel.value = "rules")}>
                  {t("rule-shown", { rule })}
                </button>
              )}
              {dismiss}
            </span>
          }
        >
          {refusalText(note.refusal)}
        </Note>
      </div>
    );
  }
  const view = known.view;
  if (!view) return null;
  const [best, ...others] = note.hint.candidates;
  if (!best) return null;
  const words = (move: string) => moveWords(view, move);
  // A move that was left early was measured roughly: where that makes it look better than the best, it is only named.
  const weighed = (one: Candidate) => (one.share > best.share ? words(one.move) : `${words(one.move)} (${percent(one)})`);
  const why = view.legal.length === 1 ? [t("hint-only")] : reasons(t, note.hint.candidates, words);
  return (
    <div class="note ok hints">
      <div>
        <b>{t("hint-best", { move: words(best.move) })}</b>
        <ul>
          {why.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>{t("hint-share", { share: percent(best) })}</p>
        {others.length > 0 && (
          <p>{t("hint-others", { others: others.slice(0, 2).map(weighed).join(", ") })}</p>
        )}
      </div>
      <span class="row">
        {view.legal.includes(best.move) && (
          <button class="btn sm" type="button" data-move={best.move} onClick={() => sitting.act(best.move)}>
            {t("do-it")}
          </button>
        )}
        {dismiss}
      </span>
    </div>
  );
}
