/** The deals of the day: play them, compare your result with the ladder's and everyone's, and share it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ActionError, runAction, runningAction } from "../app/action.tsx";
import { Bar } from "../app/bar.tsx";
import { go } from "../app/route.ts";
import { lang } from "../app/settings.ts";
import { Dots, Notice, refusalText } from "../app/ui.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { type GameName, GAMES } from "../games/game_names.ts";
import { botName, myName } from "../i18n/player_names.ts";
import { number, t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { DailyDeal, Refusal } from "../protocol.ts";
import { results, scoreOf } from "../session/results.ts";
import { savedGames, saveSeat } from "../session/saved_games.ts";
import { Comparison, deals, keyOf, load, longDate, ShareButton, watchDeals } from "./comparison.tsx";
import { dailyResult, daysBefore, daysPlayed, streak } from "./daily_results.ts";

const WEEKS = 4;
/** Go to a table with a deal: the one that we have begun, or a new one. */
const play = ({ game, day }: DailyDeal, started?: string, again = false): Promise<void> =>
  runAction(`daily-${game}`, async () => {
    if (started) return go(`t/${started}`);
    const place = await api.playDaily(game, { name: myName(), day, again });
    saveSeat(place, { game });
    go(`t/${place.table}`);
  });

export function DailyPage({ day }: { day: string | null }) {
  const failed = useSignal<Refusal | null>(null);
  useEffect(() => {
    document.title = `${t("daily")} · Florin`;
  });
  useEffect(() => {
    if (day) void load(null, "card").catch(() => {}); // the calendar needs today
    return watchDeals(day, GAMES, (refusal) => (failed.value = refusal));
  }, []);
  const today = deals.value[keyOf(null, "card")]?.day;
  return (
    <>
      <Bar />
      <main class="statistics daily frame">
        <div class="hero">
          <h1>{t("daily")}</h1>
          <p>{t("daily-more")}</p>
        </div>
        <ActionError />
        {failed.value && <Notice kind="no">{refusalText(failed.value)}</Notice>}
        {!failed.value && GAMES.map((game) => <Deal key={game} game={game} deal={deals.value[keyOf(day, game)]} />)}
        {today && <Calendar today={today} shown={day ?? today} />}
        <a class="quiet" href=".">
          {t("back-home")}
        </a>
      </main>
    </>
  );
}

function Deal({ game, deal }: { game: GameName; deal: DailyDeal | undefined }) {
  if (!deal) return <Loading game={game} />;
  const mine = dailyResult(game, deal.day);
  const started = savedGames.value.find(({ table, stage }) => stage !== "over" && table.startsWith(prefix(deal)))?.table;
  return (
    <section class="panel-card" data-daily={game} aria-labelledby={`daily-${game}`}>
      <h2 class="lbl" id={`daily-${game}`}>
        {t(`title-${game}`)} · {longDate(deal.day)}
      </h2>
      <p class="muted">{t("daily-against", { bots: rivals(deal) })}</p>
      {mine ? (
        <>
          <p class="result">{t("came-in", { place: mine.place, players: mine.scores.length, score: number(scoreOf(mine)) })}</p>
          <div class="row">
            <ShareButton deal={deal} mine={mine} />
            <a class="btn" href={`games/${mine.table}`}>
              <Sym id="i-play" class="ic" />
              {t("replay")}
            </a>
            <a class="btn" href={`games/${mine.table}?review`}>
              <Sym id="i-eye" class="ic" />
              {t("game-review")}
            </a>
            <button class="btn" type="button" aria-busy={runningAction.value === `daily-${game}`} onClick={() => void play(deal, undefined, true)}>
              {t("daily-again")}
            </button>
          </div>
          <Comparison deal={deal} mine={mine} />
        </>
      ) : (
        <button class="act" type="button" aria-busy={runningAction.value === `daily-${game}`} onClick={() => void play(deal, started)}>
          <b>{t(started ? "daily-continue" : "daily-play")}</b>
          <Sym id="i-arrow" />
        </button>
      )}
    </section>
  );
}

/** A deal that is still being loaded, as large as it will be. */
const Loading = ({ game }: { game: GameName }) => (
  <section class="panel-card" aria-busy="true">
    <h2 class="lbl">{t(`title-${game}`)}</h2>
    <p class="muted">
      <Dots />
    </p>
    <button class="act" type="button" disabled>
      <b>{t("daily-play")}</b>
      <Sym id="i-arrow" />
    </button>
  </section>
);

/** Return the names of a deal's bots, those of a level together. */
function rivals({ bots }: DailyDeal): string {
  const names = bots.flatMap((bot) => (bot ? [botName(bot)] : []));
  const count = (name: string) => names.filter((one) => one === name).length;
  return [...new Set(names)].map((name) => (count(name) > 1 ? `${number(count(name))} × ${name}` : name)).join(", ");
}

/** The last weeks: the days of which we played a deal are marked, and each leads to its deals. */
function Calendar({ today, shown }: { today: string; shown: string }) {
  const inTime = daysPlayed(results.value);
  const played = daysPlayed(results.value, true);
  const days = Array.from({ length: 7 * WEEKS }, (_, i) => daysBefore(today, 7 * WEEKS - 1 - i));
  return (
    <section class="panel-card" aria-labelledby="daily-calendar">
      <h2 class="lbl" id="daily-calendar">
        {t("daily-streak", { count: streak(inTime, today) })}
      </h2>
      <ol class="calendar">
        {days.map((day, i) => (
          <li key={day} class={played.has(day) ? "played" : ""}>
            <a href={day === today ? "?daily" : `?daily=${day}`} aria-current={day === shown ? "date" : undefined}>
              <span aria-hidden="true">
                {(i === 0 || day.endsWith("-01")) && <small>{monthOf(day)}</small>}
                {number(Number(day.slice(8)))}
              </span>
              <span class="vh">{t(played.has(day) ? "daily-played" : "daily-missed", { day: longDate(day) })}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

const prefix = ({ game, day }: DailyDeal): string => `daily-${game}-${day.replaceAll("-", "")}-`;

const monthOf = (day: string): string =>
  new Intl.DateTimeFormat(lang.value, { month: "short", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
