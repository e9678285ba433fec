/** The notice about a lost connection, and the page for a refused one. */
import { ActionError, runAction } from "../app/action.tsx";
import { Bar } from "../app/bar.tsx";
import { Dots, Notice, refusalText, useNow } from "../app/ui.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { myName } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { Refusal } from "../protocol.ts";
import { forget, saveSeat } from "../session/saved_games.ts";
import type { TableSession } from "../session/table_session.ts";

export function Connection({ session }: { session: TableSession }) {
  const status = session.connection.value;
  const retryAt = session.retryAt.value;
  const now = useNow(status === "waiting" ? 500 : null);
  if (status === "open" || (status === "connecting" && !session.state.value)) return null;
  const seconds = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
  return (
    <Notice
      kind="wait"
      icon="i-link"
      title={
        <>
          {t(navigator.onLine ? "reconnecting" : "offline")} <Dots />
        </>
      }
      actions={
        status === "waiting" && (
          <button class="btn sm" type="button" onClick={() => session.reconnect()}>
            {t("try-now")}
          </button>
        )
      }
    >
      <span aria-live="off">{seconds > 1 ? t("again-in", { seconds }) : t("nothing-lost")}</span>
    </Notice>
  );
}

/** The page for a refused connection: no such table, an outdated link, or too many spectators. */
export function Lost({ session, refusal, again }: { session: TableSession; refusal: Refusal; again: () => void }) {
  const wrong = refusal.key === "bad-token";
  const watch = () => {
    forget(session.id);
    again();
  };
  const sit = () =>
    runAction("join", async () => {
      saveSeat(await api.join(session.id, myName()), {});
      again();
    });
  return (
    <>
      <Bar />
      <main class="waiting frame">
        <Sym id="seal-lily" class="big" />
        <h1>{t(refusal.key === "no-table" ? "lost-table" : "closed-table")}</h1>
        <p class="serif">{refusalText(refusal)}</p>
        <ActionError />
        <div class="dorow">
          {wrong && (
            <button class="btn" type="button" onClick={watch}>
              {t("watch")}
            </button>
          )}
          {refusal.key === "no-watching" && (
            <button class="btn" type="button" onClick={() => void sit()}>
              {t("sit-here")}
            </button>
          )}
          {refusal.key === "table-crowded" && (
            <button class="btn" type="button" onClick={again}>
              {t("try-now")}
            </button>
          )}
          <a class="quiet" href=".">
            {t("back-home")}
          </a>
        </div>
      </main>
    </>
  );
}
