/** What the line does: nothing to say while it is open. */
import * as api from "./api.ts";
import { Bar } from "./bar.tsx";
import { attempt, myName, Trouble } from "./home.tsx";
import { forget, sitDown } from "./places.ts";
import type { Refusal } from "./protocol.ts";
import type { Sitting } from "./sitting.ts";
import { t } from "./texts.ts";
import { Dots, Note, refusalText, Sym, useNow } from "./ui.tsx";

export function Connection({ sitting }: { sitting: Sitting }) {
  const state = sitting.line.value;
  const retryAt = sitting.retryAt.value;
  const now = useNow(state === "waiting" ? 500 : null);
  if (state === "open" || (state === "connecting" && !sitting.known.value)) return null;
  const seconds = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
  return (
    <Note
      kind="wait"
      icon="i-link"
      title={
        <>
          {t(navigator.onLine ? "reconnecting" : "offline")} <Dots />
        </>
      }
      actions={
        state === "waiting" && (
          <button class="btn sm" type="button" onClick={() => sitting.retry()}>
            {t("try-now")}
          </button>
        )
      }
    >
      <span aria-live="off">{seconds > 1 ? t("again-in", { seconds }) : t("nothing-lost")}</span>
    </Note>
  );
}

/** The server does not let us in: no such table, a link that is no longer right, too many. */
export function Lost({ sitting, refusal, again }: { sitting: Sitting; refusal: Refusal; again: () => void }) {
  const wrong = refusal.key === "bad-token";
  const watch = () => {
    forget(sitting.id);
    again();
  };
  const sit = () =>
    attempt("join", async () => {
      sitDown(await api.join(sitting.id, myName()), {});
      again();
    });
  return (
    <>
      <Bar />
      <main class="waiting frame">
        <Sym id="seal-lily" class="big" />
        <h1>{t(refusal.key === "no-table" ? "lost-table" : "closed-table")}</h1>
        <p class="serif">{refusalText(refusal)}</p>
        <Trouble />
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
