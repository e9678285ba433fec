/** Parsing of card notation, and the names of cards. */

export type Say = (key: string, args?: Record<string, string | number>) => string;

export const GOODS = { card: ["G", "S", "F", "D", "C"], board: ["M", "P", "D", "C", "S"] } as const;

const SYMBOLS: Record<string, string> = {
  G: "grain",
  S: "spice",
  F: "fur",
  D: "dye",
  C: "cloth",
  M: "metal",
  P: "porcelain",
};

/** Return the symbol of a good's letter, which also names its colours. */
export const symbolOf = (letter: string): string => SYMBOLS[letter] ?? "lily";

export interface Ware {
  letter: string | null; // null: a neutral card
  look: string; // "grain" … "porcelain", "neutral", "black" or "ten"
  symbol: string;
  value: number;
  icons: number;
  green: boolean;
}

/** Parse a card of the trading games: `F3`, `FF0`, `F0*`, `2*`, `7`, `M5`, `10`. */
export function ware(card: string): Ware {
  const found = /^([A-Z]*)(\d+)(\*?)$/.exec(card);
  if (!found) throw new Error(`not a card: ${card}`);
  const [, letters = "", digits = "", star] = found;
  const value = Number(digits);
  const green = star === "*";
  const letter = letters[0];
  if (letter) {
    const symbol = symbolOf(letter);
    return { letter, look: symbol, symbol, value, icons: letters.length, green };
  }
  const look = green ? "neutral" : value === 10 ? "ten" : "black";
  return { letter: null, look, symbol: look === "black" ? "seal-lily" : "lily", value, icons: 0, green };
}

/** Return the full name of a ware. */
export function wareName(t: Say, game: "card" | "board", card: string): string {
  const { letter, value, icons, green } = ware(card);
  if (!letter) return t(green ? "card-green-2" : value === 10 ? "card-10" : "card-black-7");
  const good = t(`goods-${game}-${letter}`);
  if (icons > 1) return t(green ? "card-good-two-green" : "card-good-two", { good, value });
  return t(green ? "card-good-green" : "card-good", { good, value });
}

export interface Noble {
  house: "R" | "G";
  rank: string; // "0" … "10", "J", "15"
  symbol: string;
}

const OFFICES: Record<string, string> = {
  "0": "minister",
  "1": "lady",
  "2": "page",
  "3": "squire",
  "4": "scribe",
  "5": "steward",
  "6": "captain",
  "7": "envoy",
  "8": "prelate",
  "9": "count",
  "10": "marquis",
  "15": "duke",
  J: "jester",
};

/** The ranks with a portrait; the others have a device. */
export const PORTRAITS = new Set(["0", "1", "15", "J"]);

/** Parse a noble: `R7`, `GJ`, `R15`. */
export function noble(card: string): Noble {
  const rank = card.slice(1);
  return { house: card[0] === "R" ? "R" : "G", rank, symbol: OFFICES[rank] ?? "person" };
}

/** Return a noble's title, short enough for its card. */
export const officeName = (t: Say, card: string): string => t(`office-${noble(card).rank}`);

/** Return a noble's name in a sentence: "Envoy 7", "Jester". */
export function nobleName(t: Say, card: string): string {
  const { rank } = noble(card);
  return rank === "J" ? officeName(t, card) : t("noble-named", { office: officeName(t, card), value: Number(rank) });
}

/** Format a pile's sum: "7", or "4–13" with a Jester in it. */
export const spanText = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);

/** Join items as "A, B and C". */
export function listed(t: Say, items: string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : t("and", { first: items.slice(0, -1).join(", "), last });
}
