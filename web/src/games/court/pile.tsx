/** A pile at court: its cards, its sum in a seal, and marks for what can be done with it. */

import type { Pile } from "../../protocol.ts";
import { nobleName, type Say, spanText } from "../common/card_notation.ts";
import { NobleCard } from "../common/cards.tsx";

export interface PileState {
  joins?: boolean; // the card in hand may join it
  joined?: string | null; // it is chosen: its new sum
  falls?: "now" | "may" | null; // it may be eliminated from the chosen pile, or from another
  aimed?: boolean; // it is the chosen target
}

export type PileHint = "joined" | "falls" | null; // what happens to it in the move of a hint

export const pileName = (t: Say, pile: Pile): string =>
  t("pile-named", {
    number: pile.number,
    cards: pile.cards.map((card) => t("noble-of", { noble: nobleName(t, card), house: t(`house-${card[0]}`) })).join(", "),
    sum: spanText(pile.least, pile.most),
  });

/** Shared values, so that an unchanged pile is not rendered again. */
interface PileProps {
  t: Say;
  pile: Pile;
  ids: number[];
  state: PileState;
  live: boolean; // may be chosen
  hinted: PileHint;
  onChoose(): void;
  onDragOver(event: DragEvent): void;
  onDrop(card: string): void;
}

export function PileView({ t, pile, ids, state, live, hinted, onChoose, onDragOver, onDrop }: PileProps) {
  const { joins, joined, falls, aimed } = state;
  const marks = [joined ? "joined" : "", joins ? "join" : "", falls ?? "", aimed ? "aimed" : "", hinted ? `hinted hint-${hinted}` : ""];
  const told = [
    pileName(t, pile),
    joined ? t("pile-becomes", { sum: joined }) : "",
    falls ? t(falls === "now" ? "pile-falls" : "pile-may-fall") : "",
  ];
  return (
    <button
      type="button"
      class={["pile", ...marks].filter(Boolean).join(" ")}
      style={{ "--k": pile.cards.length }}
      data-pile={pile.number}
      aria-pressed={Boolean(joined) || Boolean(aimed)}
      aria-disabled={!live}
      onClick={onChoose}
      onDragOver={onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer?.getData("text/plain") ?? "");
      }}
    >
      <span class="vh">{told.filter(Boolean).join(". ")}</span>
      {pile.cards.map((card, i) => (
        <span key={ids[i]} class="in">
          <NobleCard t={t} card={card} id={ids[i]} />
        </span>
      ))}
      <span class={`sum${pile.least === pile.most ? "" : " span"}`} aria-hidden="true">
        <b>{spanText(pile.least, pile.most)}</b>
      </span>
      {(falls || hinted === "falls") && <i class={`dg ${falls ?? "now"}`} />}
      {joined && (
        <span class="to" aria-hidden="true">
          → {joined}
        </span>
      )}
    </button>
  );
}
