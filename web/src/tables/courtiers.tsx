/** The two houses at court: who they are, what they hold, and what is not yet seen of them. */

import { useState } from "preact/hooks";
import type { CourtView, Telling } from "../protocol.ts";
import { nobleName } from "./cards.ts";
import type { Plays } from "./choices.ts";
import type { TableProps } from "./contract.ts";
import { Arms, Face, flying, Mark, NobleCard, NobleFace, nobleClass, Sym } from "./pieces.tsx";
import { Absent, absenceOf, faceOf, nameOf } from "./seat.tsx";

type Court = CourtView & Telling;

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
        <div class="tag">
          <span>{t("influence-is", { count: view.influence[of] ?? 0 })}</span>
          {(view.plans[of] ?? 0) > 0 && <span>{t("plans-made", { count: view.plans[of] ?? 0 })}</span>}
        </div>
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

/** A hand; one's own is what one chooses from. */
export function Hand({ table, of, cards, ids, small, chosen, playable, onPick }: HandProps) {
  const { t, hint } = table;
  const name = of === table.seat ? t("hand-name") : t("hand-whose", { name: nameOf(table, of) });
  const firstOf = (card: string) => cards.indexOf(card);
  return (
    <div class={small ? "hand small" : "hand"} role="group" aria-label={name}>
      {cards.map((card, i) => {
        if (!onPick) return <NobleCard key={ids[i]} t={t} card={card} id={ids[i]} full={!small} />;
        const may = playable?.has(card) ?? false;
        const sel = chosen === card && firstOf(card) === i;
        const hinted = hint?.split(" ")[1] === card && firstOf(card) === i;
        const off = (playable?.size ?? 0) > 0 && !may;
        return (
          <button
            key={ids[i]}
            type="button"
            class={`${nobleClass(card, true)}${sel ? " sel" : ""}${hinted ? " hinted" : ""}${off ? " off" : ""}`}
            {...flying(ids[i])}
            data-card={card}
            aria-pressed={sel}
            aria-disabled={!may}
            draggable // always: to change it would style every line of the drawing anew
            onDragStart={(event) => (may ? event.dataTransfer?.setData("text/plain", card) : event.preventDefault())}
            onClick={() => onPick(card)}
          >
            <span class="vh">{nobleName(t, card)}</span>
            <NobleFace t={t} card={card} full />
          </button>
        );
      })}
    </div>
  );
}

/** What is not seen of a house: hand and deck together, by title. One tap away. */
export function Belief({ table, view, of }: { table: TableProps; view: Court; of: number }) {
  const { t } = table;
  const unseen = Object.entries(view.unseen[of] ?? {});
  const total = unseen.reduce((sum, [, count]) => sum + count, 0);
  const fallen = view.eliminated[of] ?? [];
  const house = of === 0 ? "R" : "G";
  const [open, setOpen] = useState(false); // a closed sheet is not drawn
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
        onFocusOut={(event) => (event.currentTarget.open = false)} // it lies over the court: who goes on there closes it
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
