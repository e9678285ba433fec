/** The final result: the winner, the race, and the source of every florin. */

import { sentence } from "../../i18n/format_narration.ts";
import type { View } from "../../protocol.ts";
import { listed } from "../common/card_notation.ts";
import { Face, Mark, Purse } from "../common/players.tsx";
import { decidedByNobles, drawnByPlans, finalPlace, ranking } from "../common/ranking.ts";
import { faceOf, nameOf } from "../common/seat.tsx";
import { Sym } from "../common/symbols.tsx";
import type { EndingProps } from "../contract.ts";
import { Race } from "./race_chart.tsx";
import { courtSteps } from "./scoring_steps.ts";

export interface SourceRow {
  key: string; // message key of the source
  amounts: number[]; // by seat
}

export interface Source {
  day: number | null; // null: independent of days
  rows: SourceRow[];
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/** Return the sources of all florins by day, or of the influence at court by zone. */
export function sources(view: View): Source[] {
  if (view.game === "court") {
    const zones = courtSteps(view.houses).filter((step) => step.what === "zone");
    const rows = zones.map((step) => ({ key: `from-${step.zone}`, amounts: step.gains }));
    return [{ day: null, rows }];
  }
  const board = view.game === "board";
  const start = view.race[0] ?? [];
  const days = view.days.map((day, number) => ({
    day: number,
    rows: [
      { key: board ? "from-hold" : "from-ship", amounts: day.paid.map((paid) => paid.prize) },
      { key: "from-goods", amounts: day.paid.map((paid) => sum(paid.rank)) },
      { key: board ? "from-steps" : "from-bonus", amounts: day.paid.map((paid) => sum(paid.extra)) },
      ...(board ? [{ key: "from-bids", amounts: day.bids.map((bid) => -bid) }] : []),
    ],
  }));
  return board ? [{ day: null, rows: [{ key: "from-start", amounts: start }] }, ...days] : days;
}

export function Ending(props: EndingProps) {
  const { view, seat, names, t } = props;
  const totals = view.game === "court" ? view.influence : view.florins;
  const winners = view.winners ?? [];
  const order = ranking(totals).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)));
  const best = Math.max(...totals);
  const won = seat !== null && winners.includes(seat) && winners.length < totals.length; // not in a draw
  return (
    <div class={`end frame table${won ? " won" : ""}`} data-over={winners.join(" ")} data-seat={seat ?? ""} data-turn="">
      {won && props.celebrated && <Celebration t={t} face={faceOf(props, seat)} seat={seat} />}
      <div class="turnline">
        <h1>{headline(props, totals, winners)}</h1>
        {drawnByPlans(view) && <p>{t("drawn-by-plans")}</p>}
        {decidedByNobles(view) && <p>{t("decided-by-nobles")}</p>}
        {seat !== null && !winners.includes(seat) && !decidedByNobles(view) && (
          <p>{t("you-come", { place: finalPlace(totals, winners, seat), florins: best - (totals[seat] ?? 0), game: view.game })}</p>
        )}
        {won && winners.length === 1 && !decidedByNobles(view) && (
          <p>{t("you-lead", { florins: best - (totals[order[1] ?? 0] ?? 0), name: nameOf(props, order[1] ?? 0) })}</p>
        )}
        {view.why && <p class="why">{sentence({ t, game: view.game, names: names.map((_, of) => nameOf(props, of)), you: seat }, view.why)}</p>}
        {props.more}
      </div>
      {props.next}
      <ol class={`podium n${order.length}`}>
        {order.map((of) => (
          <li key={of} class={`p${of}${winners.includes(of) ? " win" : ""}`}>
            <span class="honour">
              <Face seat={of} face={faceOf(props, of)} />
              {winners.includes(of) && <Sym id="laurel" class="laurel" />}
            </span>
            <div>
              <span class="who">
                <Mark seat={of} /> {nameOf(props, of)}
              </span>
              <span class="tag">{winners.includes(of) ? t("wins") : t("place", { place: finalPlace(totals, winners, of) })}</span>
            </div>
            {view.game === "court" ? <b class="n purse">{totals[of]}</b> : <Purse t={t} florins={totals[of] ?? 0} />}
          </li>
        ))}
      </ol>
      <figure class="chart">
        <figcaption class="lbl">{t("the-race")}</figcaption>
        <Race
          t={t}
          rows={view.race}
          names={names.map((_, of) => nameOf(props, of))}
          label={t("the-race")}
          ticks={ticks(props)}
        />
      </figure>
      <section class="brk">
        <h2 class="lbl">{t(view.game === "court" ? "where-influence" : "where-florins")}</h2>
        <div class="scrollx" tabIndex={0} role="region" aria-label={t(view.game === "court" ? "where-influence" : "where-florins")}>
          <Breakdown props={props} order={order} totals={totals} />
        </div>
      </section>
    </div>
  );
}

const COINS = 48;

/**
 * The winner's portrait in a large laurel, and a rain of florins and lilies; without motion there is the laurel in the list
 * alone (celebration.css).
 */
function Celebration({ t, face, seat }: { t: EndingProps["t"]; face: string; seat: number }) {
  return (
    <div class="rain" aria-hidden="true">
      <div class="scene mine victory">
        <span class="honour">
          <Face seat={seat} face={face} />
          <Sym id="laurel" class="laurel" />
        </span>
        <h2>{t("victory")}</h2>
      </div>
      {Array.from({ length: COINS }, (_, i) => (
        <i key={i} style={{ "--x": (i * 37) % 100, "--w": (i * 53) % 17 }}>
          <Sym id={i % 4 ? "coin" : "lily"} />
        </i>
      ))}
    </div>
  );
}

function headline(props: EndingProps, totals: number[], winners: number[]): string {
  const { view, seat, t } = props;
  const [first = 0] = winners;
  const florins = totals[first] ?? 0;
  const you = seat !== null && winners.includes(seat) ? "yes" : "no";
  if (winners.length > 1) {
    const names = listed(t, winners.filter((of) => of !== seat).map((of) => nameOf(props, of)));
    return view.game === "court" ? t("drawn-by", { you, names }) : t("shared-by", { you, names, florins });
  }
  return t(view.game === "court" ? "wins-court" : "wins-with", { you, name: nameOf(props, first), florins });
}

function ticks({ view, t }: EndingProps): string[] {
  if (view.game === "court") return [t("race-start"), t("race-moves", { count: view.race.length - 1 })];
  const key = view.game === "card" ? "day-number" : "round-number";
  const last = view.days.length; // only this one in full: there is no space for all on a phone
  return [t("race-start"), ...view.days.map((_, day) => (day + 1 < last ? String(day + 1) : t(key, { number: last })))];
}

function Breakdown({ props, order, totals }: { props: EndingProps; order: number[]; totals: number[] }) {
  const { view, t } = props;
  const dayKey = view.game === "card" ? "day-number" : "round-number";
  return (
    <table class={`n${order.length}`} style={{ "--n": order.length }}>
      <thead>
        <tr>
          <td colSpan={2} />
          {order.map((of) => (
            <th key={of} scope="col" class={`p${of}`}>
              <Mark seat={of} /> {nameOf(props, of)}
            </th>
          ))}
        </tr>
      </thead>
      {sources(view).map(({ day, rows }, group) => (
        <tbody key={group}>
          {rows.map(({ key, amounts }, i) => (
            <tr key={key} class={i ? "" : "dtop"}>
              {day !== null && i === 0 && (
                <th scope="rowgroup" rowSpan={rows.length}>
                  {t(dayKey, { number: day + 1 })}
                </th>
              )}
              <th scope="row" colSpan={day === null ? 2 : 1}>
                {t(key)}
              </th>
              {order.map((of) => (
                <td key={of} class={amounts[of] ? "n" : "n z"}>
                  {(amounts[of] ?? 0) < 0 ? `−${-(amounts[of] ?? 0)}` : amounts[of]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tbody>
        <tr class="sum">
          <th colSpan={2} scope="row">
            {t(view.game === "court" ? "influence" : "florins")}
          </th>
          {order.map((of) => (
            <td key={of} class="n">
              {totals[of]}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
