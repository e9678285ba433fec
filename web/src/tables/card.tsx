/** The table of the card game: the market's line, ships, warehouses and what they would pay now. */

import { useEffect, useState } from "preact/hooks";
import type { CardView, Telling } from "../protocol.ts";
import { GOODS, listed, symbolOf, ware, wareName } from "./cards.ts";
import { reachable, takeMove } from "./choices.ts";
import type { TableProps } from "./contract.ts";
import { type Placed, useIds } from "./ids.ts";
import { Act, Coin, DeckCard, Mark, still, Sym, WareCard } from "./pieces.tsx";
import { takesSince, type Took } from "./recent.ts";
import { nameOf, Own, Rival, rivalAt, type RivalProps, Rivals, Slots, standing, Worth, worthOf } from "./seat.tsx";
import { useChoice, useShared } from "./sharing.ts";
import { changes, goodPay, leads, nextExtra, others, placeOf } from "./standing.ts";

type Card = CardView & Telling;

/** All that is on the table, with what the player has picked. */
interface Scene {
  table: TableProps;
  view: Card;
  ids: (place: string) => number[];
  counts: number[][]; // icons by seat and good, today's ship included
  taking: string[]; // the cards of the take picked
  move: string; // that take
}

const NONE: ReadonlySet<number> = new Set();
const ICONS = (cards: string[], letter: string) =>
  cards.reduce((sum, card) => sum + (ware(card).letter === letter ? ware(card).icons : 0), 0);

export function CardTable(table: TableProps & { view: Card }) {
  const { view, seat, legal, act, ask } = table;
  const [picked, setPicked] = useChoice(table.log.length, NONE);

  const placed: Placed[] = [
    ...view.market.map((card) => ({ place: "market", card })),
    ...view.ships.flatMap((ship, of) => ship.map((card) => ({ place: `ship ${of}`, card }))),
  ];
  const ids = useIds(placed);
  const mine = legal.length > 0;
  const takes = legal.some((move) => move.startsWith("take"));
  const reached = reachable(legal);
  const chosen = [...picked].filter((place) => place <= view.market.length);
  const move = takeMove(chosen);
  const taking = mine && takes ? [1, ...chosen].sort().map((place) => view.market.at(-place) ?? "") : [];
  const scene: Scene = {
    table,
    view,
    ids,
    counts: view.ships.map((ship, of) =>
      GOODS.card.map((letter, good) => (view.warehouses[of]?.[good] ?? 0) + ICONS(ship, letter)),
    ),
    taking,
    move,
  };
  const rivals = useShared(
    others(view.florins.length, seat).map((of) => ({
      ...rivalAt(table, view, of),
      cards: view.ships[of] ?? [],
      ids: ids(`ship ${of}`),
      goods: goodsOf(scene, of),
    })),
  );
  const toggle = (place: number) => {
    const next = new Set(chosen);
    if (!next.delete(place)) next.add(place);
    if (!reached.includes(place) && next.has(place)) ask(takeMove(next));
    else setPicked(next);
  };
  return (
    <div class="table t-card" {...standing(table)}>
      <Rivals>
        {rivals.map((one) => (
          <RivalShip key={one.of} t={table.t} game="card" spaces={view.capacity} {...one} />
        ))}
      </Rivals>
      <section class="middle" aria-label={table.t("market")}>
        <div class="frame">
          <div class="market">
            <Headline scene={scene} />
            <div class="linebox">
              <Market scene={scene} toggle={toggle} picked={new Set(chosen)} mine={mine && takes} />
              <Deck scene={scene} />
            </div>
          </div>
          <div class="dorow">
            {taking.length > 0 && (
              <Act
                move={move}
                symbol="ship"
                title={table.t("take-cards", { cards: listed(table.t, taking.map((card) => wareName(table.t, "card", card))) })}
                outcome={outcome(scene)}
                off={!legal.includes(move)}
                hinted={table.hint === move}
                onClick={() => (legal.includes(move) ? act(move) : ask(move))}
              />
            )}
          </div>
        </div>
      </section>
      {seat !== null && <OwnShip scene={scene} />}
    </div>
  );
}

/** What a take comes to: the ship's value, the spaces left, the goods that pay more. */
function outcome({ table: { t, seat }, view, counts, taking, move }: Scene): string {
  if (seat === null) return "";
  const needed = taking.filter((card) => !ware(card).green).length;
  const left = view.capacity - (view.loads[seat] ?? 0) - needed;
  if (left < 0) return t("take-too-much", { spaces: needed, left: left + needed });
  const values = valuesAfter(view, seat, taking);
  const parts = [
    t("take-ship", { value: values[seat] ?? 0, place: placeOf(values, seat) }),
    t("spaces-left", { spaces: left }),
  ];
  for (const { good, by } of changes(view.now?.[seat], view.after[move]?.[seat])) {
    const letter = GOODS.card[good] ?? "G";
    const count = (counts[seat]?.[good] ?? 0) + ICONS(taking, letter);
    parts.push(t("good-change", { good: t(`goods-card-${letter}`), count, florins: by }));
  }
  return parts.join(" · ");
}

const valuesAfter = (view: Card, seat: number, taking: string[]): number[] =>
  view.values.map((value, of) =>
    of === seat ? taking.reduce((sum, card) => sum + ware(card).value, value) : value,
  );

function Headline({ scene: { table, view } }: { scene: Scene }) {
  const { t, seat, legal, log } = table;
  const mine = legal.length > 0;
  return (
    <div>
      <div class="turnline">
        <h1>
          {view.over
            ? t("game-over")
            : view.turn === null
              ? t("a-moment")
              : t("turn-of", { you: view.turn === seat ? "yes" : "no", name: nameOf(table, view.turn) })}
        </h1>
        <p>{mine ? t(`card-can-${can(legal)}`) : view.over ? "" : t("revealed-so-far", { count: view.revealed })}</p>
      </div>
      {view.last_turn && !view.over && <p class="tag warn">{t("last-turn-of-day")}</p>}
      <Since t={t} own={seat !== null} took={useShared(takesSince(log, seat, view.florins.length))} names={table.names} />
    </div>
  );
}

interface SinceProps extends Pick<TableProps, "t" | "names"> {
  own: boolean;
  took: Took[];
}

/** What was taken lately. It follows the table by a frame: the card that was taken is seen the sooner. */
function Since({ t, own, took, names }: SinceProps) {
  const [told, tell] = useState(took);
  useEffect(() => tell(took), [took]);
  if (told.length === 0) return null;
  return (
    <>
      <p class="lbl">{t(own ? "since-your-turn" : "just-now")}</p>
      <ol class="since">
        {told.map(({ seat, cards }, i) => (
          <li key={i}>
            <Mark seat={seat} /> <b>{names[seat]}</b> <span class="took">{t("took")}</span>{" "}
            {cards.map((card, j) => (
              <WareCard key={j} t={t} game="card" card={card} look="mini" />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Which of reveal and take are possible. */
function can(legal: string[]): "reveal" | "take" | "both" {
  const take = legal.some((move) => move.startsWith("take"));
  if (!take) return "reveal";
  return legal.includes("reveal") ? "both" : "take";
}

interface MarketProps {
  scene: Scene;
  toggle(place: number): void;
  picked: ReadonlySet<number>;
  mine: boolean;
}

/** The line, the last three raised; the last must be taken (C-3). */
function Market({ scene: { table, view, ids }, toggle, picked, mine }: MarketProps) {
  const { t, hint, ask, deny, seat } = table;
  const market = view.market.map((card, i) => ({ card, id: ids("market")[i], place: view.market.length - i }));
  const old = market.filter(({ place }) => place > 3);
  const reach = market.filter(({ place }) => place <= 3);
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
          const may = mine && place !== 1;
          const taken = may && picked.has(place);
          return (
            <button
              key={id}
              type="button"
              class={`pick${place === 1 ? " must" : ""}${mine ? "" : " idle"}${hinted(place)}`}
              aria-pressed={may ? taken : undefined}
              data-place={may ? place : undefined}
              aria-disabled={!may}
              disabled={seat === null} // a button all the same: another element would be a new one, and its card drawn anew
              draggable
              onDragStart={(event) => may || event.preventDefault()}
              onDragEnd={(event) => event.clientY > innerHeight * 0.6 && !taken && toggle(place)}
              onClick={() => (may ? toggle(place) : !mine && ask(takeMove(place === 1 ? [] : [place])))}
            >
              {place === 1 && mine && <i class="stamp" />}
              {taken && (
                <span class="tick">
                  <Sym id="i-check" />
                </span>
              )}
              <WareCard t={t} game="card" card={card} id={id} look="named" />
              <em>{may ? t(taken ? "will-take" : "may-take") : mine ? t("must-take") : " "}</em>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The deck at the line's end is the button to reveal. */
function Deck({ scene: { table, view } }: { scene: Scene }) {
  const { t, legal, act, ask, hint } = table;
  const may = legal.includes("reveal");
  const only = legal.length === 1 && may;
  const left = 3 - view.revealed;
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

/** A good in the warehouse: how many, what it would pay, what the bonus still needs. */
function Good({ t, letter, count, then, lead, rank, extra, needs }: GoodProps) {
  const name = t(`goods-card-${letter}`);
  return (
    <div class={`${lead ? "lead" : ""}${then === 0 ? " none" : ""}`} title={t("warehouse-good", { good: name, count })}>
      <span class="q">
        <Sym id={symbolOf(letter)} class={`i-${symbolOf(letter)}`} />
        <span class="vh">{name}</span>
        <span class="n">
          {count}
          {then !== count && <span class="gain"> → {then}</span>}
        </span>
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
      {needs ? <small class="need">{needs}</small> : null}
    </div>
  );
}

interface GoodProps extends StoredGood {
  t: TableProps["t"];
}

/** Plain values: a good of which nothing changed is not drawn again. */
interface StoredGood {
  letter: string;
  count: number;
  then: number; // with what is picked
  lead: boolean;
  rank: number; // florins
  extra: number;
  needs: string;
}

function goodsOf({ table: { t, seat }, view, counts, taking, move }: Scene, of: number): StoredGood[] {
  const own = of === seat;
  const payment = (own && view.after[move] ? view.after[move] : view.now)?.[of];
  return GOODS.card.map((letter, good) => {
    const count = counts[of]?.[good] ?? 0;
    const then = own ? count + ICONS(taking, letter) : count;
    const next = own && then > 0 ? nextExtra(view.extras, then) : null;
    const needs = next && next.more < 4 ? t("bonus-needs", next) : "";
    return { letter, count, then, needs, lead: leads(counts, of, good), ...goodPay(payment, good) };
  });
}

function Warehouse({ t, goods }: { t: TableProps["t"]; goods: StoredGood[] }) {
  return (
    <div class="wh paper" role="group" aria-label={t("warehouse")}>
      {goods.map((good) => (
        <Good key={good.letter} t={t} {...good} />
      ))}
    </div>
  );
}

const RivalShip = still(({ goods, ...seat }: RivalProps & { goods: StoredGood[] }) => (
  <Rival {...seat}>
    <Warehouse t={seat.t} goods={goods} />
  </Rival>
));

function OwnShip({ scene }: { scene: Scene }) {
  const { table, view, ids, taking, move } = scene;
  const { t } = table;
  const seat = table.seat ?? 0;
  const after = view.after[move];
  const values = valuesAfter(view, seat, taking);
  const then =
    after && taking.length > 0
      ? t("worth-then", { value: values[seat] ?? 0, place: placeOf(values, seat), florins: after[seat]?.prize ?? 0 })
      : undefined;
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
        <Warehouse t={t} goods={goodsOf(scene, seat)} />
      </div>
    </section>
  );
}
