/** The home page: the three games, your games and the open tables. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ActionError, runAction, runningAction } from "../app/action.tsx";
import { Bar } from "../app/bar.tsx";
import { go, route } from "../app/route.ts";
import { Dots } from "../app/ui.tsx";
import { listed } from "../games/common/card_notation.ts";
import { Sym } from "../games/common/symbols.tsx";
import { type GameName, GAMES } from "../games/game_names.ts";
import { myName, nameOf } from "../i18n/player_names.ts";
import { number, t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { SeatWish, TableInfo } from "../protocol.ts";
import { forget, type SavedGame, savedGames, saveSeat } from "../session/saved_games.ts";
import { SampleCards } from "./sample_cards.tsx";
import { TableForm } from "./table_form.tsx";

const SYMBOL: Record<string, string> = { card: "dye", board: "porcelain", court: "dagger" };
const LOOK: Record<string, string> = { card: "g-dye", board: "g-porcelain", court: "g-cloth" };

const openTables = signal<TableInfo[] | null>(null);

const RIVALS: Record<GameName, number> = { card: 3, board: 3, court: 1 };

/** Start a game against bots; a `first` game begins with a lesson. */
export const startQuickGame = (game: GameName, first = false): Promise<void> =>
  runAction(`quick-${game}`, async () => {
    const bot: SeatWish = { kind: "bot", bot: first ? "apprentice" : "merchant" };
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
            <div class="games">
              {GAMES.map((game) => (
                <GameCard key={game} game={game} />
              ))}
            </div>
            <First />
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
            <span>{t(`against-${game}`)}</span>
          </span>
          {busy ? <Dots /> : <Sym id="i-arrow" />}
        </button>
        <a class="btn" href={`?new=${game}`}>
          <Sym id="i-link" class="ic" />
          {t("with-friends")}
        </a>
      </div>
    </article>
  );
}

function First() {
  return (
    <div class="firsttime">
      <span class="muted">
        <Sym id="i-hint" class="ic" />
        {t("first-time")}
      </span>
      <span class="learn">
        {GAMES.map((game) => (
          <button key={game} class="quiet" type="button" data-first={game} onClick={() => void startQuickGame(game, true)}>
            {t("learn", { game: t(`title-${game}`) })}
          </button>
        ))}
      </span>
      <a class="quiet" href="?new=">
        <Sym id="i-menu" class="ic" />
        {t("set-up-table")}
      </a>
      <Upload />
    </div>
  );
}

export function Upload() {
  return (
    <label class="quiet upload">
      <Sym id="i-log" class="ic" />
      {t("open-record")}
      <input
        class="vh"
        type="file"
        accept=".json,.jsonl,application/json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) void uploaded(file);
        }}
      />
    </label>
  );
}

/** Upload the first record of a file, so that it has an address. */
const uploaded = (file: File): Promise<void> =>
  runAction("upload", async () => {
    const first = (await file.text()).trim();
    const line = first.startsWith("{") && !isJson(first) ? (first.split("\n", 1)[0] ?? "") : first;
    const kept = await api.upload(new Blob([line], { type: "application/json" }));
    go(`games/${kept.id}`);
  });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function YourGames() {
  const list = savedGames.value;
  return (
    <section aria-labelledby="your-games">
      <h2 class="lbl" id="your-games">
        {t("your-games")}
      </h2>
      {list.length ? (
        <ul>
          {list.slice(0, 8).map((game) => (
            <YourGame key={game.table} game={game} />
          ))}
        </ul>
      ) : (
        <p class="empty">{t("no-games-yet")}</p>
      )}
    </section>
  );
}

function YourGame({ game }: { game: SavedGame }) {
  const others = game.names.filter((name, seat) => name && seat !== game.seat);
  const mine = game.stage === "playing" && game.turn !== null && game.turn === game.seat;
  return (
    <li>
      <span class={`gi ${LOOK[game.game] ?? ""}`}>
        <Sym id={SYMBOL[game.game] ?? "coin"} />
      </span>
      <div>
        <a href={`t/${game.table}`}>
          <b class="serif">{t(`title-${game.game}`)}</b>
        </a>
        <span>{listed(t, others)}</span>
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
                  {listed(t, table.seats.flatMap((seat, i) => (seat.kind === "open" ? [] : [nameOf(table.id, seat, i)])))} ·{" "}
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
