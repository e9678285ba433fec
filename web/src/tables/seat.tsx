/** A seat of the trading games: who it is, the ship or hold, its worth. */

import type { ComponentChildren } from "preact";
import { ware } from "./cards.ts";
import type { TableProps } from "./contract.ts";
import { Face, Mark, Purse, WareCard } from "./pieces.tsx";
import { placeOf } from "./standing.ts";

export const nameOf = ({ t, names, seat }: Pick<TableProps, "t" | "names" | "seat">, of: number): string =>
  of === seat ? t("you") : (names[of] ?? "");

export const faceOf = ({ faces }: Pick<TableProps, "faces">, of: number): string => faces?.[of] ?? "person";

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
