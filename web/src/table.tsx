/** A table: the way in, the room where one waits, the game, its end. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { Bar } from "./bar.tsx";
import { Connection, Lost } from "./connection.tsx";
import { Game } from "./game.tsx";
import { Lobby } from "./lobby.tsx";
import { remember } from "./places.ts";
import { Sitting } from "./sitting.ts";
import { t } from "./texts.ts";
import { Dots } from "./ui.tsx";

/** A link to a seat carries its token behind the #: it is kept, and taken out of sight. */
function takeToken(table: string): void {
  const token = location.hash.slice(1);
  if (!/^[\w-]{8,}$/.test(token)) return;
  remember(table, { token });
  history.replaceState(null, "", location.pathname + location.search);
}

export function TablePage({ id }: { id: string }) {
  const [round, again] = useState(0);
  const sitting = useMemo(() => {
    takeToken(id);
    return new Sitting(id);
  }, [id, round]);
  useEffect(() => {
    sitting.open();
    return () => sitting.close();
  }, [sitting]);
  const title = titleOf(sitting);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const known = sitting.known.value;
  if (sitting.lost.value) return <Lost sitting={sitting} refusal={sitting.lost.value} again={() => again(round + 1)} />;
  if (!known) {
    return (
      <>
        <Bar />
        <main class="waiting frame">
          <p class="serif">
            {t("opening-table")} <Dots />
          </p>
          <Connection sitting={sitting} />
        </main>
      </>
    );
  }
  if (known.table.stage === "waiting" || !known.view) {
    return (
      <>
        <Bar where={<b class="t">{t(`title-${known.table.game}`)}</b>} />
        <section class="notes" aria-label={t("to-know")}>
          <Connection sitting={sitting} />
        </section>
        <Lobby sitting={sitting} known={known} again={() => again(round + 1)} />
      </>
    );
  }
  return <Game sitting={sitting} known={known} view={known.view} />;
}

/** Whose turn it is stands in the title too. */
function titleOf(sitting: Sitting): string {
  const known = sitting.known.value;
  if (!known) return "Florin";
  const game = t(`title-${known.table.game}`);
  if (known.view?.over && !sitting.scored.value) return `${t("game-over")} · ${game}`;
  const mine = known.view && known.seat !== null && known.view.turn === known.seat;
  return mine ? `● ${t("your-turn")} · ${game}` : `${game} · Florin`;
}
