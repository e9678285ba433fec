/** Who sits there: people by the name they gave, bots by one of Florence. */
import type { SeatInfo, TableInfo } from "./protocol.ts";
import { knows, t } from "./texts.ts";

const FLORENTINES = ["Bianca", "Cosimo", "Ginevra", "Lorenzo", "Lucrezia", "Piero", "Simonetta", "Filippo", "Caterina", "Giuliano"];

/** The same names for everyone at a table, none twice. */
export function florentine(table: string, seat: number): string {
  let start = 7;
  for (const sign of table) start = (start * 31 + sign.charCodeAt(0)) % 9973;
  return FLORENTINES[(start + seat * 3) % FLORENTINES.length]!;
}

/** The name of who gave none, as the server knows it: everyone reads it in a language of their own. */
export const NAMELESS = "Guest";

export const personName = (name: string): string => (name === NAMELESS ? t("guest") : name);

const levelOf = (bot: string): string => bot.split(":")[0] ?? bot;

/** A bot's level or temper in words. */
export const botName = (bot: string): string => (knows(`bot-${levelOf(bot)}`) ? t(`bot-${levelOf(bot)}`) : bot);

export function nameOf(table: string, seat: SeatInfo, index: number): string {
  if (seat.kind === "bot" && (seat.name === levelOf(seat.bot ?? "") || !seat.name)) return florentine(table, index);
  return personName(seat.name) || t("seat-number", { number: index + 1 });
}

export const namesAt = (table: TableInfo): string[] => table.seats.map((seat, index) => nameOf(table.id, seat, index));

const LADDER = ["garzone", "apprentice", "merchant", "banker", "magnifico"]; // each with a portrait of its own
const LIKE: Record<string, string> = { hoarder: "banker", racer: "apprentice", spoiler: "magnifico", gambler: "garzone", miser: "banker" };

/** The bots of Florin itself, the ladder first. */
export const KNOWN = [...LADDER, ...Object.keys(LIKE)];

/** Bots in the order in which one chooses among them: those we know as ever, then the others as the server names them. */
export const offered = (found: string[]): string[] => [
  ...KNOWN.filter((bot) => found.includes(bot)),
  ...found.filter((bot) => !KNOWN.includes(bot)),
];

/** The portrait's symbol. */
export function faceOf(bot: string | null): string {
  if (bot === null) return "person";
  const level = levelOf(bot);
  return `bot-${LADDER.includes(level) ? level : (LIKE[level] ?? "merchant")}`;
}

export const facesAt = (table: TableInfo): string[] =>
  table.seats.map((seat) => faceOf(seat.kind === "bot" ? seat.bot : null));
