/** The table of the court: the Inner Circle, both Outer Courts, your hand, and what each card could topple. */

import { useEffect, useRef } from "preact/hooks";
import type { CourtView, Pile, Telling } from "../protocol.ts";
import { nobleName, worth } from "./cards.ts";
import { answers, courtMove, type Plays, playsByCard } from "./choices.ts";
import { Ring, ringSize, spot } from "./circle.ts";
import type { TableProps } from "./contract.ts";
import { Belief, Hand, House } from "./courtiers.tsx";
import { type Placed, useIds } from "./ids.ts";
import { conspiracySum, jesterValues } from "./jesters.ts";
import { adding, type PileState, PileView, spanText } from "./pile.tsx";
import { Act } from "./pieces.tsx";
import { lastMove } from "./recent.ts";
import { nameOf, standing } from "./seat.tsx";
import { useChoice, useNewest, useShared } from "./sharing.ts";

type Court = CourtView & Telling;

/** What the player has chosen so far: a card, the pile it joins, the pile that is to fall. */
interface Choice {
  card: string | null;
  pile: number | null;
  target: number | null;
}

interface Scene {
  table: TableProps;
  view: Court;
  bottom: number; // the seat that sits below
  choice: Choice;
  choose(choice: Choice): void;
  plays: Plays | null; // of the card chosen
  ids: (place: string) => number[];
}

const NOTHING: Choice = { card: null, pile: null, target: null };

export function CourtTable(table: TableProps & { view: Court }) {
  const { view, seat, legal, t } = table;
  const ring = useRef(new Ring());
  const [choice, choose] = useChoice(table.log.length, NOTHING);
  useEffect(() => guide(choice), [choice]);

  const bottom = seat ?? 0;
  const hands = [0, 1].map((of) => table.hands?.[of] ?? (of === seat ? view.hand : []));
  const placed: Placed[] = [
    ...view.piles.flatMap((pile) => pile.cards.map((card) => ({ place: `pile ${pile.number}`, card }))),
    ...hands.flatMap((cards, of) => cards.map((card) => ({ place: `hand ${of}`, card }))),
  ];
  const ids = useIds(placed);
  const plays = playsByCard(legal);
  const scene: Scene = {
    table,
    view,
    bottom,
    choice,
    choose,
    plays: choice.card === null ? null : (plays.get(choice.card) ?? null),
    ids,
  };
  const slots = ring.current.place(view.piles.filter((pile) => pile.zone === "circle").map((pile) => pile.number));
  const size = ringSize(slots.values());
  const circle = view.piles
    .filter((pile) => pile.zone === "circle")
    .sort((a, b) => (slots.get(a.number) ?? 0) - (slots.get(b.number) ?? 0));
  const pick = (card: string) => {
    if (!plays.has(card)) table.ask(`send ${card}`);
    else choose(choice.card === card ? NOTHING : { card, pile: null, target: null });
  };
  return (
    <div class="table t-court" {...standing(table)}>
      <section class="outer opp" aria-label={nameOf(table, 1 - bottom)}>
        <House table={table} view={view} of={1 - bottom} />
        <Zone scene={scene} of={1 - bottom} />
        <div class="stock">
          {table.hands ? (
            <Hand table={table} of={1 - bottom} cards={hands[1 - bottom] ?? []} ids={scene.ids(`hand ${1 - bottom}`)} small />
          ) : (
            <Belief table={table} view={view} of={1 - bottom} />
          )}
        </div>
      </section>
      <section class="middle ring" aria-label={t("inner-circle-name")}>
        <Headline scene={scene} />
        <ol class={size > 10 ? "circle crowded" : "circle"}>
          {circle.map((pile) => {
            const slot = slots.get(pile.number) ?? 0;
            const { x, y } = spot(slot, size);
            const place = { "--x": `${x}%`, "--y": `${y}%`, "--col": (slot % 4) + 1, "--row": Math.floor(slot / 4) + 1 };
            return (
              <li key={pile.number} style={place}>
                <OnePile scene={scene} pile={pile} />
              </li>
            );
          })}
        </ol>
      </section>
      <Doing scene={scene} />
      <section class="outer own" aria-label={nameOf(table, bottom)}>
        <House table={table} view={view} of={bottom} />
        <Zone scene={scene} of={bottom} />
        {seat === null && !table.hands ? (
          <div class="stock">
            <Belief table={table} view={view} of={bottom} />
          </div>
        ) : (
          <Hand
            table={table}
            of={bottom}
            cards={hands[bottom] ?? []}
            ids={scene.ids(`hand ${bottom}`)}
            chosen={choice.card}
            playable={plays}
            onPick={seat === null ? undefined : pick}
          />
        )}
      </section>
    </div>
  );
}

/** Leads who plays by keyboard from the hand to the piles, and from a pile to the move. */
function guide({ card, pile }: Choice): void {
  const at = document.activeElement;
  if (card !== null && pile === null && at?.matches(".hand :focus-visible")) {
    document.querySelector<HTMLElement>(".pile.join")?.focus();
  } else if (pile !== null && at?.matches(".pile:focus-visible")) {
    document.querySelector<HTMLElement>(".dorow .act")?.focus();
  }
}

/** An Outer Court; a card dropped on one's own is sent there. */
function Zone({ scene, of }: { scene: Scene; of: number }) {
  const { table, view, bottom } = scene;
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
        <OnePile key={pile.number} scene={scene} pile={pile} />
      ))}
      {piles.length === 0 && <span class="bare">{table.t("nobody-there")}</span>}
    </fieldset>
  );
}

/** A pile with what it may do for the card and the pile chosen. */
function OnePile({ scene, pile }: { scene: Scene; pile: Pile }) {
  const { table, view, choice, choose, plays, ids } = scene;
  const { number } = pile;
  const { card } = choice;
  const targets = choice.pile === null ? [] : (plays?.conspire.get(choice.pile) ?? []);
  const state: PileState = {};
  if (card !== null && plays) {
    state.joins = plays.ally.has(number) && choice.pile !== number;
    if (choice.pile === number) {
      const more = adding(card, view.limits[table.seat ?? 0] ?? null);
      state.joined = spanText(pile.least + more.least, pile.most + more.most);
    }
    state.falls = targets.includes(number) ? "now" : plays.topple.has(number) && choice.pile !== number ? "may" : null;
    state.aimed = aimOf(scene) === number;
  }
  const hinted = [courtMove(table.hint ?? "").pile, courtMove(table.hint ?? "").target].includes(number);
  const onChoose = useNewest(() => {
    if (table.legal.length === 0) table.ask(`ally ${view.hand[0]} ${number}`); // with whichever card: it is not our turn
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

/** What a house would lose and win by a pile's fall: influence after it. */
function influenceAfter({ view, choice, table }: Scene, fallen: Pile | undefined): number[] {
  return view.influence.map((influence, of) => {
    const house = of === 0 ? "R" : "G";
    const lost = (fallen?.cards ?? []).filter((card) => card[0] === house);
    const won = choice.card && of === table.seat ? worth(choice.card) : 0;
    return influence + won - lost.reduce((sum, card) => sum + worth(card), 0);
  });
}

const pileOf = (view: Court, number: number | null) => view.piles.find((pile) => pile.number === number);

/** The pile that would fall: the one chosen, else the one whose fall helps most, if any helps. */
function aimOf(scene: Scene): number | null {
  const { view, choice, plays, table } = scene;
  if (choice.pile === null || !plays) return null;
  const targets = plays.conspire.get(choice.pile) ?? [];
  if (choice.target !== null && targets.includes(choice.target)) return choice.target;
  const seat = table.seat ?? 0;
  const lead = (number: number) => {
    const after = influenceAfter(scene, pileOf(view, number));
    return (after[seat] ?? 0) - (after[1 - seat] ?? 0);
  };
  return [...targets].sort((a, b) => lead(b) - lead(a))[0] ?? null;
}

/** Whose turn, what is chosen, what the other did. */
function Headline({ scene }: { scene: Scene }) {
  const { table, view, choice } = scene;
  const { t, seat, legal } = table;
  const you = view.turn === seat ? "yes" : "no";
  const title = view.over
    ? t("game-over")
    : view.turn === null
      ? t("a-moment")
      : t("turn-of", { you, name: nameOf(table, view.turn) });
  return (
    <div class="words">
      <h1>{title}</h1>
      <p>{legal.length > 0 ? choosing(scene) : ""}</p>
      <p class="just">{justNow(table)}</p>
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

function choosing({ table: { t }, view, choice, plays }: Scene): string {
  if (view.stage === "declare") return t("court-declare");
  if (view.stage === "circle") return t("court-replace");
  if (choice.card === null) return t("court-choose-card");
  const noble = nobleName(t, choice.card);
  const pile = pileOf(view, choice.pile);
  if (!pile) return t("court-choose-pile", { noble });
  const falls = plays?.conspire.get(pile.number)?.length ?? 0;
  const more = adding(choice.card, view.limits[view.turn ?? 0] ?? null);
  const sum = spanText(pile.least + more.least, pile.most + more.most);
  return falls > 1 ? t("court-choose-target", { noble, sum, count: falls }) : t("court-joins", { noble, sum });
}

/** What the other side did last, in words. */
function justNow({ t, log, seat, names, view }: TableProps): string {
  const last = lastMove(log, seat);
  if (!last || view.over) return "";
  const { verb, card } = courtMove(last.move);
  const noble = card && /^[RG]/.test(card) ? nobleName(t, card) : (card ?? "");
  return t(`court-did-${verb}`, { name: names[last.seat] ?? "", noble });
}

/** The moves that the choice leads to. */
function Doing({ scene }: { scene: Scene }) {
  const { table, view, choice, plays } = scene;
  const { t, legal } = table;
  if (view.stage === "declare" || view.stage === "circle") return <Answers table={table} />;
  if (choice.card === null || !plays) return <div class="dorow court" />;
  return (
    <div class="dorow court">
      <Join scene={scene} plays={plays} />
      {plays.send && (
        <Plain table={table} move={`send ${choice.card}`} label={t("send")} note={t("send-note")} />
      )}
      {legal.includes(`plan ${choice.card}`) && (
        <Plain
          table={table}
          move={`plan ${choice.card}`}
          label={t("plan")}
          note={t("plan-note", { count: view.plans[table.seat ?? 0] ?? 0 })}
        />
      )}
    </div>
  );
}

/** The alliance or conspiracy with the pile chosen. */
function Join({ scene, plays }: { scene: Scene; plays: Plays }) {
  const { table, view, choice } = scene;
  const { t, hint, act } = table;
  const pile = pileOf(view, choice.pile);
  if (!pile || choice.card === null) return null;
  const ally = `ally ${choice.card} ${pile.number}`;
  const more = adding(choice.card, view.limits[table.seat ?? 0] ?? null);
  const sum = spanText(pile.least + more.least, pile.most + more.most);
  const aim = pileOf(view, aimOf(scene));
  if (!aim) {
    return (
      <Act
        move={ally}
        symbol="lily"
        title={t("ally-with", { cards: pile.cards.map((card) => nobleName(t, card)).join(" + ") })}
        outcome={allyNote(scene, pile, sum)}
        hinted={hint === ally}
        onClick={() => act(ally)}
      />
    );
  }
  const conspire = `conspire ${choice.card} ${pile.number} ${aim.number}`;
  const [rovere = 0, gonzaga = 0] = influenceAfter(scene, aim);
  const jesters = jesterValues(choice.card, pile.cards, aim.cards, view.limits[table.seat ?? 0] ?? null);
  const told = [
    t("conspire-sum", { sum: conspiracySum(choice.card, pile.cards, jesters) }),
    ...(jesters.length ? [t("jester-as", { values: jesters.map(({ value }) => value).join(", ") })] : []),
    t("influence-then", { rovere, gonzaga }),
  ];
  return (
    <>
      <Act
        move={conspire}
        symbol="dagger"
        title={t("topple", { cards: aim.cards.map((card) => nobleName(t, card)).join(" + ") })}
        outcome={told.join(" · ")}
        hinted={hint === conspire}
        onClick={() => act(conspire)}
      />
      {plays.ally.has(pile.number) && (
        <Plain table={table} move={ally} label={t("only-ally")} note={allyNote(scene, pile, sum)} />
      )}
    </>
  );
}

/** What an alliance does: a pile of so much, or what the Minister or the Lady does with it (K-8). */
function allyNote({ table: { t }, choice }: Scene, pile: Pile, sum: string): string {
  if (choice.card?.endsWith("0") && !choice.card.endsWith("10") && pile.cards.length > 1) return t("minister-note");
  if (choice.card?.slice(1) === "1") return t("lady-note");
  return t("pile-of", { sum });
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

/** A jester's value to declare, or twins in the circle to replace. */
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
