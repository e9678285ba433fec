/** The table of the court: the Inner Circle, both Outer Courts, your hand, and what each card could eliminate. */

import { useEffect, useRef } from "preact/hooks";
import { sentences } from "../../i18n/format_narration.ts";
import type { CourtView, GameStep, NoblePreview, Pile, Preview } from "../../protocol.ts";
import { ActionButton } from "../common/action_button.tsx";
import { type Placed, useCardIds } from "../common/card_ids.ts";
import { nobleName, spanText } from "../common/card_notation.ts";
import { DeedNow } from "../common/just_now.tsx";
import { answers, courtMove, type Plays, playsByCard } from "../common/legal_moves.ts";
import { courtDeed, lastMove, lineCount } from "../common/recent_moves.ts";
import { nameOf, tableData, turnTitle } from "../common/seat.tsx";
import { useChoice, useNewest, useShared } from "../common/shared_values.ts";
import type { TableProps } from "../contract.ts";
import { cell, Ring, ringSize, rowLength, spot } from "./circle_layout.ts";
import { Hand, House, UnseenCards } from "./houses.tsx";
import { Influence } from "./influence.tsx";
import { type PileHint, type PileState, PileView } from "./pile.tsx";

type Court = CourtView & Preview;

/** The player's choice so far: a card, the pile it joins, the pile to eliminate. */
interface Choice {
  card: string | null;
  pile: number | null;
  target: number | null;
}

interface CourtContext {
  table: TableProps;
  view: Court;
  bottom: number; // the seat shown at the bottom
  choice: Choice;
  choose(choice: Choice): void;
  plays: Plays | null; // of the chosen card
  ids: (place: string) => number[];
}

const NOTHING: Choice = { card: null, pile: null, target: null };

export function CourtTable(table: TableProps & { view: Court }) {
  const { view, seat, legal, t } = table;
  const ring = useRef(new Ring());
  const [choice, choose] = useChoice(lineCount(table.steps), NOTHING);
  useEffect(() => guide(choice), [choice]);

  const bottom = seat ?? table.bottom ?? 0;
  const hands = [0, 1].map((of) => table.hands?.[of] ?? (of === seat ? view.hand : []));
  const placed: Placed[] = [
    ...view.piles.flatMap((pile) => pile.cards.map((card) => ({ place: `pile ${pile.number}`, card }))),
    ...hands.flatMap((cards, of) => cards.map((card) => ({ place: `hand ${of}`, card }))),
  ];
  const ids = useCardIds(placed);
  const plays = playsByCard(legal);
  const context: CourtContext = {
    table,
    view,
    bottom,
    choice,
    choose,
    plays: choice.card === null ? null : (plays.get(choice.card) ?? null),
    ids,
  };
  const slots = ring.current.place(view.piles.filter((pile) => pile.zone === "circle").map((pile) => pile.number));
  const size = ringSize(slots.values(), 2 * view.circle_size);
  const circle = view.piles
    .filter((pile) => pile.zone === "circle")
    .sort((a, b) => (slots.get(a.number) ?? 0) - (slots.get(b.number) ?? 0));
  const pick = (card: string) => {
    if (!plays.has(card)) table.ask(`send ${card}`);
    else choose(choice.card === card ? NOTHING : { card, pile: null, target: null });
  };
  return (
    <div class="table t-court" {...tableData(table)}>
      <section class="outer opp" aria-label={nameOf(table, 1 - bottom)}>
        <House table={table} view={view} of={1 - bottom} />
        <Zone context={context} of={1 - bottom} />
        <div class="stock">
          {table.hands ? (
            <Hand table={table} of={1 - bottom} cards={hands[1 - bottom] ?? []} ids={context.ids(`hand ${1 - bottom}`)} small />
          ) : (
            <UnseenCards table={table} view={view} of={1 - bottom} />
          )}
        </div>
      </section>
      <section class="middle ring" aria-label={t("inner-circle-name")}>
        <Influence t={t} view={view} bottom={bottom} />
        <Headline context={context} />
        <ol class={size > 10 ? "circle crowded" : "circle"} style={{ "--cols": rowLength(size) }}>
          {circle.map((pile) => {
            const slot = slots.get(pile.number) ?? 0;
            const { x, y } = spot(slot, size);
            const { col, row } = cell(slot, size);
            const place = { "--x": `${x}%`, "--y": `${y}%`, "--col": col, "--row": row };
            return (
              <li key={pile.number} style={place}>
                <OnePile context={context} pile={pile} />
              </li>
            );
          })}
        </ol>
      </section>
      <Actions context={context} />
      <section class="outer own" aria-label={nameOf(table, bottom)}>
        <House table={table} view={view} of={bottom} />
        <Zone context={context} of={bottom} />
        {seat === null && !table.hands ? (
          <div class="stock">
            <UnseenCards table={table} view={view} of={bottom} />
          </div>
        ) : (
          <Hand
            table={table}
            of={bottom}
            cards={hands[bottom] ?? []}
            ids={context.ids(`hand ${bottom}`)}
            chosen={choice.card}
            playable={plays}
            onPick={seat === null ? undefined : pick}
          />
        )}
      </section>
    </div>
  );
}

/** Move the keyboard focus from the hand to the piles, and from a pile to the button. */
function guide({ card, pile }: Choice): void {
  const at = document.activeElement;
  if (card !== null && pile === null && at?.matches(".hand :focus-visible")) {
    document.querySelector<HTMLElement>(".pile.join")?.focus();
  } else if (pile !== null && at?.matches(".pile:focus-visible")) {
    document.querySelector<HTMLElement>(".dorow .act")?.focus();
  }
}

/** An Outer Court; a card dropped on your own is sent there. */
function Zone({ context, of }: { context: CourtContext; of: number }) {
  const { table, view, bottom } = context;
  const house = of === 0 ? "R" : "G";
  const piles = view.piles.filter((pile) => pile.zone === house);
  const own = of === bottom && table.seat !== null;
  const drop = (card: string) => {
    const move = `send ${card}`;
    if (table.legal.includes(move)) table.act(move);
  };
  return (
    <fieldset
      class={`zone${piles.length > 3 ? " long" : ""}`}
      onDragOver={(event) => own && event.preventDefault()}
      onDrop={(event) => {
        if (own) event.preventDefault();
        const onPile = event.target instanceof Element && event.target.closest(".pile");
        if (own && !onPile) drop(event.dataTransfer?.getData("text/plain") ?? "");
      }}
    >
      <legend class="lbl">{table.t(own ? "your-outer-court" : "outer-court-name")}</legend>
      {piles.map((pile) => (
        <OnePile key={pile.number} context={context} pile={pile} />
      ))}
      {piles.length === 0 && <span class="bare">{table.t("nobody-there")}</span>}
    </fieldset>
  );
}

/** A pile, marked with what the chosen card and pile allow. */
function OnePile({ context, pile }: { context: CourtContext; pile: Pile }) {
  const { table, view, choice, choose, plays, ids } = context;
  const { number } = pile;
  const { card } = choice;
  const targets = choice.pile === null ? [] : (plays?.conspire.get(choice.pile) ?? []);
  const state: PileState = {};
  if (card !== null && plays) {
    state.joins = plays.ally.has(number) && choice.pile !== number;
    if (choice.pile === number) state.joined = joinedSum(context);
    state.falls = targets.includes(number) ? "now" : choice.pile === null && plays.topple.has(number) ? "may" : null;
    state.aimed = aimOf(context) === number;
  }
  const hint = courtMove(table.hint ?? "");
  const hinted: PileHint = hint.target === number ? "falls" : hint.pile === number ? "joined" : null;
  const onChoose = useNewest(() => {
    if (table.legal.length === 0) table.ask(`ally ${view.hand[0]} ${number}`); // any card will do: it is not our turn
    if (card === null || !plays) return;
    if (choice.pile === number) choose({ ...choice, pile: null, target: null });
    else if (targets.includes(number)) choose({ ...choice, target: number });
    else if (plays.ally.has(number) || plays.conspire.has(number)) choose({ ...choice, pile: number, target: null });
    else table.ask(`ally ${card} ${number}`);
  });
  const onDrop = useNewest((dropped: string) => {
    if (playsByCard(table.legal).has(dropped)) choose({ card: dropped, pile: number, target: null });
  });
  const onDragOver = useNewest((event: DragEvent) => {
    if (table.legal.length > 0) event.preventDefault(); // a card may be dropped on it
  });
  const known = useShared({ pile, ids: ids(`pile ${number}`), state, live: card !== null, hinted });
  return <PileView t={table.t} {...known} onChoose={onChoose} onDragOver={onDragOver} onDrop={onDrop} />;
}

/** Return the alliance of the chosen card and pile. */
const allyMove = ({ choice }: CourtContext): string => `ally ${choice.card} ${choice.pile}`;

/** Return the conspiracy of the chosen card and pile against a target. */
const conspireMove = ({ choice }: CourtContext, target: number): string => `conspire ${choice.card} ${choice.pile} ${target}`;

/** Return the sum of the chosen pile with the chosen card, whether they ally or conspire. */
function joinedSum(context: CourtContext): string {
  const { view, choice, plays } = context;
  const targets = plays?.conspire.get(choice.pile ?? -1) ?? [];
  const moves = [allyMove(context), ...targets.map((target) => conspireMove(context, target))];
  const found = moves.map((move) => view.nobles[move]).find((one) => one !== undefined);
  return found ? spanText(found.least ?? 0, found.most ?? 0) : "";
}

/** Return how much more influence than the other house the player has after a move. */
function leadAfter({ table, view }: CourtContext, move: string): number {
  const seat = table.seat ?? 0;
  const { influence = [] } = view.nobles[move] ?? {};
  return (influence[seat] ?? 0) - (influence[1 - seat] ?? 0);
}

const pileOf = (view: Court, number: number | null) => view.piles.find((pile) => pile.number === number);

/** Return the pile to eliminate: the chosen one, otherwise the best one for the player. */
function aimOf(context: CourtContext): number | null {
  const { choice, plays } = context;
  if (choice.pile === null || !plays) return null;
  const targets = plays.conspire.get(choice.pile) ?? [];
  if (choice.target !== null && targets.includes(choice.target)) return choice.target;
  const lead = (target: number) => leadAfter(context, conspireMove(context, target));
  return [...targets].sort((a, b) => lead(b) - lead(a))[0] ?? null;
}

/** Whose turn it is, what to choose next, and the last move. */
function Headline({ context }: { context: CourtContext }) {
  const { table, view, choice } = context;
  const { t, legal } = table;
  const last = view.over ? undefined : lastMove(table.steps);
  return (
    <div class="words">
      <h1>{turnTitle(table)}</h1>
      <p>{legal.length > 0 ? choosing(context) : ""}</p>
      <DeedNow table={table} deed={last ? courtDeed(last) : null} lines={last ? deedLines(table, last) : []} />
      {choice.card === null && view.stage === "play" && view.limits.some((limit) => limit !== null) && (
        <p class="just">
          {view.limits
            .flatMap((limit, of) => (limit === null ? [] : [t("limit-of", { name: nameOf(table, of), limit })]))
            .join(" ")}
        </p>
      )}
    </div>
  );
}

function choosing(context: CourtContext): string {
  const { table: { t }, view, choice, plays } = context;
  if (view.stage === "declare") return t("court-declare");
  if (view.stage === "circle") return t("court-replace");
  if (choice.card === null) return t("court-choose-card");
  const noble = nobleName(t, choice.card);
  const pile = pileOf(view, choice.pile);
  if (!pile) return t("court-choose-pile", { noble });
  const falls = plays?.conspire.get(pile.number)?.length ?? 0;
  const sum = joinedSum(context);
  return falls > 1 ? t("court-choose-target", { noble, sum, count: falls }) : t("court-joins", { noble, sum });
}

const DRAWS = ["did-draw-hidden", "did-draw-noble"]; // after every move, so no news

/** Describe a move: who fell, what the Jesters counted, and what a Minister or a Lady did are part of its narration. */
const deedLines = ({ t, names, seat, replay }: TableProps, step: GameStep): string[] =>
  sentences({ t, game: "court", names, you: replay ? null : seat }, { ...step, narration: step.narration.filter(({ key }) => !DRAWS.includes(key)) });

/** The buttons for the current choice. */
function Actions({ context }: { context: CourtContext }) {
  const { table, view, choice, plays } = context;
  const { t, legal } = table;
  if (view.stage === "declare" || view.stage === "circle") return <Answers table={table} />;
  if (choice.card === null || !plays) return <div class="dorow court" />;
  return (
    <div class="dorow court">
      <Join context={context} plays={plays} />
      {plays.send && (
        <Plain table={table} move={`send ${choice.card}`} label={t("send")} note={t("send-note")} />
      )}
      {legal.includes(`plan ${choice.card}`) && (
        <Plain
          table={table}
          move={`plan ${choice.card}`}
          label={t("plan")}
          note={t("plan-note", { count: view.plans[table.seat ?? 0] ?? 0, most: view.most_plans })}
        />
      )}
    </div>
  );
}

/** The alliance or conspiracy with the chosen pile. */
function Join({ context, plays }: { context: CourtContext; plays: Plays }) {
  const { table, view, choice } = context;
  const { t, hint, act } = table;
  const pile = pileOf(view, choice.pile);
  if (!pile || choice.card === null) return null;
  const ally = allyMove(context);
  const aim = pileOf(view, aimOf(context));
  const kills = view.nobles[ally]?.power === "minister";
  const alliance = (
    <ActionButton
      move={ally}
      symbol={kills ? "dagger" : "lily"}
      title={t(kills ? "topple" : "ally-with", { cards: namesIn(table, pile) })}
      outcome={allyNote(table, view.nobles[ally])}
      hinted={hint === ally}
      onClick={() => act(ally)}
    />
  );
  if (!aim) return alliance;
  const conspire = conspireMove(context, aim.number);
  const harms = choice.target === null && plays.ally.has(pile.number) && leadAfter(context, conspire) < leadAfter(context, ally);
  if (harms) {
    return (
      <>
        {alliance}
        <Plain table={table} move={conspire} label={t("only-conspire")} note={t("conspire-sum", { sum: view.nobles[conspire]?.sum ?? 0 })} />
      </>
    );
  }
  return (
    <>
      <ActionButton
        move={conspire}
        symbol="dagger"
        title={t("topple", { cards: namesIn(table, aim) })}
        outcome={conspiracyNote(table, view.nobles[conspire])}
        hinted={hint === conspire}
        onClick={() => act(conspire)}
      />
      {plays.ally.has(pile.number) && (
        <Plain table={table} move={ally} label={t("only-ally")} note={allyNote(table, view.nobles[ally])} />
      )}
    </>
  );
}

const namesIn = ({ t }: TableProps, pile: Pile): string => pile.cards.map((card) => nobleName(t, card)).join(" + ");

/** Describe a conspiracy: its sum, the values of the Jesters, and the influence afterwards. */
function conspiracyNote(table: TableProps, then: NoblePreview | undefined): string {
  if (!then) return "";
  const { t } = table;
  const { sum, jesters, influence } = then;
  const seat = table.seat ?? 0;
  return [
    t("conspire-sum", { sum: sum ?? 0 }),
    ...(jesters.length ? [t("jester-as", { values: jesters.map(({ value }) => value).join(", ") })] : []),
    t("influence-then", { own: influence[seat] ?? 0, name: nameOf(table, 1 - seat), other: influence[1 - seat] ?? 0 }),
  ].join(" · ");
}

/** Describe an alliance: the new sum, or the effect of the Minister or the Lady (K-8). */
function allyNote({ t }: TableProps, then: NoblePreview | undefined): string {
  if (!then) return "";
  if (then.power) return t(then.power === "lady" ? "lady-note" : "minister-note");
  return t("pile-of", { sum: spanText(then.least ?? 0, then.most ?? 0) });
}

function Plain({ table, move, label, note }: { table: TableProps; move: string; label: string; note: string }) {
  return (
    <button
      type="button"
      class={`btn${table.hint === move ? " hinted" : ""}`}
      data-move={move}
      onClick={() => table.act(move)}
    >
      {label} <small>{note}</small>
    </button>
  );
}

/** The values to declare for a Jester, or the twins in the circle to replace. */
function Answers({ table }: { table: TableProps }) {
  const { t, legal } = table;
  return (
    <div class="dorow court answers">
      {answers(legal, "declare").map((value) => (
        <Plain key={value} table={table} move={`declare ${value}`} label={value} note="" />
      ))}
      {answers(legal, "replace").map((card) => (
        <Plain key={card} table={table} move={`replace ${card}`} label={t("replace", { noble: nobleName(t, card) })} note="" />
      ))}
      {legal.includes("keep") && <Plain table={table} move="keep" label={t("keep")} note="" />}
    </div>
  );
}
