/** The pieces of all three tables: symbols, cards, nobles, people. */

import { Component, type ComponentChildren, type VNode } from "preact";
import { useCounted } from "./counting.ts";
import { noble, officeName, PORTRAITS, type Say, ware, wareName } from "./cards.ts";

/**
 * Draws again only what is given other values. What reads words or settings is spared by its signals already; this is
 * for the small shapes that read none, of which a table has hundreds.
 */
export function still<P extends object>(draw: (props: P) => VNode) {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now = this.props as P;
      const names = Object.keys(next) as (keyof P)[];
      return names.length !== Object.keys(now).length || names.some((name) => next[name] !== now[name]);
    }

    override render(): VNode {
      return draw(this.props as P);
    }
  };
}

/** A symbol; only its place, as long as the id is empty. */
export const Sym = still(({ id, class: cls }: { id: string; class?: string }) => (
  <svg class={cls} aria-hidden="true">
    {id && <use href={`#${id}`} />}
  </svg>
));

const MARKS = [
  <circle cx="6" cy="6" r="5.4" />,
  <rect x="1" y="1" width="10" height="10" rx="1" />,
  <path d="M6 .4 11.8 11H.2Z" />,
  <path d="M6 0 12 6 6 12 0 6Z" />,
  <path d="M6 0 7.7 4.1 12 4.5 8.7 7.3 9.8 11.7 6 9.3 2.2 11.7 3.3 7.3 0 4.5 4.3 4.1Z" />,
  <path d="M4 0h4v4h4v4H8v4H4V8H0V4h4Z" />,
];

/** A piece that lies elsewhere in the next view is seen to move there; a new one, from where it is dealt. */
export const flying = (id: number | string | undefined, from?: string) =>
  id === undefined ? {} : { "data-piece": id, "data-from": from };

/** A player's shape inside another drawing. */
export const MarkShape = still(({ seat, class: cls, x, y, scale }: MarkProps) => (
  <g class={`${cls} p${seat}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    {MARKS[seat]}
  </g>
));

interface MarkProps {
  seat: number;
  class: string;
  x: number;
  y: number;
  scale: number;
}

/** A player's shape, as told beside the name. */
export const Mark = still(({ seat }: { seat: number }) => (
  <svg class={`mk p${seat}`} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
    {MARKS[seat]}
  </svg>
));

export const Face = still(({ seat, face, small, away }: { seat: number; face: string; small?: boolean; away?: boolean }) => (
  <span class={`face p${seat}${small ? " s" : ""}${away ? " away" : ""}`}>
    <Sym id={face} />
  </span>
));

export const Coin = () => <i class="coin" />;

/** A purse that counts when it changes, and is read out with its unit. */
export function Purse({ t, florins }: { t: Say; florins: number }) {
  return (
    <span class="purse">
      <Coin />
      <span aria-hidden="true">{useCounted(florins)}</span>
      <span class="vh">{t("florins-count", { florins })}</span>
    </span>
  );
}

interface WareProps {
  t: Say;
  game: "card" | "board";
  card: string;
  id?: number | undefined; // for its flight
  look?: "mini" | "named" | "plain" | "ghost";
  blank?: boolean; // what is printed on it follows
}

/** A card of the trading games. Its name is not text of its own: that would be one more piece to lay out for each card. */
export function WareCard({ t, game, card, id, look = "plain", blank }: WareProps) {
  const { look: good, value, icons, green, letter } = ware(card);
  const name = wareName(t, game, card);
  const classes = ["card", `g-${good}`, icons > 1 ? "two" : "", look === "plain" ? "" : look === "ghost" ? "mini ghost" : look];
  const title = letter ? t(`goods-${game}-${letter}`) : t(`neutral-${good}`);
  return (
    <span class={classes.join(" ")} role="img" aria-label={name} title={name} {...flying(id, "deck")}>
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

/** The back of the deck, with how many are left. */
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
  blank?: boolean; // what is printed on it follows
  children?: ComponentChildren;
}

/** The face of a noble's card; what it lies on is the caller's. */
export function NobleFace({ t, card, full, children }: NobleProps) {
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
      {full && PORTRAITS.has(rank) && <span class="pw">{t(`power-${rank}`)}</span>}
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
    <span class={nobleClass(props.card, props.full)} {...flying(props.id, props.card[0])}>
      {!props.blank && <NobleFace {...props} />}
    </span>
  );
}

export function Arms({ house }: { house: string }) {
  return (
    <i class={`arm ${house === "R" ? "hr" : "hg"}`}>
      <Sym id={house === "R" ? "oak" : "lion"} />
    </i>
  );
}

/** The move: one oxblood button, its second line what comes of it. */
export function Act({ move, symbol, title, outcome, onClick, off, hinted }: ActProps) {
  return (
    <button
      type="button"
      class={`act${hinted ? " hinted" : ""}`}
      data-move={off ? undefined : move}
      aria-disabled={off}
      onClick={onClick}
    >
      <Sym id={symbol} />
      <span>
        <b>{title}</b>
        {outcome && <span>{outcome}</span>}
      </span>
    </button>
  );
}

interface ActProps {
  move?: string;
  symbol: string;
  title: string;
  outcome?: string;
  onClick(): void;
  off?: boolean;
  hinted?: boolean;
}
