/** The home page: the three games, your games and the open tables. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { BotOptions } from "../app/bot_options.tsx";
import { ActionError, runAction, runningAction } from "../app/action.tsx";
import { Bar } from "../app/bar.tsx";
import { lazy } from "../app/lazy.tsx";
import { go, route } from "../app/route.ts";
import { level, LEVELS } from "../app/settings.ts";
import { Dots } from "../app/ui.tsx";
import { listed } from "../games/common/card_notation.ts";
import { Sym } from "../games/common/symbols.tsx";
import { type GameName, GAMES } from "../games/game_names.ts";
import { botName, myName, nameOf } from "../i18n/player_names.ts";
import { number, t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { SeatWish, TableInfo } from "../protocol.ts";
import { results } from "../session/results.ts";
import { forget, gamesByUrgency, isMyTurn, remember, type SavedGame, savedGames, saveSeat } from "../session/saved_games.ts";
import { SampleCards } from "./sample_cards.tsx";
import { RecordChoice, Upload } from "./upload.tsx";

const TableForm = lazy("setup", async () => (await import("../extras.ts")).TableForm);

const SYMBOL: Record<string, string> = { card: "dye", board: "porcelain", court: "dagger" };
const LOOK: Record<string, string> = { card: "g-dye", board: "g-porcelain", court: "g-cloth" };

const [SHOWN, WAITING] = [8, 3]; // of our games, and of those that wait for us

const openTables = signal<TableInfo[] | null>(null);

const RIVALS: Record<GameName, number> = { card: 3, board: 3, court: 1 };

/** Start a game against bots; a `first` game begins with a lesson. */
export const startQuickGame = (game: GameName, first = false): Promise<void> =>
  runAction(`quick-${game}`, async () => {
    const bot: SeatWish = { kind: "bot", bot: first ? "apprentice" : level[game].value };
    const place = await api.create({
      game,
      name: myName(),
      hints: "all",
      lesson: first,
      seats: [{ kind: "me" }, ...Array.from({ length: RIVALS[game] }, () => bot)],
    });
    saveSeat(place, { game, ...(first ? { lesson: 0 } : {}) });
    go(`t/${place.table}`);
  });

export function Home() {
  const here = route.value;
  useEffect(() => {
    document.title = "Florin";
    const load = () =>
      api.tables().then(
        (found) => {
          openTables.value = found.tables.filter((table) => table.stage === "waiting");
        },
        () => {
          openTables.value ??= [];
        },
      );
    void load();
    void refreshGames();
    const timer = setInterval(() => document.hidden || void load(), 5000);
    return () => clearInterval(timer);
  }, []);
  const building = here.at === "home" && here.build;
  return (
    <>
      <Bar />
      <main class="home frame">
        {building ? (
          <TableForm game={(GAMES.find((game) => game === here.game) ?? "card") as GameName} />
        ) : (
          <>
            <div class="hero">
              <h1>{t("hero")}</h1>
              <p>{t("hero-more")}</p>
            </div>
            <ActionError />
            <RecordChoice />
            <Waiting />
            <div class="games">
              {GAMES.map((game) => (
                <GameCard key={game} game={game} />
              ))}
            </div>
            <More />
            <div class="lists">
              <YourGames />
              <OpenTables />
            </div>
          </>
        )}
      </main>
    </>
  );
}

function GameCard({ game }: { game: GameName }) {
  const busy = runningAction.value === `quick-${game}`;
  return (
    <article class={`game game-${game}`}>
      <SampleCards game={game} />
      <div class="tx">
        <h2>{t(`title-${game}`)}</h2>
        <p>{t(`pitch-${game}`)}</p>
        <p class="meta">{t(`meta-${game}`)}</p>
      </div>
      <div class="go">
        <button class="act" type="button" data-quick={game} aria-busy={busy} onClick={() => void startQuickGame(game)}>
          <span>
            <b>{t("play-now")}</b>
            <span>{t("against", { count: RIVALS[game], level: botName(level[game].value) })}</span>
          </span>
          {busy ? <Dots /> : <Sym id="i-arrow" />}
        </button>
        <select
          aria-label={`${t(`title-${game}`)}: ${t("choose-level")}`}
          value={level[game].value}
          onChange={(event) => (level[game].value = event.currentTarget.value)}
        >
          <BotOptions only={LEVELS} />
        </select>
        <a class="btn" href={`?new=${game}`}>
          <Sym id="i-link" class="ic" />
          {t("with-friends")}
        </a>
        <button
          class="quiet learn"
          type="button"
          data-first={game}
          aria-label={t("term", { what: t("learn"), how: t(`title-${game}`) })}
          onClick={() => void startQuickGame(game, true)}
        >
          <Sym id="i-hint" class="ic" />
          {t("learn")}
        </button>
      </div>
    </article>
  );
}

function More() {
  return (
    <div class="more">
      <a class="quiet" href="?daily">
        <Sym id="coin" class="ic" />
        {t("daily")}
      </a>
      <a class="quiet" href="?puzzles">
        <Sym id="i-hint" class="ic" />
        {t("puzzles")}
      </a>
      <a class="quiet" href="?new=">
        <Sym id="i-menu" class="ic" />
        {t("set-up-table")}
      </a>
      <Upload />
    </div>
  );
}

/** Update the unfinished games that the list shows: others have moved since our last visit. */
async function refreshGames(): Promise<void> {
  const shown = gamesByUrgency(savedGames.value).slice(0, SHOWN);
  for (const game of shown.filter(({ stage }) => stage !== "over")) {
    try {
      const { stage, turn } = await api.table(game.table);
      remember(game.table, { stage, turn: turn ?? null }, game.seen);
    } catch (error) {
      if (error instanceof api.Refused) remember(game.table, { stage: "over", turn: null }, game.seen); // it is gone
    }
  }
}

/** The games in which it is our turn, above all others. */
function Waiting() {
  const list = gamesByUrgency(savedGames.value).filter(isMyTurn);
  if (!list.length) return null;
  return (
    <section class="lists due" aria-label={t("your-turn")}>
      <ul>
        {list.slice(0, WAITING).map((game) => (
          <YourGame key={game.table} game={game} />
        ))}
      </ul>
    </section>
  );
}

function YourGames() {
  const waiting = gamesByUrgency(savedGames.value).filter(isMyTurn).slice(0, WAITING);
  const list = gamesByUrgency(savedGames.value).filter((game) => !waiting.includes(game));
  if (waiting.length > 0 && !list.length && !results.value.length) return null;
  return (
    <section aria-labelledby="your-games">
      <div class="row">
        <h2 class="lbl" id="your-games">
          {t("your-games")}
        </h2>
        {results.value.length > 0 && (
          <a class="quiet" href="?statistics">
            {t("statistics")}
          </a>
        )}
      </div>
      {list.length ? (
        <ul>
          {list.slice(0, SHOWN).map((game) => (
            <YourGame key={game.table} game={game} />
          ))}
        </ul>
      ) : (
        waiting.length === 0 && <p class="empty">{t("no-games-yet")}</p>
      )}
    </section>
  );
}

function YourGame({ game }: { game: SavedGame }) {
  const others = game.names.filter((name, seat) => name && seat !== game.seat);
  const mine = isMyTurn(game);
  return (
    <li>
      <span class={`gi ${LOOK[game.game] ?? ""}`}>
        <Sym id={SYMBOL[game.game] ?? "coin"} />
      </span>
      <div>
        <a href={`t/${game.table}`}>
          <b class="serif">{t(`title-${game.game}`)}</b>
        </a>
        <span>{others.length > 0 && t("against-names", { names: listed(t, others) })}</span>
      </div>
      <span class={`st${mine ? " hot" : ""}`}>{statusText(game, mine)}</span>
      <button class="tool" type="button" title={t("forget-game")} onClick={() => forget(game.table)}>
        <Sym id="i-close" />
        <span class="vh">{t("forget-game")}</span>
      </button>
    </li>
  );
}

function statusText(game: SavedGame, mine: boolean): string {
  if (mine) return t("your-turn");
  if (game.stage === "waiting") return t("waits-for-players");
  if (game.stage === "playing") return t("goes-on");
  const result = results.value.find(({ table }) => table === game.table);
  if (result?.drawn) return t("came-drawn", { score: number(game.score ?? 0) });
  if (result) return t("came-in", { place: result.place, players: result.scores.length, score: number(game.score ?? 0) });
  if (game.won === null) return t("game-over");
  return t(game.won ? "you-won" : "you-lost", { score: number(game.score ?? 0) });
}

function OpenTables() {
  const list = openTables.value;
  return (
    <section aria-labelledby="open-tables">
      <h2 class="lbl" id="open-tables">
        {t("open-tables")}
      </h2>
      {list === null ? (
        <p class="empty">
          <Dots />
        </p>
      ) : list.length ? (
        <ul>
          {list.map((table) => (
            <li key={table.id}>
              <span class={`gi ${LOOK[table.game] ?? ""}`}>
                <Sym id={SYMBOL[table.game] ?? "coin"} />
              </span>
              <div>
                <b class="serif">{t(`title-${table.game}`)}</b>
                <span>
                  {listed(t, table.seats.flatMap((seat, i) => (seat.kind === "open" ? [] : [nameOf(table, seat, i)])))} ·{" "}
                  {t("seats-taken", { taken: table.seats.filter((seat) => seat.kind !== "open").length, seats: table.seats.length })}
                </span>
              </div>
              <a class="btn sm" href={`t/${table.id}`}>
                {t("join")}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p class="empty">{t("no-open-tables")}</p>
      )}
    </section>
  );
}
