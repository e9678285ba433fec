/** The actions after a game: rematch, replay, and verifying the deal. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CopyButton } from "../app/copy_button.tsx";
import { lazy } from "../app/lazy.tsx";
import { go } from "../app/route.ts";
import { Sym } from "../games/common/symbols.tsx";
import { t } from "../i18n/texts.ts";
import { contribution } from "../net/api.ts";
import { results } from "../session/results.ts";
import { remember, savedGame, shareAddress } from "../session/saved_games.ts";
import type { TableSession } from "../session/table_session.ts";
import type { TableState } from "../session/table_state.ts";
import { OriginLink } from "./origin_link.tsx";

const VerifyButton = lazy(null, async () => (await import("../extras.ts")).VerifyButton);

const NEW = 2; // finished games of a kind after which its second lesson is offered

/** The button for a rematch, or the way to it. */
function Rematch({ session, state }: { session: TableSession; state: TableState }) {
  const { table, seat } = state;
  const next = table.rematch;
  const asked = useSignal(false);
  const rematch = () => {
    asked.value = true;
    session.send({ type: "rematch", contribution: contribution() });
  };
  useEffect(() => {
    if (!next || !session.token || seat === null) return;
    remember(next, { token: session.token, seat: (seat + 1) % table.seats.length, game: table.game });
    if (asked.value) go(`t/${next}`);
  }, [next]);
  if (next) {
    return (
      <a class="act again" href={`t/${next}`} onClick={() => seat !== null && rematch()}>
        <span>
          <b>{t("to-rematch")}</b>
        </span>
        <Sym id="i-arrow" />
      </a>
    );
  }
  return (
    seat !== null && (
      <button class="act again" type="button" aria-busy={asked.value} onClick={rematch}>
        <span>
          <b>{t("rematch")}</b>
          <span>{t("rematch-more")}</span>
        </span>
        <Sym id="i-arrow" />
      </button>
    )
  );
}

/** The ways to learn from the game: the second lesson for those who are new to it, the review, the replay. */
function LearnLinks({ state: { table, seat } }: { state: TableState }) {
  const isNew = seat !== null && results.value.filter(({ game }) => game === table.game).length <= NEW;
  return (
    <div class="learn">
      {isNew && (
        <a class="btn" href={`?puzzles=${table.game}&lesson`}>
          <Sym id="i-hint" class="ic" />
          {t("second-lesson")}
        </a>
      )}
      <a class="btn" href={`games/${table.id}?review`}>
        <Sym id="i-eye" class="ic" />
        {t("game-review")}
      </a>
      <a class="btn" href={`games/${table.id}`}>
        <Sym id="i-play" class="ic" />
        {t("replay")}
      </a>
    </div>
  );
}

/** The usual next steps, beside the result; the ways to learn are there on a phone, and below on a large screen. */
export const NextActions = (props: { session: TableSession; state: TableState }) => (
  <div class="next">
    <Rematch {...props} />
    <LearnLinks {...props} />
  </div>
);

/** The other buttons after a game. */
export function EndActions({ session, state, look }: { session: TableSession; state: TableState; look: () => void }) {
  const { table } = state;
  return (
    <div class="dorow ending">
      {table.origin && <OriginLink origin={table.origin} look="btn" />}
      <LearnLinks state={state} />
      <CopyButton text={shareAddress(table.id, `games/${table.id}`).link} label={t("copy-replay")} />
      {table.deal && <VerifyButton id={table.id} table={table} promised={savedGame(table.id)?.commit ?? null} />}
      <button class="btn" type="button" onClick={() => session.openScoring((state.view?.scores.length ?? 1) - 1)}>
        <Sym id="coin" class="ic" />
        {t("show-scoring")}
      </button>
      <button class="btn" type="button" onClick={look}>
        <Sym id="i-eye" class="ic" />
        {t("see-table")}
      </button>
      <a class="quiet" href=".">
        {t("back-home")}
      </a>
    </div>
  );
}
