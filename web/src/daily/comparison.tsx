/** A result of a deal of the day beside those of the bots and of everyone, and the text to share it. */
import { signal } from "@preact/signals";
import { CopyButton } from "../app/copy_button.tsx";
import { lang } from "../app/settings.ts";
import { Dots } from "../app/ui.tsx";
import type { GameName } from "../games/game_names.ts";
import { botName } from "../i18n/player_names.ts";
import { number, t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { DailyDeal, DailyResult, Refusal } from "../protocol.ts";
import { type Result, scoreOf } from "../session/results.ts";

const AGAIN = 1500; // ms between two looks for the ladder's results
export const deals = signal<Partial<Record<string, DailyDeal>>>({}); // by day, if it is not today's, and game

export const keyOf = (day: string | null, game: GameName): string => `${day ?? ""} ${game}`;

export async function load(day: string | null, game: GameName): Promise<void> {
  const found = await api.daily(game, day);
  deals.value = { ...deals.value, [keyOf(day, game)]: found }; // with those that came meanwhile
}

/** Load the deals of a day, and again until the ladder's results are there; return how to stop. */
export function watchDeals(day: string | null, games: readonly GameName[], refused: (refusal: Refusal) => void): () => void {
  let failed = false;
  const look = (due: readonly GameName[]) => {
    for (const game of due)
      void load(day, game).catch((error) => {
        if (!(error instanceof api.Refused)) return;
        failed = true;
        refused(error.refusal);
      });
  };
  look(games); // what an earlier visit loaded is shown until then
  const timer = setInterval(() => look(games.filter((game) => !deals.value[keyOf(day, game)]?.ladder && !failed)), AGAIN);
  return () => clearInterval(timer);
}

/** The results of the bots in our seat, with ours among them, and those of everyone. */
export function Comparison({ deal, mine }: { deal: DailyDeal; mine: Result }) {
  const ours = { name: t("you"), place: mine.place, score: scoreOf(mine), ours: true };
  const ladder = deal.ladder?.map((one) => ({ ...one, name: botName(one.name), ours: false }));
  return (
    <div class="cols">
      <Results title={t("daily-ladder")} rows={ladder && [ours, ...ladder].sort((a, b) => a.place - b.place || b.score - a.score)} />
      <Results title={t("daily-people")} rows={deal.people} />
    </div>
  );
}

export const ShareButton = ({ deal, mine }: { deal: DailyDeal; mine: Result }) => <CopyButton text={shared(deal, mine)} label={t("daily-share")} />;

function Results({ title, rows }: { title: string; rows: (DailyResult & { ours?: boolean })[] | undefined }) {
  return (
    <table>
      <caption class="lbl">{title}</caption>
      <tbody>
        {rows?.map((one, i) => (
          <tr key={i} class={one.ours ? "ours" : ""}>
            <th scope="row">{one.name}</th>
            <td>{number(one.place)}.</td>
            <td>{number(one.score)}</td>
          </tr>
        )) ?? (
          <tr>
            <td>
              <Dots />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

export const longDate = (day: string): string =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

/** Return a text to share, which gives nothing of the deal away. */
function shared(deal: DailyDeal, mine: Result): string {
  const beaten = deal.ladder?.filter(({ place }) => place > mine.place).length ?? 0;
  return t("daily-shared", {
    day: longDate(deal.day),
    game: t(`title-${deal.game}`),
    place: mine.place,
    players: mine.scores.length,
    beaten,
    levels: deal.ladder?.length ?? 0,
  });
}
