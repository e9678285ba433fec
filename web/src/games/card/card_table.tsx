/** The table of the card game: the market, ships, warehouses and what they would pay now. */

import type { ComponentChildren } from "preact";
import type { CardView, Preview, TakePreview } from "../../protocol.ts";
import { ActionButton } from "../common/action_button.tsx";
import { type Placed, useCardIds } from "../common/card_ids.ts";
import { GOODS, listed, symbolOf, wareName } from "../common/card_notation.ts";
import { DeckCard, WareCard } from "../common/cards.tsx";
import { IN_REACH, reachable, takeMove } from "../common/legal_moves.ts";
import { TakesNow } from "../common/just_now.tsx";
import { memo } from "../common/memo.ts";
import { changes, goodPay, leads, nextExtra, others } from "../common/ranking.ts";
import { lineCount, takesSince } from "../common/recent_moves.ts";
import { Own, Rival, rivalAt, type RivalProps, Rivals, Slots, tableData, turnTitle, Worth, worthOf } from "../common/seat.tsx";
import { useChoice, useShared } from "../common/shared_values.ts";
import { Coin, Sym } from "../common/symbols.tsx";
import type { TableProps } from "../contract.ts";

type Card = CardView & Preview;

/** The table together with the player's selection. */
interface CardContext {
  table: TableProps;
  view: Card;
  ids: (place: string) => number[];
  taking: string[]; // the selected cards
  move: string; // the move that takes them
  take: TakePreview | undefined; // its result
}

const NONE: ReadonlySet<number> = new Set();

export function CardTable(table: TableProps & { view: Card }) {
  const { view, seat, legal, act, ask } = table;
  const [picked, setPicked] = useChoice(lineCount(table.steps), NONE);

  const placed: Placed[] = [
    ...view.market.map((card) => ({ place: "market", card })),
    ...view.ships.flatMap((ship, of) => ship.map((card) => ({ place: `ship ${of}`, card }))),
  ];
  const ids = useCardIds(placed);
  const mine = legal.length > 0;
  const takes = legal.some((move) => move.startsWith("take"));
  const reached = reachable(legal);
  const chosen = [...picked].filter((place) => place <= view.market.length);
  const move = takeMove(chosen);
  const taking = mine && takes ? [1, ...chosen].sort().map((place) => view.market.at(-place) ?? "") : [];
  const context: CardContext = {
    table,
    view,
    ids,
    taking,
    move,
    take: taking.length > 0 ? view.takes[move] : undefined,
  };
  const rivals = useShared(
    others(view.florins.length, seat).map((of) => ({
      ...rivalAt(table, view, of),
      cards: view.ships[of] ?? [],
      ids: ids(`ship ${of}`),
      goods: goodsOf(context, of),
    })),
  );
  const toggle = (place: number) => {
    const next = new Set(chosen);
    if (!next.delete(place)) next.add(place);
    if (!reached.includes(place) && next.has(place)) ask(takeMove(next));
    else setPicked(next);
  };
  return (
    <div class="table t-card" {...tableData(table)}>
      <Rivals>
        {rivals.map((one) => (
          <RivalShip key={one.of} t={table.t} game="card" spaces={view.capacity} {...one} />
        ))}
      </Rivals>
      <section class="middle" aria-label={table.t("market")}>
        <div class="frame">
          <div class="market">
            <Headline context={context} />
            <div class="linebox">
              <Market context={context} toggle={toggle} picked={new Set(chosen)} mine={mine && takes} />
              <Deck context={context} />
            </div>
          </div>
          <div class="dorow">
            {taking.length > 0 && (
              <ActionButton
                move={move}
                symbol="ship"
                title={table.t("take-cards", { cards: listed(table.t, taking.map((card) => wareName(table.t, "card", card))) })}
                outcome={outcome(context)}
                off={!legal.includes(move)}
                hinted={table.hint === move}
                onClick={() => (legal.includes(move) ? act(move) : ask(move))}
              />
            )}
          </div>
        </div>
      </section>
      {seat !== null && <OwnShip context={context} />}
    </div>
  );
}

/** Describe the result of a take: the ship's value, the spaces left, the goods that pay more. */
function outcome({ table: { t, seat }, view, move, take }: CardContext): string {
  if (seat === null || !take) return "";
  const { spaces, left, value, place, counts } = take;
  if (left < 0) return t("take-too-much", { spaces, left: left + spaces });
  const parts = [t("take-ship", { value, place }), t("spaces-left", { spaces: left })];
  for (const { good, by } of changes(view.now?.[seat], view.after[move]?.[seat])) {
    const letter = GOODS.card[good] ?? "G";
    parts.push(t("good-change", { good: t(`goods-card-${letter}`), count: counts[good] ?? 0, florins: by }));
  }
  return parts.join(" · ");
}

function Headline({ context: { table, view } }: { context: CardContext }) {
  const { t, seat, legal, steps } = table;
  const mine = legal.length > 0;
  return (
    <div>
      <div class="turnline">
        <h1>{turnTitle(table)}</h1>
        <p>{mine ? t(`card-can-${can(legal)}`) : view.over || table.paused ? "" : t("revealed-so-far", { count: view.revealed })}</p>
      </div>
      {view.last_turn && !view.over && <p class="tag warn">{t("last-turn-of-day")}</p>}
      <TakesNow table={table} took={takesSince(steps, seat, view.florins.length)} />
    </div>
  );
}

/** Return which of reveal and take are possible. */
function can(legal: string[]): "reveal" | "take" | "both" {
  const take = legal.some((move) => move.startsWith("take"));
  if (!take) return "reveal";
  return legal.includes("reveal") ? "both" : "take";
}

interface MarketProps {
  context: CardContext;
  toggle(place: number): void;
  picked: ReadonlySet<number>;
  mine: boolean;
}

/** The market with the cards in reach raised; the last one must be taken (C-3). */
function Market({ context: { table, view, ids }, toggle, picked, mine }: MarketProps) {
  const { t, hint, ask, deny, seat } = table;
  const market = view.market.map((card, i) => ({ card, id: ids("market")[i], place: view.market.length - i }));
  const old = market.filter(({ place }) => place > IN_REACH);
  const reach = market.filter(({ place }) => place <= IN_REACH);
  const fits = (place: number) => view.legal.some((move) => move.startsWith("take ") && move.includes(String(place)));
  const hinted = (place: number) => (hint?.startsWith("take ") && hint.includes(String(place)) ? " hinted" : "");
  return (
    <div class="line">
      {old.length > 0 && (
        <div class="old" role="group" aria-label={t("error-too-far")} style={{ "--k": old.length }} onClick={() => deny("too-far", "C-3")}>
          {old.map(({ card, id }) => (
            <WareCard key={id} t={t} game="card" card={card} id={id} />
          ))}
        </div>
      )}
      <div class="reach">
        {reach.length === 0 && <p class="bare">{t("market-empty")}</p>}
        {reach.map(({ card, id, place }) => {
          const full = mine && !fits(place);
          const may = mine && place !== 1 && !full;
          const taken = may && picked.has(place);
          return (
            <button
              key={id}
              type="button"
              class={`pick${place === 1 ? " must" : ""}${mine && !full ? "" : " idle"}${hinted(place)}`}
              aria-pressed={may ? taken : undefined}
              data-place={may ? place : undefined}
              aria-disabled={!may}
              disabled={seat === null} // still a button: another element would render its card again
              draggable
              onDragStart={(event) => may || event.preventDefault()}
              onDragEnd={(event) => event.clientY > innerHeight * 0.6 && !taken && toggle(place)}
              onClick={() => (may ? toggle(place) : (!mine || full) && ask(takeMove(place === 1 ? [] : [place])))}
            >
              {place === 1 && mine && <i class="stamp" />}
              {taken && (
                <span class="tick">
                  <Sym id="i-check" />
                </span>
              )}
              <WareCard t={t} game="card" card={card} id={id} look="named" />
              <em>{mine ? t(full ? "does-not-fit" : place === 1 ? "must-take" : taken ? "will-take" : "may-take") : " "}</em>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The deck, which is the button to reveal a card. */
function Deck({ context: { table, view } }: { context: CardContext }) {
  const { t, legal, act, ask, hint } = table;
  const may = legal.includes("reveal");
  const only = legal.length === 1 && may;
  const left = view.most_revealed - view.revealed;
  return (
    <button
      type="button"
      class={`deck${only ? " call" : ""}${hint === "reveal" ? " hinted" : ""}`}
      data-move={may ? "reveal" : undefined}
      aria-disabled={!may}
      onClick={() => (may ? act("reveal") : ask("reveal"))}
    >
      <DeckCard count={view.deck} />
      <em>{may ? t("reveal-more", { revealed: view.revealed, left }) : t("deck-name")}</em>
      <span class="vh">{t("deck-left", { count: view.deck })}</span>
    </button>
  );
}

/** A good in the warehouse: its icons, what it would pay, and the icons missing for a bonus. */
function Good({ t, letter, count, aboard, then, lead, rank, extra, next }: GoodProps) {
  const name = t(`goods-card-${letter}`);
  const classes = `${lead ? "lead" : ""}${then === 0 ? " none" : ""}${aboard > 0 ? " aboard" : ""}`;
  return (
    <div class={classes} title={`${t("warehouse-good", { good: name, count })} (${t("aboard", { count: aboard })})`}>
      <span class="q">
        <Sym id={symbolOf(letter)} class={`i-${symbolOf(letter)}`} />
        <span class="vh">{name}</span>
        <span class="n">
          {count}
          {then !== count && <span class="gain"> → {then}</span>}
        </span>
        {aboard > 0 && (
          <i class="ghosts" aria-hidden="true">
            {aboard}
          </i>
        )}
      </span>
      <small>
        {(rank > 0 || extra > 0) && (
          <>
            <Coin />
            {rank}
            {extra > 0 && ` + ${extra}`}
          </>
        )}
      </small>
      {next ? (
        <small class="need">{t("bonus-needs", next)}</small>
      ) : null}
    </div>
  );
}

interface GoodProps extends StoredGood {
  t: TableProps["t"];
}

/** Plain values, so that an unchanged good is not rendered again. */
interface StoredGood {
  letter: string;
  count: number;
  aboard: number; // of those, in the ship
  then: number; // with the selected cards
  lead: boolean;
  rank: number; // florins
  extra: number;
  next: { from: number; florins: number } | null; // the next bonus, if it is near
}

function goodsOf({ table: { seat }, view, move, take }: CardContext, of: number): StoredGood[] {
  const own = of === seat;
  const payment = ((own && take && view.after[move]) || view.now)?.[of];
  return GOODS.card.map((letter, good) => {
    const count = view.counts[of]?.[good] ?? 0;
    const then = own && take ? (take.counts[good] ?? 0) : count;
    const bonus = own && then > 0 ? nextExtra(view.extras, then) : null;
    const next = bonus && bonus.from - then < 4 ? bonus : null;
    const aboard = count - (view.warehouses[of]?.[good] ?? 0);
    return { letter, count, aboard, then, next, lead: leads(view.counts, of, good), ...goodPay(payment, good) };
  });
}

function Warehouse({ t, goods, children }: { t: TableProps["t"]; goods: StoredGood[]; children?: ComponentChildren }) {
  return (
    <div class="wh paper" role="group" aria-label={t("warehouse")}>
      {goods.map((good) => (
        <Good key={good.letter} t={t} {...good} />
      ))}
      {children}
    </div>
  );
}

const RivalShip = memo(({ goods, ...seat }: RivalProps & { goods: StoredGood[] }) => (
  <Rival {...seat}>
    <Warehouse t={seat.t} goods={goods} />
  </Rival>
));

function OwnShip({ context }: { context: CardContext }) {
  const { table, view, ids, taking, move, take } = context;
  const { t } = table;
  const seat = table.seat ?? 0;
  const after = view.after[move];
  const then =
    after && take ? t("worth-then", { value: take.value, place: take.place, florins: after[seat]?.prize ?? 0 }) : undefined;
  return (
    <section class="mefoot" aria-label={t("you")}>
      <div class="frame me">
        <Own table={table} florins={view.florins[seat] ?? 0} taken={view.loads[seat] ?? 0} spaces={view.capacity} />
        <div class={view.capacity > 5 ? "ship seven" : "ship"}>
          <Slots
            t={t}
            game="card"
            cards={view.ships[seat] ?? []}
            ids={ids(`ship ${seat}`)}
            spaces={view.capacity}
            ghosts={after ? taking : []}
          />
          <Worth t={t} {...worthOf(view, seat)} after={then} />
        </div>
        <Warehouse t={t} goods={goodsOf(context, seat)}>
          <p class="bonuses">
            {t("bonus-line")} {view.extras.map(([from = 0, florins = 0]) => t("bonus-step", { from, florins })).join(" · ")}
          </p>
        </Warehouse>
      </div>
    </section>
  );
}
