/** A moment that everyone should see: a lot is sold or not, nobles fall, a pile is split. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { payFrom } from "../../app/motion.ts";
import type { Moment } from "../../session/moments.ts";
import type { TableProps } from "../contract.ts";
import { NobleCard, WareCard } from "./cards.tsx";
import { Face } from "./players.tsx";
import { faceOf, nameOf } from "./seat.tsx";
import { Coin, Sym } from "./symbols.tsx";

const COINS = 10; // at most this many are drawn

type Shown = Pick<TableProps, "t" | "names" | "seat" | "faces">;

/** Announced by the live region as part of the narration, so it is only seen here. */
export function MomentView({ table, moment }: { table: Shown; moment: Moment }) {
  const { t, seat } = table;
  const { effect, by } = moment;
  const mine = by !== null && by === seat;
  const player = by !== null && (
    <span class="who">
      <Face seat={by} face={faceOf(table, by)} small /> {nameOf(table, by)}
    </span>
  );
  if (effect.type === "eliminated" || effect.type === "pile-split") {
    const cards = effect.type === "eliminated" ? effect.cards : effect.cards.map(({ card }) => card);
    return (
      <div class="moment" data-moment={effect.type} aria-hidden="true">
        <div class="scene">
          <h2>{t(effect.type === "eliminated" ? "moment-eliminated" : "moment-split")}</h2>
          <span class="strike">
            {player}
            <span class={`cards ${effect.type === "eliminated" ? "falling" : "parting"}`}>
              {effect.type === "eliminated" && <Sym id="dagger" class="blade" />}
              {cards.map((card, i) => (
                <NobleCard key={i} t={t} card={card} />
              ))}
            </span>
          </span>
          {moment.jesters.map(({ value }, i) => (
            <span key={i} class="tag">
              {t("jester-as", { values: value })}
            </span>
          ))}
        </div>
      </div>
    );
  }
  const title = effect.type === "lot-discarded" ? "not-sold" : effect.type === "hold-filled" ? "moment-filled" : mine ? "sold-to-you" : "sold";
  return (
    <div class="moment" data-moment={effect.type} aria-hidden="true">
      <div class={`scene${mine ? " mine" : ""}`}>
        <h2>{t(title)}</h2>
        {player}
        <span class={`cards ${effect.type === "lot-discarded" ? "falling" : "loading"}`}>
          {effect.cards.map((card, i) => (
            <WareCard key={i} t={t} game="board" card={card} look="mini" />
          ))}
        </span>
        {effect.type === "sold" && (
          <span class="price n">
            <Coins key={effect.cards.join(" ")} count={Math.min(COINS, effect.florins)} by={effect.seat} />
            {t("florins-count", { florins: effect.florins })}
          </span>
        )}
      </div>
    </div>
  );
}

/** Coins that come from the purse of the player who pays. */
function Coins({ count, by }: { count: number; by: number }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => payFrom(by, [...(box.current?.children ?? [])] as HTMLElement[]), []);
  return (
    <span class="coins" ref={box}>
      {Array.from({ length: count }, (_, i) => (
        <Coin key={i} />
      ))}
    </span>
  );
}
