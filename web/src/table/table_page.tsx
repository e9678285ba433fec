/** The page of a table: connecting, the lobby, or the game. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { Bar } from "../app/bar.tsx";
import { lazy } from "../app/lazy.tsx";
import { Dots } from "../app/ui.tsx";
import { t } from "../i18n/texts.ts";
import { remember } from "../session/saved_games.ts";
import { TableSession } from "../session/table_session.ts";
import { Connection, Lost } from "./connection_notice.tsx";
import { Game } from "./game_page.tsx";

const Lobby = lazy(null, async () => (await import("../extras.ts")).Lobby);

/** Save the seat token from the address and remove it there. */
function takeToken(table: string): void {
  const token = location.hash.slice(1);
  if (!/^[\w-]{8,}$/.test(token)) return;
  remember(table, { token });
  history.replaceState(null, "", location.pathname + location.search);
}

export function TablePage({ id }: { id: string }) {
  const [round, again] = useState(0);
  const session = useMemo(() => {
    takeToken(id);
    return new TableSession(id);
  }, [id, round]);
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  const title = titleOf(session);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const state = session.state.value;
  if (session.lost.value) return <Lost session={session} refusal={session.lost.value} again={() => again(round + 1)} />;
  if (!state) {
    return (
      <>
        <Bar />
        <main class="waiting frame">
          <p class="serif">
            {t("opening-table")} <Dots />
          </p>
          <Connection session={session} />
        </main>
      </>
    );
  }
  if (state.table.stage === "waiting" || !state.view) {
    return (
      <>
        <Bar where={<b class="t">{t(`title-${state.table.game}`)}</b>} />
        <section class="notes" aria-label={t("to-know")}>
          <Connection session={session} />
        </section>
        <Lobby session={session} state={state} again={() => again(round + 1)} />
      </>
    );
  }
  return <Game session={session} state={state} view={state.view} />;
}

/** Return the page title, which also calls the player: to move, or first to read a scoring. */
function titleOf(session: TableSession): string {
  const state = session.state.value;
  if (!state) return "Florin";
  const game = t(`title-${state.table.game}`);
  if (state.view?.over && !session.scored.value) return `${t("game-over")} · ${game}`;
  const mine = state.view && state.seat !== null && state.view.turn === state.seat;
  return mine ? `● ${t(session.scored.value ? "scoring" : "your-turn")} · ${game}` : `${game} · Florin`;
}
