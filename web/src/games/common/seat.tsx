/** A seat of the trading games: the player, the ship or hold, and its worth. */

import type { ComponentChildren, VNode } from "preact";
import type { Payment } from "../../protocol.ts";
import type { TableProps } from "../contract.ts";
import { ware } from "./card_notation.ts";
import { WareCard } from "./cards.tsx";
import { Face, Mark, Purse } from "./players.tsx";

export const nameOf = ({ t, names, seat }: Pick<TableProps, "t" | "names" | "seat">, of: number): string =>
  of === seat ? t("you") : (names[of] ?? "");

export const faceOf = ({ faces }: Pick<TableProps, "faces">, of: number): string => faces?.[of] ?? "person";

export const absenceOf = ({ absent }: Pick<TableProps, "absent">, of: number) => absent?.[of] ?? "";

/** A label for an absent player. */
export const Absent = ({ t, absence }: { t: TableProps["t"]; absence: string }) => (
  <span class="absent">{t(`seat-${absence}`)}</span>
);

/** Return the data attributes of a table's root, for scripts and tests. */
export const tableData = ({ view, seat }: Pick<TableProps, "view" | "seat">) => ({
  "data-seat": seat ?? "",
  "data-turn": view.turn ?? "",
  "data-over": view.over ? (view.winners ?? []).join(" ") : undefined,
});

/** Return the headline: whose turn it is. It is "your turn" only when you can move. */
export function turnTitle(table: Pick<TableProps, "t" | "names" | "seat" | "view" | "legal" | "paused" | "replay">, key: "turn-of" | "bid-of" = "turn-of"): string {
  const { t, view, seat, legal, names, paused, replay } = table;
  if (view.over) return t("game-over");
  if (view.turn === null || (view.turn === seat && legal.length === 0 && !paused && !replay)) return t("a-moment");
  return t(key, { you: view.turn === seat && !replay ? "yes" : "no", name: names[view.turn] ?? "" });
}

interface HoldProps {
  t: TableProps["t"];
  game: "card" | "board";
  cards: string[];
  ids: number[];
  spaces: number;
  ghosts?: string[]; // cards that a move would add
}

/** The spaces of a ship or hold; green cards are beside them. */
export function Slots({ t, game, cards, ids, spaces, ghosts = [] }: HoldProps) {
  const all = [
    ...cards.map((card, i) => ({ card, id: ids[i], ghost: false, key: `card ${ids[i]}` })),
    ...ghosts.map((card, i) => ({ card, id: undefined, ghost: true, key: `ghost ${i}` })),
  ];
  const inside = all.filter(({ card }) => !ware(card).green);
  const beside = all.filter(({ card }) => ware(card).green);
  const show = ({ card, id, ghost, key }: (typeof all)[number]) => (
    <WareCard key={key} t={t} game={game} card={card} id={id} look={ghost ? "ghost" : "mini"} />
  );
  return (
    <>
      {Array.from({ length: Math.max(spaces, inside.length) }, (_, i) => {
        const one = inside[i];
        return (
          <span key={i} class={one ? "slot full" : "slot"}>
            {one && show(one)}
          </span>
        );
      })}
      {beside.length > 0 && (
        <span class="green" style={{ "--k": beside.length }}>
          {beside.map(show)}
        </span>
      )}
    </>
  );
}

/** A ship's or hold's value, its current place and what that would pay. */
export function Worth({ t, value, place, prize, after }: WorthProps) {
  return (
    <div class="worth">
      <span class="n">{value}</span>
      <span class="tag">{t("place-pays", { place, florins: prize })}</span>
      {after && <span class="tag gain">{after}</span>}
    </div>
  );
}

interface WorthProps {
  t: TableProps["t"];
  value: number;
  place: number;
  prize: number;
  after?: string | undefined;
}

interface Traders {
  turn: number | null;
  florins: number[];
  values: number[];
  places: number[];
  now: Payment[] | null;
}

/** Return what a seat's ship or hold is worth now. */
export const worthOf = ({ values, places, now }: Pick<Traders, "values" | "places" | "now">, of: number) => ({
  value: values[of] ?? 0,
  place: places[of] ?? 0,
  prize: now?.[of]?.prize ?? 0,
});

interface OwnProps {
  table: TableProps;
  florins: number;
  taken: number;
  spaces: number;
}

/** Your own seat: name, spaces taken, purse. */
export function Own({ table, florins, taken, spaces }: OwnProps) {
  const { t } = table;
  const seat = table.seat ?? 0;
  return (
    <div class="id">
      <Face seat={seat} face={faceOf(table, seat)} />
      <div>
        <div class="who">
          <Mark seat={seat} /> {t("you")}
        </div>
        <div class="tag">{t("spaces-taken", { taken, spaces })}</div>
      </div>
      <Purse t={t} florins={florins} of={seat} />
    </div>
  );
}

/** The other players, in order of play. */
export function Rivals({ children }: { children: VNode[] }) {
  return <div class={children.length > 3 ? "frame rivals many" : "frame rivals"}>{children}</div>;
}

/** Return another player's panel props as plain values. */
export const rivalAt = (table: TableProps, view: Traders, of: number) => ({
  of,
  name: nameOf(table, of),
  face: faceOf(table, of),
  absence: absenceOf(table, of),
  turn: view.turn === of,
  florins: view.florins[of] ?? 0,
  ...worthOf(view, of),
});

export type RivalProps = ReturnType<typeof rivalAt> & HoldProps & { children?: ComponentChildren };

/** Another player's panel. */
export function Rival({ t, of, name, face, absence, turn, florins, value, place, prize, children, ...hold }: RivalProps) {
  return (
    <section class={`seat p${of}${turn ? " turn" : ""}`} aria-label={name} aria-current={turn ? "true" : undefined}>
      <header>
        <Face seat={of} face={face} away={absence !== ""} />
        <div>
          <div class="who">
            <Mark seat={of} /> {name}
          </div>
          {absence ? <Absent t={t} absence={absence} /> : null}
        </div>
        <Purse t={t} florins={florins} of={of} />
      </header>
      <div class="load">
        <div class="ship">
          <Slots t={t} {...hold} />
          <Worth t={t} value={value} place={place} prize={prize} />
        </div>
        {children}
      </div>
    </section>
  );
}
