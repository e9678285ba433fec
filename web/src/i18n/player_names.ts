/** Names and portraits of players: people by their own name, bots by a Florentine one. */
import { LEVELS, name } from "../app/settings.ts";
import type { Entry, SeatInfo, TableInfo } from "../protocol.ts";
import { hasMessage, t } from "./texts.ts";

// The names of bots, and what they look like: symbols drawn over the portrait of their level.
const LOOKS: Record<string, string> = {
  Bianca: "look-shaven look-locks",
  Cosimo: "",
  Ginevra: "look-shaven look-braid",
  Lorenzo: "look-shaven look-bob",
  Lucrezia: "look-shaven look-locks look-pearls",
  Piero: "look-beard",
  Simonetta: "look-shaven look-braid look-pearls",
  Filippo: "look-spectacles",
  Caterina: "look-shaven look-bob look-pearls",
  Giuliano: "look-beard look-bob",
};
const FLORENTINES = Object.keys(LOOKS);
// A bot may also have taken over a person's seat and name.
const OTHER_LOOKS = ["look-spectacles", "look-shaven look-bob", "look-shaven look-spectacles", "look-shaven look-bob look-spectacles", ""];
const lookOf = (name: string): string => LOOKS[name] ?? OTHER_LOOKS[[...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % OTHER_LOOKS.length]!;

/** Return a bot's name, the same for everyone at a table and unique there. */
export function florentine(table: string, seat: number): string {
  let start = 7;
  for (const sign of table) start = (start * 31 + sign.charCodeAt(0)) % 9973;
  return FLORENTINES[(start + seat * 3) % FLORENTINES.length]!;
}

/** The server's name for a player without one; the page translates it. */
export const GUEST = "Guest";

/** Return the name that this browser's player plays under. */
export const myName = (): string => name.value.trim() || GUEST;

export const personName = (name: string): string => (name === GUEST ? t("guest") : name);

const levelOf = (bot: string): string => bot.split(":")[0] ?? bot;

/** Return the name of a bot's level or persona. */
export const botName = (bot: string): string => (hasMessage(`bot-${levelOf(bot)}`) ? t(`bot-${levelOf(bot)}`) : bot);

/** Return one line about how a bot plays; nothing about other people's bots. */
export const botLine = (bot: string): string => (hasMessage(`level-${levelOf(bot)}`) ? t(`level-${levelOf(bot)}`) : "");

/** The source of the names of a table's bots; in a rematch, and if the game continues another one, they keep their names. */
export type Named = Pick<TableInfo, "id"> & Partial<Pick<TableInfo, "named_after" | "rotated" | "seats">>;

/** Return where a bot sat before so many rematches. */
export const formerSeat = (seat: number, rotated: number, seats: number): number => (seat + seats - rotated) % seats;

export function nameOf({ id, named_after, rotated = 0, seats = [] }: Named, seat: Pick<SeatInfo, "kind" | "name" | "bot">, index: number): string {
  if (seat.kind === "bot" && (seat.name === levelOf(seat.bot ?? "") || !seat.name)) return florentine(named_after || id, rotated ? formerSeat(index, rotated, seats.length) : index);
  return personName(seat.name) || t("seat-number", { number: index + 1 });
}

/** The name of an entry's seat: that of its holder at the time, where the server says so, for someone else may sit there now. */
export function nameThen(table: Named, { seat, name, bot }: Entry, names: string[]): string {
  if (seat == null) return "";
  return name ? nameOf(table, { kind: bot ? "bot" : "person", name, bot: bot ?? null }, seat) : (names[seat] ?? "");
}

export const namesAt = (table: TableInfo): string[] => table.seats.map((seat, index) => nameOf(table, seat, index));

const LIKE: Record<string, string> = { hoarder: "banker", racer: "apprentice", spoiler: "magnifico", gambler: "garzone", miser: "banker" };

/** Florin's own bots, the levels first. */
export const BUILT_IN_BOTS = [...LEVELS, ...Object.keys(LIKE)];

/** Sort bots for a menu: Florin's own first, then the others in the server's order. */
export const inMenuOrder = (found: string[]): string[] => [
  ...BUILT_IN_BOTS.filter((bot) => found.includes(bot)),
  ...found.filter((bot) => !BUILT_IN_BOTS.includes(bot)),
];

/** Return the symbols of a portrait: a bot's level, and the features that go with its name. */
export function faceOf(bot: string | null, name: string): string {
  if (bot === null) return "person";
  const level = levelOf(bot);
  return `bot-${LEVELS.includes(level) ? level : (LIKE[level] ?? "merchant")} ${lookOf(name)}`.trim();
}

/** Return the colours of a table's players: the seat's own, or the one that its holder chose; at court the houses' (court.css). */
export const coloursAt = (table: TableInfo): number[] => (table.game === "court" ? [] : table.seats.map(({ colour }, seat) => colour ?? seat));

/** Return such colours as style. */
export const colourStyle = (colours: number[]): Record<string, string> =>
  Object.fromEntries(colours.map((colour, seat) => [`--p${seat}`, `var(--c${colour})`]));

export const facesAt = (table: TableInfo): string[] =>
  table.seats.map((seat, index) => faceOf(seat.kind === "bot" ? seat.bot : null, nameOf(table, seat, index)));
