/** The table of the auction game: pyramids, the lot, bids, purses and holds. */

import { useEffect, useState } from "preact/hooks";
import type { BidPreview, BoardView, Preview } from "../../protocol.ts";
import { ActionButton } from "../common/action_button.tsx";
import { type Placed, useCardIds } from "../common/card_ids.ts";
import { GOODS, wareName } from "../common/card_notation.ts";
import { DeckCard, flightData, WareCard } from "../common/cards.tsx";
import { bidRange } from "../common/legal_moves.ts";
import { SalesNow } from "../common/just_now.tsx";
import { memo } from "../common/memo.ts";
import { Face } from "../common/players.tsx";
import { changes, others } from "../common/ranking.ts";
import { auctionSoFar, lineCount, type Said, salesNow } from "../common/recent_moves.ts";
import { faceOf, nameOf, Own, Rival, rivalAt, type RivalProps, Rivals, Slots, tableData, turnTitle, Worth, worthOf } from "../common/seat.tsx";
import { useChoice, useShared } from "../common/shared_values.ts";
import type { TableProps } from "../contract.ts";
import { Stepper } from "./bid_stepper.tsx";
import { Pyramids } from "./pyramids.tsx";

type Board = BoardView & Preview;

const SALES = 3; // lots in the strip "just now"

interface BoardContext {
  table: TableProps;
  view: Board;
  ids: (place: string) => number[];
  lot: string[]; // the lot, if you have room for it
}

export function BoardTable(table: TableProps & { view: Board }) {
  const { view, seat, legal } = table;
  const placed: Placed[] = [
    ...view.lot.map((card) => ({ place: "lot", card })),
    ...view.holds.flatMap((hold, of) => hold.map((card) => ({ place: `hold ${of}`, card }))),
  ];
  const ids = useCardIds(placed);
  const context: BoardContext = {
    table,
    view,
    ids,
    lot: view.with_lot ? view.lot : [],
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
  const [bid, setBid] = useChoice(lineCount(table.steps), least);
  const hinted = table.hint?.startsWith("bid ") ? Number(table.hint.slice(4)) : null;
  useEffect(() => {
    if (hinted !== null) setBid(hinted);
  }, [hinted]);
  return (
    <div class="table t-board" {...tableData(table)}>
      <Rivals>
        {rivals.map((one) => (
          <RivalHold key={one.of} t={table.t} game="board" spaces={view.capacity} {...one} />
        ))}
      </Rivals>
      <section class="middle" aria-label={table.t("auction")}>
        <div class="frame bmid">
          <div class="head">
            <Headline context={context} />
            {view.bidding && <BiddingOrder context={context} />}
          </div>
          <Pyramids table={table} view={view} />
          <Lot context={context} />
          <BidControls context={context} bid={bid} setBid={setBid} />
        </div>
      </section>
      {seat !== null && <OwnHold context={context} bid={bid} />}
    </div>
  );
}

function Headline({ context: { table, view } }: { context: BoardContext }) {
  const { t, seat, legal } = table;
  const line = view.over || table.paused
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
    <div class="headline">
      <div class="turnline">
        <h1>{turnTitle(table, view.bidding ? "bid-of" : "turn-of")}</h1>
        <p>{drawn(table) ? <b class="drawn">{drawn(table)}</b> : line}</p>
      </div>
      <SalesNow table={table} sales={salesNow(table.steps, SALES)} />
    </div>
  );
}

/** Return a move to show that has no place on the table, while there are no buttons for it either. */
function drawn({ t, legal, hint }: TableProps): string {
  const [verb = "", florins] = hint?.split(" ") ?? [];
  return legal.length === 0 && verb && verb !== "draw" ? t(`move-${verb}`, { florins: Number(florins ?? 0) }) : "";
}

/** The seats in bidding order; the player who turned up the lot bids last. */
function BiddingOrder({ context: { table, view } }: { context: BoardContext }) {
  const { t } = table;
  const players = view.florins.length;
  const order = Array.from({ length: players }, (_, i) => (view.active + 1 + i) % players);
  const said = auctionSoFar(table.steps);
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
              <span>{now && drawn(table) ? <b class="drawn">{drawn(table)}</b> : saidText(table, said.get(of), i, turn, of === view.active)}</span>
            </div>
            {high && (
              <span class="chip n" {...flightData("chip")} aria-hidden="true">
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
  if (said) return said.type === "passed" ? t("passed") : t("bids-florins", { florins: said.florins });
  if (place === turn) return t("bids-now");
  if (place < turn) return t("passed-over");
  return t(last ? "bids-last" : "bids-then");
}

/** The lot, and what it would do for you. */
function Lot({ context }: { context: BoardContext }) {
  const { table, view, ids } = context;
  const { t, legal, act, ask, hint } = table;
  const draws = legal.includes("draw");
  return (
    <div class="lot">
      <p class="lbl">{t("the-lot")}</p>
      <div class="cards">
        {view.lot.map((card, i) => (
          <WareCard key={ids("lot")[i]} t={t} game="board" card={card} id={ids("lot")[i]} look="named" />
        ))}
        {Array.from({ length: view.over ? 0 : view.lot_size - view.lot.length }, (_, i) => (
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
      <ForYou context={context} />
    </div>
  );
}

function ForYou({ context: { table, view } }: { context: BoardContext }) {
  const { t, seat } = table;
  const then = view.with_lot;
  if (seat === null || view.lot.length === 0) return <p class="for" />;
  if (!then) return <p class="for">{t("no-room")}</p>;
  return (
    <p class="for">
      {t("for-you-hold", { value: view.values[seat] ?? 0, then: then.value, place: then.place })}
      {changes(view.now?.[seat], view.after.lot?.[seat]).map(({ good, by }) => {
        const letter = GOODS.board[good] ?? "M";
        return (
          <span key={letter} class="change">
            {t("for-you-good", { good: t(`goods-board-${letter}`), step: then.counts[good] ?? 0 })}{" "}
            <b class={`n ${by > 0 ? "gain" : "warn"}`}>{by > 0 ? `+${by}` : `−${-by}`}</b>
          </span>
        );
      })}
    </p>
  );
}

interface BidControlsProps {
  context: BoardContext;
  bid: number;
  setBid(florins: number): void;
}

/** The controls for a bid, or for an advance bid. */
function BidControls({ context, bid, setBid }: BidControlsProps) {
  const { table, view } = context;
  const { t, seat, legal } = table;
  const range = bidRange(legal);
  if (range) {
    const rivals = view.outbids.filter(({ florins }) => florins <= range.most);
    const quick = [
      { florins: range.least, label: t(view.bid ? "one-above" : "the-least") },
      ...rivals.map((rival) => ({ florins: rival.florins, label: t("tops", { name: nameOf(table, rival.seat) }) })),
    ]
      .filter(({ florins }, place, all) => all.findLastIndex((other) => other.florins === florins) === place)
      .sort((one, other) => one.florins - other.florins);
    return (
      <div class="bid">
        <Stepper t={t} label={t("your-bid")} {...range} value={bid} set={setBid} quick={quick} />
      </div>
    );
  }
  return table.advance && seat !== null && mayBidAhead(context, seat) ? <Advance context={context} /> : <div class="bid none" />;
}

/**
 * Return whether a bid in advance can still come about: others make up the lot, there is room for it, and we have not
 * bid on it yet.
 */
function mayBidAhead({ table, view }: BoardContext, seat: number): boolean {
  const room = view.lot.length > 0 ? view.with_lot !== null : (view.spaces_left[seat] ?? 0) > 0;
  return room && !view.over && (view.bidding || view.turn !== seat) && !(view.bidding && auctionSoFar(table.steps).has(seat));
}

/** An advance bid: bid up to an amount, otherwise pass. */
function Advance({ context: { table, view } }: { context: BoardContext }) {
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

const RivalHold = memo((seat: RivalProps) => <Rival {...seat} />);

function OwnHold({ context, bid }: { context: BoardContext; bid: number }) {
  const { table, view, ids, lot } = context;
  const { t } = table;
  const seat = table.seat ?? 0;
  const prize = view.after.lot?.[seat]?.prize ?? 0;
  const then = view.with_lot ? t("worth-then", { value: view.with_lot.value, place: view.with_lot.place, florins: prize }) : undefined;
  return (
    <section class="mefoot" aria-label={t("you")}>
      <div class="frame bme">
        <Own table={table} florins={view.florins[seat] ?? 0} taken={view.holds[seat]?.length ?? 0} spaces={view.capacity} />
        <div class="ship">
          <Slots
            t={t}
            game="board"
            cards={view.holds[seat] ?? []}
            ids={ids(`hold ${seat}`)}
            spaces={view.capacity}
            ghosts={lot}
          />
          <Worth t={t} {...worthOf(view, seat)} after={then} />
        </div>
        <Actions context={context} bid={bid} />
      </div>
    </section>
  );
}

/** Describe a bid: what it leaves, and who may still top it. */
function bidOutcome(table: TableProps, { florins, may_top: rivals }: BidPreview): string {
  const { t } = table;
  const names = rivals.map((of) => nameOf(table, of)).join(", ");
  return `${t("bid-leaves", { florins })} · ${rivals.length ? t("may-top", { count: rivals.length, names }) : t("nobody-tops")}`;
}

/** The buttons: open the auction, or bid and pass. */
function Actions({ context: { table, view }, bid }: { context: BoardContext; bid: number }) {
  const { t, legal, act, ask, hint } = table;
  const count = view.lot.length;
  if (legal.includes("auction")) {
    const cards = view.lot.map((card) => wareName(t, "board", card)).join(", ");
    return (
      <div class="dorow">
        <ActionButton
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
  const range = bidRange(legal);
  const passes = legal.includes("pass");
  if (!range && !passes) return <div class="dorow" />;
  const move = `bid ${bid}`;
  const then = view.bids[move];
  return (
    <div class="dorow">
      {range && (
        <ActionButton
          move={move}
          symbol="coin"
          title={t("bid-for", { florins: bid, count })}
          outcome={then && bidOutcome(table, then)}
          off={!legal.includes(move)}
          hinted={hint === move}
          onClick={() => (legal.includes(move) ? act(move) : ask(move))}
        />
      )}
      {passes && (
        <button type="button" class={`btn${hint === "pass" ? " hinted" : ""}`} data-move="pass" onClick={() => act("pass")}>
          {t("pass")}
        </button>
      )}
    </div>
  );
}
