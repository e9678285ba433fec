/** What happened, told in sentences: from the lines of a turn and the views before and after it. */
import type { Turn } from "./merging.ts";
import type { BoardView, CardView, CourtView, View } from "./protocol.ts";
import { listed, nobleName, wareName, type Say } from "./tables/cards.ts";
import { jesterValues } from "./tables/jesters.ts";

const HIDDEN = "?";
const CIRCLE = 8; // cards laid in the set-up of the court

/** How one reader is told of one game. */
export class Teller {
  private readonly t: Say;
  private readonly game: View["game"];
  private readonly names: string[];
  private readonly you: number | null;
  private readonly played: ReadonlyMap<number, "clock" | "bot">; // for whom others played, by the line of the move

  constructor(t: Say, game: View["game"], names: string[], you: number | null, played: Teller["played"] = new Map()) {
    this.t = t;
    this.game = game;
    this.names = names;
    this.you = you;
    this.played = played;
  }

  /** A turn, with what came of it. */
  turn({ first, before, after, lines }: Turn): string[] {
    if (before === null) return this.opening(after, cardsOf(lines));
    const [who = "", ...rest] = (lines[0] ?? "").split(" ");
    const seat = Number(who);
    const move = rest.join(" ");
    const cards = cardsOf(lines.slice(1));
    const told =
      before.game === "card"
        ? this.cardTurn(before, seat, move, cards)
        : before.game === "board"
          ? this.boardTurn(before, after as BoardView, seat, move, cards)
          : this.courtTurn(before, after as CourtView, seat, move, cards);
    if (after.scores.length > before.scores.length && !after.over) told.push(...this.begins(after));
    const by = this.played.get(first);
    return by ? [this.say(`played-${by}`, seat), ...told] : told;
  }

  private did(what: string, seat: number, args: Record<string, string | number> = {}): string {
    return this.say(`did-${what}`, seat, args);
  }

  private say(key: string, seat: number, args: Record<string, string | number> = {}): string {
    return this.t(key, { you: seat === this.you ? "yes" : "no", name: this.names[seat] ?? "", ...args });
  }

  private card(card: string): string {
    return this.game === "court" ? nobleName(this.t, card) : wareName(this.t, this.game, card);
  }

  private list(cards: readonly string[]): string {
    return listed(this.t, cards.map((card) => this.card(card)));
  }

  private begins(after: { turn: number | null }): string[] {
    return after.turn === null ? [] : [this.did("begin", after.turn)];
  }

  private opening(after: View, cards: string[]): string[] {
    if (after.game !== "court") return this.begins(after);
    const laid = [0, 1].map((house) =>
      this.t("circle-laid", { house: this.t(`house-${"RG"[house]}`), cards: this.list(cards.slice(4 * house, 4 * house + 4)) }),
    );
    const told = [...laid, ...this.hands(cards.slice(CIRCLE))];
    return after.stage === "circle" ? told : [...told, ...this.begins(after)];
  }

  private hands(cards: string[]): string[] {
    return [cards.slice(0, 5), cards.slice(5, 10)].flatMap((hand, house) => {
      if (!hand.length) return [];
      return [hand.includes(HIDDEN) ? this.did("hidden-hand", house) : this.did("hand", house, { cards: this.list(hand) })];
    });
  }

  private cardTurn(before: CardView, seat: number, move: string, cards: string[]): string[] {
    if (move === "reveal") return cards.map((card) => this.did("reveal", seat, { card: this.card(card) }));
    const taken = [...move.replace("take ", "")].map((place) => before.market.at(-Number(place)) ?? "");
    return [this.did("take", seat, { cards: this.list(taken) })];
  }

  /** An auction that nobody can bid in, and the free filling of a hold, follow by themselves (B-4, B-7). */
  private boardTurn(before: BoardView, after: BoardView, seat: number, move: string, cards: string[]): string[] {
    const [verb = "", florins] = move.split(" ");
    const told: string[] = [];
    let lot = before.lot;
    let rest = cards;
    if (verb === "draw") {
      if (cards[0]) told.push(this.did("draw", seat, { card: this.card(cards[0]) }));
      lot = [...lot, ...cards.slice(0, 1)];
      rest = cards.slice(1);
    } else told.push(this.did(verb, seat, florins ? { florins: Number(florins) } : {}));
    if (after.lot.length || !lot.length) return told;
    const buyer = verb === "bid" ? seat : before.bidder;
    if (buyer === null) told.push(this.t("lot-out", { cards: this.list(lot) }));
    else told.push(this.did("buy", buyer, { cards: this.list(lot), florins: Number(florins ?? before.bid) }));
    if (rest.length) {
      const loads = before.holds.map((hold, p) => hold.length + (p === buyer ? lot.length : 0));
      told.push(this.did("fill", loads.indexOf(Math.min(...loads)), { cards: this.list(rest) }));
    }
    return told;
  }

  private courtTurn(before: CourtView, after: CourtView, seat: number, move: string, cards: string[]): string[] {
    const [verb = "", ...parts] = move.split(" ");
    if (verb === "replace" || verb === "keep") {
      const done =
        verb === "keep"
          ? this.did("keep", seat)
          : this.did("replace", seat, { card: this.card(parts[0] ?? ""), new: this.card(cards[0] ?? "") });
      const told = [done, ...this.hands(cards.slice(verb === "replace" ? 1 : 0))];
      return after.stage === "circle" ? told : [...told, ...this.begins(after)];
    }
    if (verb === "declare") return [this.did("declare", seat, { value: Number(parts[0]) })];
    return [this.courtMove(before, seat, verb, parts), ...cards.map((card) => this.drawn(after, seat, card))];
  }

  private drawn(after: CourtView, seat: number, card: string): string {
    if (after.decks[seat] === 0) return this.did("draw-last", seat, { card: this.card(card) });
    return card === HIDDEN ? this.did("draw-hidden", seat) : this.did("draw-noble", seat, { card: this.card(card) });
  }

  /** Sending, allying, conspiring or planning, with what it does to the piles (K-4 to K-9). */
  private courtMove(before: CourtView, seat: number, verb: string, parts: string[]): string {
    const [card = "", on = "", against = ""] = parts;
    if (verb === "plan") return card === HIDDEN ? this.did("hidden-plan", seat) : this.did("plan", seat, { card: this.card(card) });
    if (verb === "send") return this.did("send", seat, { card: this.card(card) });
    const lying = (pile: string) => before.piles.find((one) => one.number === Number(pile))?.cards ?? [];
    const pile = lying(on);
    if (verb === "ally") {
      const told = [this.did("ally", seat, { card: this.card(card), pile: on, cards: this.list(pile) })];
      if (card.slice(1) === "0" && pile.length > 1) told.push(this.t("minister-acts", { cards: this.list(pile) }));
      if (card.slice(1) === "1") told.push(this.t("lady-acts"));
      return told.join(" ");
    }
    const target = lying(against);
    const told = this.did("conspire", seat, { card: this.card(card), pile: on, target: against, cards: this.list(target) });
    const values = jesterValues(card, pile, target, before.limits[seat] ?? null);
    if (!values.length) return told;
    return `${told} ${this.t("jesters-count", { values: values.map((one) => `${this.card(one.card)} = ${one.value}`).join(", ") })}`;
  }
}

/** The cards that chance brought. */
const cardsOf = (lines: string[]): string[] =>
  lines.filter((line) => line.startsWith("*") && !line.startsWith("* first")).map((line) => line.slice(2));
