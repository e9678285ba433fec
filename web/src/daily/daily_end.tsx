/** After a deal of the day: the result beside everyone's, the text to share, and the way to the other deals. */
import { useEffect } from "preact/hooks";
import { Sym } from "../games/common/symbols.tsx";
import type { GameName } from "../games/game_names.ts";
import { t } from "../i18n/texts.ts";
import type { Result } from "../session/results.ts";
import { Comparison, deals, keyOf, longDate, ShareButton, watchDeals } from "./comparison.tsx";
import { dayOf } from "./daily_results.ts";

export function DailyEnd({ result }: { result: Result }) {
  const game = result.game as GameName;
  const day = dayOf(result.table);
  const deal = deals.value[keyOf(day, game)];
  useEffect(() => watchDeals(day, [game], () => {}), [day, game]);
  return (
    <section class="panel-card daily" aria-labelledby="daily-end">
      <h2 class="lbl" id="daily-end">
        {t("daily")}
        {day && ` · ${longDate(day)}`}
      </h2>
      {deal && <Comparison deal={deal} mine={result} />}
      <div class="row">{deal && <ShareButton deal={deal} mine={result} />}</div>
      <a class="act" href={day ? `?daily=${day}` : "?daily"}>
        <span>
          <b>{t("daily-all")}</b>
          <span>{t("daily-all-more")}</span>
        </span>
        <Sym id="i-arrow" />
      </a>
    </section>
  );
}
