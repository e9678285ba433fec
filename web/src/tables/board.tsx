/** The table of the auction game: pyramids, the lot, the bid going round, purses and holds. */

import { useEffect, useState } from "preact/hooks";
import type { BoardView, Telling } from "../protocol.ts";
import { Stepper } from "./bid.tsx";
import { GOODS, ware, wareName } from "./cards.ts";
import { bidRange } from "./choices.ts";
import type { TableProps } from "./contract.ts";
import { type Placed, useIds } from "./ids.ts";
import { Act, DeckCard, Face, flying, still, WareCard } from "./pieces.tsx";
import { cardsOf, Pyramids } from "./pyramids.tsx";
import { auctionSoFar, type Said } from "./recent.ts";
import { faceOf, nameOf, Own, Rival, rivalAt, type RivalProps, Rivals, Slots, standing, Worth, worthOf } from "./seat.tsx";
import { useChoice, useShared } from "./sharing.ts";
import { changes, others, placeOf } from "./standing.ts";

type Board = BoardView & Telling;
const SPACES = 5;

interface Scene {
  table: TableProps;
  view: Board;
  ids: (place: string) => number[];
  lot: string[]; // what could come to you: the lot, if you have room for it
}

export function BoardTable(table: TableProps & { view: Board }) {
  const { view, seat, legal } = table;
  const placed: Placed[] = [
    ...view.lot.map((card) => ({ place: "lot", card })),
    ...view.holds.flatMap((hold, of) => hold.map((card) => ({ place: `hold ${of}`, card }))),
  ];
  const ids = useIds(placed);
  const scene: Scene = {
    table,
    view,
    ids,
    lot: view.after.lot ? view.lot : [],
  };
  const rivals = useShared(
    others(view.florins.length, seat).map((of) => ({
      ...rivalAt(table, view, of),
      cards: view.holds[of] ?? [],
      ids: ids(`hold ${of}`),
    })),
  );
  const range = bidRange(legal);
  const least = range?.least ?? 0;
  const [bid, setBid] = useChoice(table.log.length, least);
  const hinted = table.hint?.startsWith("bid ") ? Number(table.hint.slice(4)) : null;
  useEffect(() => {
    if (hinted !== null) setBid(hinted);
  }, [hinted]);
  return (
    <div class="table t-board" {...standing(table)}>
      <Rivals>
        {rivals.map((one) => (
          <RivalHold key={one.of} t={table.t} game="board" spaces={SPACES} {...one} />
        ))}
      </Rivals>
      <section class="middle" aria-label={table.t("auction")}>
        <div class="frame bmid">
          <div class="head">
            <Headline scene={scene} />
            {view.bidding && <Around scene={scene} />}
          </div>
          <Pyramids table={table} view={view} lot={scene.lot} />
          <Lot scene={scene} />
          <Choosing scene={scene} bid={bid} setBid={setBid} />
        </div>
      </section>
      {seat !== null && <OwnHold scene={scene} bid={bid} />}
    </div>
  );
}

function Headline({ scene: { table, view } }: { scene: Scene }) {
  const { t, seat, legal } = table;
  const you = view.turn === seat ? "yes" : "no";
  const name = view.turn === null ? "" : nameOf(table, view.turn);
  const title = view.over
    ? t("game-over")
    : view.turn === null
      ? t("a-moment")
      : t(view.bidding ? "bid-of" : "turn-of", { you, name });
  const line = view.over
    ? ""
    : view.bidding
      ? view.bidder === null
        ? t("no-bid-yet")
        : t("leads-with", {
            you: view.bidder === seat ? "yes" : "no",
            name: nameOf(table, view.bidder),
            florins: view.bid,
          })
      : t(`board-can-${legal.includes("auction") ? "both" : legal.includes("draw") ? "draw" : "watch"}`);
  return (
    <div class="turnline">
      <h1>{title}</h1>
      <p>{line}</p>
    </div>
  );
}

/** The seats in the order in which they bid, who turned the lot last. */
function Around({ scene: { table, view } }: { scene: Scene }) {
  const { t } = table;
  const players = view.florins.length;
  const order = Array.from({ length: players }, (_, i) => (view.active + 1 + i) % players);
  const said = auctionSoFar(table.log);
  const turn = view.turn === null ? players : order.indexOf(view.turn);
  return (
    <ol class={players > 4 ? "around many" : "around"} aria-label={t("bids-round")}>
      {order.map((of, i) => {
        const now = of === view.turn;
        const high = of === view.bidder;
        return (
          <li key={of} class={`p${of}${high ? " high" : ""}${now ? " now" : ""}`} aria-current={now ? "step" : undefined}>
            <Face seat={of} face={faceOf(table, of)} small />
            <div>
              <b>{nameOf(table, of)}</b>
              <span>{saidText(table, said.get(of), i, turn, of === view.active)}</span>
            </div>
            {high && (
              <span class="chip n" {...flying("chip")} aria-hidden="true">
                {view.bid}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function saidText({ t }: TableProps, said: Said | undefined, place: number, turn: number, last: boolean): string {
  if (said) return said.kind === "pass" ? t("passed") : t("bids-florins", { florins: said.florins });
  if (place === turn) return t("bids-now");
  if (place < turn) return t("passed-over");
  return t(last ? "bids-last" : "bids-then");
}

/** What is for sale, and what it would do for you. */
function Lot({ scene }: { scene: Scene }) {
  const { table, view, ids } = scene;
  const { t, legal, act, ask, hint } = table;
  const draws = legal.includes("draw");
  return (
    <div class="lot">
      <p class="lbl">{t("the-lot")}</p>
      <div class="cards">
        {view.lot.map((card, i) => (
          <WareCard key={ids("lot")[i]} t={t} game="board" card={card} id={ids("lot")[i]} look="named" />
        ))}
        {Array.from({ length: view.over ? 0 : 3 - view.lot.length }, (_, i) => (
          <span key={`free ${i}`} class="slot" />
        ))}
        <button
          type="button"
          class={`deck small${draws && legal.length === 1 ? " call" : ""}${hint === "draw" ? " hinted" : ""}`}
          data-move={draws ? "draw" : undefined}
          aria-disabled={!draws}
          onClick={() => (draws ? act("draw") : ask("draw"))}
        >
          <DeckCard count={view.pile} />
          <em>{draws ? t(view.lot.length ? "turn-another" : "turn-first") : t("pile-name")}</em>
          <span class="vh">{t("pile-left", { count: view.pile })}</span>
        </button>
      </div>
      <ForYou scene={scene} />
    </div>
  );
}

function ForYou({ scene: { table, view, lot } }: { scene: Scene }) {
  const { t, seat } = table;
  if (seat === null || view.lot.length === 0) return <p class="for" />;
  if (lot.length === 0) return <p class="for">{t("no-room")}</p>;
  const values = valuesWith(view, seat, lot);
  return (
    <p class="for">
      {t("for-you-hold", { value: view.values[seat] ?? 0, then: values[seat] ?? 0, place: placeOf(values, seat) })}
      {changes(view.now?.[seat], view.after.lot?.[seat]).map(({ good, by }) => {
        const letter = GOODS.board[good] ?? "M";
        const step = Math.min(7, (view.pyramids[seat]?.[good] ?? 0) + cardsOf([...(view.holds[seat] ?? []), ...lot], letter));
        return (
          <span key={letter} class="change">
            {t("for-you-good", { good: t(`goods-board-${letter}`), step })}{" "}
            <b class={`n ${by > 0 ? "gain" : "warn"}`}>{by > 0 ? `+${by}` : `−${-by}`}</b>
          </span>
        );
      })}
    </p>
  );
}

const valuesWith = (view: Board, seat: number, lot: string[]): number[] =>
  view.values.map((value, of) => (of === seat ? lot.reduce((sum, card) => sum + ware(card).value, value) : value));

interface ChoosingProps {
  scene: Scene;
  bid: number;
  setBid(florins: number): void;
}

/** The bid, or how far to go when it comes round. */
function Choosing({ scene, bid, setBid }: ChoosingProps) {
  const { table, view } = scene;
  const { t, seat, legal, ask } = table;
  const range = bidRange(legal);
  if (range) {
    const quick = [
      { florins: range.least, label: t(view.bid ? "one-above" : "the-least") },
      ...toTop(view, seat ?? 0).map((of) => ({
        florins: (view.florins[of] ?? 0) + 1,
        label: t("tops", { name: nameOf(table, of) }),
      })),
    ].filter(({ florins }) => florins >= range.least);
    return (
      <div class="bid">
        <Stepper t={t} label={t("your-bid")} {...range} value={bid} set={setBid} quick={quick} beyond={(florins) => ask(`bid ${florins}`)} />
      </div>
    );
  }
  return table.advance && seat !== null && !view.over ? <Advance scene={scene} /> : <div class="bid none" />;
}

/** The rivals who bid after you in this auction. */
function toTop(view: Board, seat: number): number[] {
  const players = view.florins.length;
  const order = Array.from({ length: players }, (_, i) => (view.active + 1 + i) % players);
  return order.slice(order.indexOf(seat) + 1).filter((of) => (view.holds[of]?.length ?? 0) + view.lot.length <= SPACES);
}

/** "Up to so much, else pass", decided before one's turn comes. */
function Advance({ scene: { table, view } }: { scene: Scene }) {
  const { t, advance, seat } = table;
  const most = view.florins[seat ?? 0] ?? 0;
  const [upto, setUpto] = useState(advance?.upto ?? Math.min(most, view.bid + 1));
  if (!advance || most < 1) return <div class="bid none" />;
  const value = Math.max(1, Math.min(most, upto));
  return (
    <div class="bid ahead">
      <p class="lbl">{t("ahead-title")}</p>
      <Stepper t={t} label={t("ahead-title")} least={1} most={most} value={value} set={setUpto} />
      <div class="aheads">
        <button type="button" class="btn" aria-pressed={advance.upto === value} onClick={() => advance.set(value)}>
          {t("ahead-set", { florins: value })}
        </button>
        {advance.upto !== null && (
          <button type="button" class="btn" onClick={() => advance.set(null)}>
            {t("ahead-clear")}
          </button>
        )}
      </div>
      <p class="tag" aria-live="polite">
        {advance.upto === null ? t("ahead-none") : t("ahead-on", { florins: advance.upto })}
      </p>
    </div>
  );
}

const RivalHold = still((seat: RivalProps) => <Rival {...seat} />);

function OwnHold({ scene, bid }: { scene: Scene; bid: number }) {
  const { table, view, ids, lot } = scene;
  const { t } = table;
  const seat = table.seat ?? 0;
  const values = valuesWith(view, seat, lot);
  const prize = view.after.lot?.[seat]?.prize ?? 0;
  const then = lot.length ? t("worth-then", { value: values[seat] ?? 0, place: placeOf(values, seat), florins: prize }) : undefined;
  return (
    <section class="mefoot" aria-label={t("you")}>
      <div class="frame bme">
        <Own table={table} florins={view.florins[seat] ?? 0} taken={view.holds[seat]?.length ?? 0} spaces={SPACES} />
        <div class="ship">
          <Slots
            t={t}
            game="board"
            cards={view.holds[seat] ?? []}
            ids={ids(`hold ${seat}`)}
            spaces={SPACES}
            ghosts={lot}
          />
          <Worth t={t} {...worthOf(view, seat)} after={then} />
        </div>
        <Doing scene={scene} bid={bid} />
      </div>
    </section>
  );
}

/** The moves: open the auction, or bid and pass. */
function Doing({ scene: { table, view }, bid }: { scene: Scene; bid: number }) {
  const { t, legal, act, ask, hint, seat } = table;
  const count = view.lot.length;
  if (legal.includes("auction")) {
    const cards = view.lot.map((card) => wareName(t, "board", card)).join(", ");
    return (
      <div class="dorow">
        <Act
          move="auction"
          symbol="coin"
          title={t("open-auction", { count })}
          outcome={cards}
          hinted={hint === "auction"}
          onClick={() => act("auction")}
        />
      </div>
    );
  }
  if (!legal.includes("pass")) return <div class="dorow" />;
  const move = `bid ${bid}`;
  const after = toTop(view, seat ?? 0).filter((of) => (view.florins[of] ?? 0) > bid);
  const left = t("bid-leaves", { florins: (view.florins[seat ?? 0] ?? 0) - bid });
  const risk = after.length
    ? t("may-top", { count: after.length, names: after.map((of) => nameOf(table, of)).join(", ") })
    : t("nobody-tops");
  return (
    <div class="dorow">
      {bidRange(legal) && (
        <Act
          move={move}
          symbol="coin"
          title={t("bid-for", { florins: bid, count })}
          outcome={`${left} · ${risk}`}
          off={!legal.includes(move)}
          hinted={hint === move}
          onClick={() => (legal.includes(move) ? act(move) : ask(move))}
        />
      )}
      <button type="button" class={`btn${hint === "pass" ? " hinted" : ""}`} data-move="pass" onClick={() => act("pass")}>
        {t("pass")}
      </button>
    </div>
  );
}
