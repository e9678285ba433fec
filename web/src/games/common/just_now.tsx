/** The strip "just now", with small cards: the latest moves, and news about the people at the table. */

import { type ComponentChildren, toChildArray } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableProps } from "../contract.ts";
import { wareName } from "./card_notation.ts";
import { NobleCard, WareCard } from "./cards.tsx";
import { Mark } from "./players.tsx";
import type { CourtDeed, Sale, Took } from "./recent_moves.ts";
import { useShared } from "./shared_values.ts";
import { Coin } from "./symbols.tsx";

interface JustNowProps {
  table: Pick<TableProps, "t" | "news" | "score" | "view">;
  label: string;
  children: ComponentChildren; // list items
}

/**
 * The strip below a headline. The moves in it are rendered one frame after the table, so that the table itself is seen
 * sooner.
 */
export function JustNow({ table: { t, news = [], score, view }, label, children }: JustNowProps) {
  const empty = toChildArray(children).length === 0;
  const last = view.scores.length - 1;
  return (
    <div class="justnow">
      {!empty && <p class="lbl">{label}</p>}
      {!empty && <ol class="since">{children}</ol>}
      {news.map((line) => (
        <p key={line} class="news">
          {line}
        </p>
      ))}
      {score && last >= 0 && !view.over && (
        <button type="button" class="rescore" title={t("show-scoring")} aria-label={t("show-scoring")} onClick={() => score(last)}>
          <span class="pill">
            <Coin /> <span>{t("scoring")}</span>
          </span>
        </button>
      )}
    </div>
  );
}

/** Return the value of the previous frame. */
function useLater<T>(value: T): T {
  const now = useShared(value);
  const [shown, show] = useState(now);
  useEffect(() => show(now), [now]);
  return shown;
}

type Named = Pick<TableProps, "t" | "names" | "news" | "score" | "view" | "seat">;

const who = ({ t, names, seat }: Named, of: number): string => (of === seat ? t("you") : (names[of] ?? ""));

/** The card game: who took which cards. */
export function TakesNow({ table, took }: { table: Named; took: Took[] }) {
  const { t } = table;
  return (
    <JustNow table={table} label={t(table.seat === null ? "just-now" : "since-your-turn")}>
      {useLater(took).map(({ seat, cards }, i) => (
        <li key={i}>
          <Mark seat={seat} /> <b>{who(table, seat)}</b> <span class="took">{t("took")}</span>{" "}
          {cards.map((card, j) => (
            <WareCard key={j} t={t} game="card" card={card} look="mini" />
          ))}
        </li>
      ))}
    </JustNow>
  );
}

/** The auction game: who bought which lot, and for how much. */
export function SalesNow({ table, sales }: { table: Named; sales: Sale[] }) {
  const { t } = table;
  return (
    <JustNow table={table} label={t("just-now")}>
      {useLater(sales).map((sale, i) => (
        <li key={i} title={sale.cards.map((card) => wareName(t, "board", card)).join(", ")}>
          {sale.type === "lot-discarded" ? (
            <b>{t("not-sold")}</b>
          ) : (
            <>
              <Mark seat={sale.seat} /> <b>{who(table, sale.seat)}</b>
            </>
          )}{" "}
          {sale.cards.map((card, j) => (
            <WareCard key={j} t={t} game="board" card={card} look="mini" />
          ))}{" "}
          {sale.type === "sold" && (
            <span class="paid">
              <Coin /> {sale.florins}
            </span>
          )}
          {sale.type === "hold-filled" && <span class="paid">{t("for-free")}</span>}
        </li>
      ))}
    </JustNow>
  );
}

/** The court: the latest move in words, with the card played and the nobles that fell or were set free. */
export function DeedNow({ table, deed, lines }: { table: Named; deed: CourtDeed | null; lines: string[] }) {
  const { t } = table;
  const shown = useLater({ deed, lines });
  const cards = (found: string[], kind: string) =>
    found.length > 0 && (
      <span class={kind}>
        {found.map((card, i) => (
          <NobleCard key={i} t={t} card={card} />
        ))}
      </span>
    );
  return (
    <JustNow table={table} label={t("just-now")}>
      {shown.lines.length > 0 && (
        <li>
          {shown.deed?.card && shown.deed.fallen.length + shown.deed.freed.length > 0 && (
            <span class="chips" aria-hidden="true">
              {cards([shown.deed.card], "played")}
              {cards(shown.deed.fallen, "fell")}
              {cards(shown.deed.freed, "freed")}
            </span>
          )}
          <span class="deed">{shown.lines.join(" ")}</span>
        </li>
      )}
    </JustNow>
  );
}
