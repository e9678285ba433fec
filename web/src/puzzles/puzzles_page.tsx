/** Puzzles: choose a game, then solve positions on its table. Second lessons are some of them, in order. */
import { useEffect, useMemo } from "preact/hooks";
import { Bar } from "../app/bar.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { type GameName, GAMES } from "../games/game_names.ts";
import { SampleCards } from "../home/sample_cards.tsx";
import { t } from "../i18n/texts.ts";
import { ownPuzzlesOf } from "./own_puzzles.ts";
import { PriceChart } from "./price_chart.tsx";
import { type Course, PuzzleSession } from "./puzzle_session.ts";
import { PuzzleTable } from "./puzzle_table.tsx";
import { ratingOf, solvedOf, training } from "./training.ts";

export function PuzzlesPage({ game, course }: { game: string | null; course: Course }) {
  const chosen = GAMES.find((one) => one === game);
  return chosen ? <Solving key={`${chosen} ${course}`} game={chosen} course={course} /> : <Choice />;
}

function Solving({ game, course }: { game: GameName; course: Course }) {
  const session = useMemo(() => new PuzzleSession(game, course), []);
  useEffect(() => {
    document.title = `${t(course === "lesson" ? "second-lesson" : "puzzles")} · ${t(`title-${game}`)}`;
  });
  useEffect(() => void session.open(), []);
  return <PuzzleTable session={session} />;
}

function Choice() {
  useEffect(() => {
    document.title = `${t("puzzles")} · Florin`;
  });
  return (
    <>
      <Bar />
      <main class="home frame puzzles">
        <div class="hero">
          <h1>{t("puzzles")}</h1>
          <p>{t("puzzles-more")}</p>
        </div>
        <div class="games">
          {GAMES.map((game) => (
            <GameChoice key={game} game={game} />
          ))}
        </div>
        <PriceChart />
        <a class="quiet" href=".">
          {t("back-home")}
        </a>
      </main>
    </>
  );
}

function GameChoice({ game }: { game: GameName }) {
  const tries = training.value[game];
  const own = ownPuzzlesOf(game).length;
  return (
    <article class={`game game-${game}`}>
      <SampleCards game={game} />
      <div class="tx">
        <h2>{t(`title-${game}`)}</h2>
        <p>{t(`second-${game}`)}</p>
        <p class="meta">
          {tries.length
            ? t("puzzles-record", { rating: String(ratingOf(tries)), solved: solvedOf(tries), tried: tries.length })
            : t("puzzles-none-yet")}
        </p>
      </div>
      <div class="go">
        <a class="act" href={`?puzzles=${game}`} data-puzzles={game}>
          <span>
            <b>{t("puzzles-solve")}</b>
          </span>
          <Sym id="i-arrow" />
        </a>
        <a class="btn" href={`?puzzles=${game}&lesson`} data-lesson={game}>
          <Sym id="i-hint" class="ic" />
          {t("second-lesson")}
        </a>
        {own > 0 && (
          <a class="btn" href={`?puzzles=${game}&own`}>
            <Sym id="i-eye" class="ic" />
            {t("own-puzzles", { count: own })}
          </a>
        )}
        {game === "board" && (
          <a class="btn" href="?prices" data-prices>
            <Sym id="coin" class="ic" />
            {t("prices")}
          </a>
        )}
      </div>
    </article>
  );
}
