/** Verification of a committed deal without trusting the server. docs/notation.md defines how cards are drawn. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { GameRecord } from "../net/api.ts";
import { CARD_VALUES, DEFAULT_DECK, type Deck } from "../protocol.ts";

const WORD = 1n << 64n;

/** The stream of random numbers behind a committed deal. */
export class Stream {
  k = 0;
  private readonly secret: Uint8Array;
  private readonly salt: Uint8Array;

  constructor(secret: string, salt: string) {
    this.secret = hexToBytes(secret);
    this.salt = hexToBytes(salt);
  }

  private number(k: number): bigint {
    const count = new Uint8Array(8);
    new DataView(count.buffer).setBigUint64(0, BigInt(k));
    const digest = hmac(sha256, this.secret, concatBytes(this.salt, count));
    return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
  }

  /** Return the index of the outcome drawn among `count`. */
  pick(count: number): number {
    if (count <= 1) return 0;
    const n = BigInt(count);
    const fair = (WORD / n) * n;
    let value = this.number(this.k++);
    while (value >= fair) value = this.number(this.k++);
    return Number(value % n);
  }
}

// -- the cards that can be drawn ---------------------------------------------------------------------------------------

const GOODS = { card: "GSFDC", board: "MPDCS" };

/** Return a card's index in the canonical order. */
export function kindOf(game: GameRecord["game"], card: string): number {
  if (game === "court") {
    const rank = card.slice(1);
    return (card[0] === "G" ? 16 : 0) + (rank === "J" ? 11 : rank === "15" ? 12 : Number(rank));
  }
  if (game === "board") return card === "10" ? 30 : 6 * GOODS.board.indexOf(card[0]!) + Number(card.slice(1));
  if (card === "2*") return 100;
  if (card === "7") return 101;
  const value = Number(card.replace(/[^\d]/g, ""));
  const green = card.endsWith("*") ? 10 : 0;
  const two = card[0] === card[1] ? 5 : 0;
  return 20 * GOODS.card.indexOf(card[0]!) + green + two + CARD_VALUES.indexOf(value);
}

const times = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

/** The decks of small games. */
const SMALL_DECKS = { card: [...times(6, "G5"), ...times(6, "SS2")], board: [...times(6, "M5"), ...times(6, "P1")] };

function wholeDeck(record: GameRecord): string[] {
  if (record.game !== "court" && record.options["size"] === "small") return SMALL_DECKS[record.game];
  if (record.game === "board") return [...[...GOODS.board].flatMap((good) => [0, 1, 2, 3, 4, 5, 5].map((value) => `${good}${value}`)), "10"];
  const deck = record.options["deck"];
  const { good, green_2, black_7 } = deck === "default" ? DEFAULT_DECK : (deck as Deck);
  const goods = [...GOODS.card].flatMap((letter) =>
    good.flatMap(([value, icons, green, count]) => times(count, `${letter.repeat(icons)}${value}${green ? "*" : ""}`)),
  );
  return [...goods, ...times(green_2, "2*"), ...times(black_7, "7")];
}

/** The size of a court: its kinds, copies of each, and each house's cards in the circle and in hand. */
const FULL_COURT = { kinds: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J"], copies: 2, circle: 4, hand: 5 };
const COURTS = { small: { kinds: ["0", "1", "2", "3"], copies: 1, circle: 2, hand: 1 }, tiny: { kinds: ["0", "1", "2"], copies: 1, circle: 1, hand: 1 } };

const courtSize = (record: GameRecord): typeof FULL_COURT => COURTS[record.options["size"] as keyof typeof COURTS] ?? FULL_COURT;

function house(letter: string, record: GameRecord): string[] {
  const { kinds, copies } = courtSize(record);
  return [...kinds.flatMap((kind) => times(copies, kind)), ...(record.options["dukes"] === true ? ["15"] : [])].map((kind) => letter + kind);
}

class Pool {
  private readonly game: GameRecord["game"];
  private cards: string[];

  constructor(game: GameRecord["game"], cards: string[]) {
    this.game = game;
    this.cards = cards;
  }

  get size(): number {
    return this.cards.length;
  }

  add(cards: string[]): void {
    this.cards = [...this.cards, ...cards];
  }

  /** Draw a card and remove it. */
  draw(stream: Stream): string {
    const sorted = this.cards.toSorted((a, b) => kindOf(this.game, a) - kindOf(this.game, b));
    const card = sorted[stream.pick(sorted.length)] ?? "";
    this.cards.splice(this.cards.indexOf(card), 1);
    return card;
  }
}

// -- checking the log --------------------------------------------------------------------------------------------------

/** A wrong draw: its line, and the correct draw. */
export interface WrongDraw {
  line: number;
  right: string;
}

/** The number of days that are over at a line of the log. */
export type DaysAt = (line: number) => number;

/** Count the days from the scores after each turn; a first player is drawn when the day is over. */
export function daysAt(log: string[], points: { upto: number; view: { scores: number[][] } }[]): DaysAt {
  return (line) => {
    const upto = log[line]?.startsWith("* first") ? line + 1 : line;
    const point = log[line]?.startsWith("* first")
      ? points.find((one) => one.upto >= upto)
      : points.findLast((one) => one.upto <= upto);
    return point?.view.scores.length ?? 0;
  };
}

/** Return the number of draws if all follow from the secret, otherwise the first that does not. */
export function verifyDraws(record: GameRecord, stream: Stream, days: DaysAt): { draws: number } | WrongDraw {
  const next = record.game === "court" ? courtDraws(record, stream) : tradeDraws(record, stream, days);
  let draws = 0;
  for (const [index, line] of record.log.entries()) {
    const right = next(line, index);
    if (!line.startsWith("* ")) continue;
    if (line.slice(2) !== right) return { line: index + 1, right: right ?? "" };
    draws++;
  }
  return { draws };
}

/** Return the draw expected at a line, or null if it is a move. */
type Next = (line: string, index: number) => string | null;

/** Draws of card and board: one deck; a new day returns the market to it, a new round all cards. */
function tradeDraws(record: GameRecord, stream: Stream, daysOver: DaysAt): Next {
  let pool = new Pool(record.game, wholeDeck(record));
  let market: string[] = [];
  let days = 0;
  const players = record.names.length;
  const first = (): string => {
    const row = record.scores[days - 1];
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const poorest = row ? seats.filter((seat) => row[seat] === Math.min(...row)) : seats;
    return `first ${poorest[stream.pick(poorest.length)]}`;
  };
  return (line, index) => {
    const over = daysOver(index);
    if (over > days) {
      days = over;
      if (record.game === "card") pool.add(market);
      else pool = new Pool(record.game, wholeDeck(record));
      market = [];
    }
    if (line.startsWith("* first")) return first();
    if (line.startsWith("* ")) {
      const card = pool.draw(stream);
      market.push(card);
      return card;
    }
    const taken = /^\d take (\d+)$/.exec(line)?.[1];
    if (taken) {
      const gone = [...taken].map((place) => market.length - Number(place));
      market = market.filter((_, place) => !gone.includes(place));
    }
    return null;
  };
}

/** Draws of court: one deck per house; planned cards come last, in order. */
function courtDraws(record: GameRecord, stream: Stream): Next {
  const pools = ["R", "G"].map((letter) => new Pool("court", house(letter, record)));
  const { circle, hand } = courtSize(record);
  const laid = 2 * circle;
  const planned: string[][] = [[], []];
  const aside: string[][] = [[], []];
  let drawn = 0; // cards drawn in the set-up
  let mover = 0;
  let replacing = false;
  const from = (seat: number): string => (pools[seat]!.size ? pools[seat]!.draw(stream) : (planned[seat]!.shift() ?? ""));
  const setUp = (): string => {
    if (drawn === laid) for (const seat of [0, 1]) pools[seat]!.add(aside[seat]!.splice(0));
    const seat = drawn < laid ? Math.floor(drawn / circle) : Math.floor((drawn - laid) / hand);
    drawn++;
    return from(seat);
  };
  return (line) => {
    if (line.startsWith("* first")) return `first ${stream.pick(2)}`;
    if (line.startsWith("* ")) {
      if (replacing) {
        replacing = false;
        return from(mover);
      }
      return drawn < laid + 2 * hand ? setUp() : from(mover);
    }
    const [who, verb, card] = line.split(" ");
    mover = Number(who);
    if (verb === "replace") {
      replacing = true;
      aside[mover]!.push(card ?? "");
    }
    if (verb === "plan") planned[mover]!.push(card ?? "");
    return null;
  };
}

// -- the commitment ----------------------------------------------------------------------------------------------------

export const commitOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Return the salt: a hash of each seat with its contribution, in seat order. */
export function saltOf(contributions: (string | null)[]): string {
  const parts = contributions.flatMap((given, seat) => (given === null ? [] : [new Uint8Array([seat]), hexToBytes(given)]));
  return bytesToHex(sha256(concatBytes(...parts)));
}
