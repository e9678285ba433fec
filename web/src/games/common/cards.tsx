/** The cards of the three games. */
import type { ComponentChildren } from "preact";
import { noble, officeName, PORTRAITS, type Say, ware, wareName } from "./card_notation.ts";
import { Sym } from "./symbols.tsx";

/** Return the attributes by which motion.ts animates a piece: its id, and where a new one is dealt from. */
export const flightData = (id: number | string | undefined, from?: string) =>
  id === undefined ? {} : { "data-piece": id, "data-from": from };

interface WareProps {
  t: Say;
  game: "card" | "board";
  card: string;
  id?: number | undefined; // for animations
  look?: "mini" | "named" | "plain" | "ghost";
  blank?: boolean; // without its images, for the first frame
}

/** A card of the trading games. Its name is a label, because text would be one more box to lay out for each card. */
export function WareCard({ t, game, card, id, look = "plain", blank }: WareProps) {
  const { look: good, value, icons, green, letter } = ware(card);
  const name = wareName(t, game, card);
  const classes = ["card", `g-${good}`, icons > 1 ? "two" : "", look === "plain" ? "" : look === "ghost" ? "mini ghost" : look];
  const title = letter ? t(`goods-${game}-${letter}`) : t(`neutral-${good}`);
  return (
    <span class={classes.join(" ")} role="img" aria-label={name} title={name} {...flightData(id, "deck")}>
      {!blank && (
        <>
          <span class="v">{value}</span>
          {Array.from({ length: Math.max(1, icons) }, (_, i) => (
            <i key={i} class="g" />
          ))}
          {green && <i class="rib" />}
          {look === "named" && <span class="nm">{title}</span>}
        </>
      )}
    </span>
  );
}

/** The back of the deck, with the number of cards left. */
export function DeckCard({ count }: { count: number }) {
  return (
    <>
      <span class="card back" data-deals="deck">
        <Sym id="back" class="b" />
      </span>
      <span class="cnt" aria-hidden="true">
        {count}
      </span>
    </>
  );
}

interface NobleProps {
  t: Say;
  card: string;
  id?: number | undefined;
  full?: boolean;
  power?: string; // what the card can do, shown on its full face
  blank?: boolean; // without its images, for the first frame
  children?: ComponentChildren;
}

/** The face of a noble's card; the caller provides the element around it. */
export function NobleFace({ t, card, power, children }: NobleProps) {
  const { rank, symbol } = noble(card);
  return (
    <>
      <span class="v" aria-hidden="true">
        {rank === "J" ? "X" : rank}
      </span>
      <i class="arms" />
      <i class={`dev d-${symbol}`} />
      <span class="off" aria-hidden="true">
        {officeName(t, card)}
      </span>
      {power && <span class="pw">{power}</span>}
      {children}
    </>
  );
}

export function nobleClass(card: string, full = false): string {
  const { house, rank } = noble(card);
  const classes = ["noble", house === "R" ? "h-rovere" : "h-gonzaga", PORTRAITS.has(rank) ? "special" : ""];
  return [...classes, full ? "full" : ""].join(" ");
}

export function NobleCard(props: NobleProps) {
  return (
    <span class={nobleClass(props.card, props.full)} {...flightData(props.id, props.card[0])}>
      {!props.blank && <NobleFace {...props} />}
    </span>
  );
}
