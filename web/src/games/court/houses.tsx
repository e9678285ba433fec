/** The two houses at court: name, hand, and unseen cards. */

import { useState } from "preact/hooks";
import type { CourtView, Preview } from "../../protocol.ts";
import { noble, nobleName, PORTRAITS } from "../common/card_notation.ts";
import { flightData, NobleCard, nobleClass, NobleFace } from "../common/cards.tsx";
import type { Plays } from "../common/legal_moves.ts";
import { Face, Mark } from "../common/players.tsx";
import { absenceOf, Absent, faceOf, nameOf } from "../common/seat.tsx";
import { Arms, Sym } from "../common/symbols.tsx";
import type { TableProps } from "../contract.ts";

type Court = CourtView & Preview;

export function House({ table, view, of }: { table: TableProps; view: Court; of: number }) {
  const { t } = table;
  const house = of === 0 ? "R" : "G";
  const absence = absenceOf(table, of);
  return (
    <div class={`id${view.turn === of ? " turn" : ""}`}>
      <Face seat={of} face={faceOf(table, of)} away={absence !== ""} />
      <div>
        <div class="who">
          <Mark seat={of} /> {nameOf(table, of)} <Arms house={house} />
        </div>
        <div class="tag">
          <span class="of">{t(`house-${house}`)}</span>
          {absence && <Absent t={t} absence={absence} />}
          {of === table.seat && <span>{t("in-deck", { count: view.decks[of] ?? 0 })}</span>}
        </div>
        {(view.plans[of] ?? 0) > 0 && (
          <div class="tag">
            <span>{t("plans-made", { count: view.plans[of] ?? 0, most: view.most_plans })}</span>
          </div>
        )}
      </div>
    </div>
  );
}

interface HandProps {
  table: TableProps;
  of: number;
  cards: string[];
  ids: number[];
  small?: boolean;
  chosen?: string | null;
  playable?: Map<string, Plays>;
  onPick?: ((card: string) => void) | undefined;
}

/** A hand; in your own, cards can be chosen. */
export function Hand({ table, of, cards, ids, small, chosen, playable, onPick }: HandProps) {
  const { t, hint } = table;
  const name = of === table.seat ? t("hand-name") : t("hand-whose", { name: nameOf(table, of) });
  const firstOf = (card: string) => cards.indexOf(card);
  const [least = 0, most = 0] = table.view.game === "court" ? table.view.jester : [];
  const powerOf = (card: string) => (PORTRAITS.has(noble(card).rank) && !small ? t(`power-${noble(card).rank}`, { least, most }) : "");
  return (
    <div class={small ? "hand small" : "hand"} role="group" aria-label={name}>
      {cards.map((card, i) => {
        if (!onPick) return <NobleCard key={ids[i]} t={t} card={card} id={ids[i]} full={!small} power={powerOf(card)} />;
        const may = playable?.has(card) ?? false;
        const sel = chosen === card && firstOf(card) === i;
        const hinted = hint?.split(" ")[1] === card && firstOf(card) === i;
        const off = (playable?.size ?? 0) > 0 && !may;
        return (
          <button
            key={ids[i]}
            type="button"
            class={`${nobleClass(card, true)}${sel ? " sel" : ""}${hinted ? " hinted" : ""}${off ? " off" : ""}`}
            {...flightData(ids[i])}
            data-card={card}
            aria-pressed={sel}
            aria-disabled={!may}
            draggable // always: changing it would restyle every line of the drawing
            onDragStart={(event) => (may ? event.dataTransfer?.setData("text/plain", card) : event.preventDefault())}
            onClick={() => onPick(card)}
          >
            <span class="vh">{nobleName(t, card)}</span>
            <NobleFace t={t} card={card} power={powerOf(card)} />
          </button>
        );
      })}
    </div>
  );
}

/** The unseen cards of a house, hand and deck together, in a sheet that opens with one tap. */
export function UnseenCards({ table, view, of }: { table: TableProps; view: Court; of: number }) {
  const { t } = table;
  const unseen = Object.entries(view.unseen[of] ?? {});
  const total = unseen.reduce((sum, [, count]) => sum + count, 0);
  const fallen = view.eliminated[of] ?? [];
  const house = of === 0 ? "R" : "G";
  const [open, setOpen] = useState(false); // a closed sheet is not rendered
  return (
    <>
      <span class="bk" aria-hidden="true">
        {Array.from({ length: view.hands[of] ?? 0 }, (_, i) => (
          <i key={i} data-deals={house} class={`noble bkc ${house === "R" ? "h-rovere" : "h-gonzaga"}`}>
            <Sym id={house === "R" ? "oak" : "lion"} />
          </i>
        ))}
      </span>
      <span>
        <b class="n">{view.hands[of]}</b> {t("in-hand")} · <b class="n">{view.decks[of]}</b> {t("in-the-deck")}
      </span>
      <details
        class="belief"
        onToggle={(event) => setOpen(event.currentTarget.open)}
        onKeyDown={(event) => event.key === "Escape" && (event.currentTarget.open = false)}
        onFocusOut={(event) => (event.currentTarget.open = false)} // it covers the court, so it closes when the focus leaves it
      >
        <summary>
          <Sym id="i-eye" class="ic" /> {t("unseen-count", { count: total })}
        </summary>
        {open && (
          <div class="sheet">
            <p class="lbl">{t("unseen-title", { house: t(`house-${house}`) })}</p>
            <ul>
              {unseen.map(([card, count]) => (
                <li key={card}>
                  <NobleCard t={t} card={card} />
                  <span>
                    {count} × {nobleName(t, card)}
                  </span>
                </li>
              ))}
            </ul>
            {fallen.length > 0 && <p class="tag">{t("fallen", { cards: fallen.map((card) => nobleName(t, card)).join(", ") })}</p>}
          </div>
        )}
      </details>
    </>
  );
}
