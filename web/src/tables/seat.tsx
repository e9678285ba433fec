/** A seat of the trading games: who it is, the ship or hold, its worth. */

import type { ComponentChildren } from "preact";
import { ware } from "./cards.ts";
import type { TableProps } from "./contract.ts";
import { Face, Mark, Purse, WareCard } from "./pieces.tsx";
import { others, placeOf } from "./standing.ts";

export const nameOf = ({ t, names, seat }: Pick<TableProps, "t" | "names" | "seat">, of: number): string =>
  of === seat ? t("you") : (names[of] ?? "");

export const faceOf = ({ faces }: Pick<TableProps, "faces">, of: number): string => faces?.[of] ?? "person";

/** What a table's root says of the game, for programs and tests. */
export const standing = ({ view, seat }: Pick<TableProps, "view" | "seat">) => ({
  "data-seat": seat ?? "",
  "data-turn": view.turn ?? "",
  "data-over": view.over ? (view.winners ?? []).join(" ") : undefined,
});

interface HoldProps {
  table: TableProps;
  game: "card" | "board";
  cards: string[];
  ids: number[];
  spaces: number;
  ghosts?: string[]; // what would come
}

/** The spaces, each in its place; green cards lie beside them. */
export function Slots({ table: { t }, game, cards, ids, spaces, ghosts = [] }: HoldProps) {
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
      {beside.length > 0 && <span class="green">{beside.map(show)}</span>}
    </>
  );
}

/** A ship's or hold's value, its place now and what that would pay. */
export function Worth({ table: { t }, values, of, prize, after }: WorthProps) {
  return (
    <div class="worth">
      <span class="n">{values[of]}</span>
      <span class="tag">
        {t("place-pays", { place: placeOf(values, of), florins: prize })}
      </span>
      {after && <span class="tag gain">{after}</span>}
    </div>
  );
}

interface WorthProps {
  table: TableProps;
  values: number[];
  of: number;
  prize: number;
  after?: string | undefined;
}

interface SeatProps {
  table: TableProps;
  of: number;
  florins: number;
  tag?: string;
  children: ComponentChildren;
}

interface OwnProps {
  table: TableProps;
  florins: number;
  taken: number;
  spaces: number;
}

/** Who you are, how full your ship or hold is, and your purse. */
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
      <Purse t={t} florins={florins} />
    </div>
  );
}

interface RivalsProps {
  view: { florins: number[] };
  seat: number | null;
  show(of: number): ComponentChildren;
}

/** All others, in the order of turns. */
export function Rivals({ view, seat, show }: RivalsProps) {
  const rivals = others(view.florins.length, seat);
  return <div class={rivals.length > 3 ? "frame rivals many" : "frame rivals"}>{rivals.map(show)}</div>;
}

/** Another player's panel. */
export function Rival({ table, of, florins, tag, children }: SeatProps) {
  const name = nameOf(table, of);
  const turn = table.view.turn === of;
  return (
    <section class={`seat p${of}${turn ? " turn" : ""}`} aria-label={name} aria-current={turn ? "true" : undefined}>
      <header>
        <Face seat={of} face={faceOf(table, of)} />
        <div>
          <div class="who">
            <Mark seat={of} /> {name}
          </div>
          {tag && <div class="tag">{tag}</div>}
        </div>
        <Purse t={table.t} florins={florins} />
      </header>
      <div class="load">{children}</div>
    </section>
  );
}
