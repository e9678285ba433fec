/** Sentences about what happened, formatted from the server's narration. */
import { listed, nobleName, type Say, wareName } from "../games/common/card_notation.ts";
import type { GameStep, Narration, View } from "../protocol.ts";

/** A reader of the narration, and the game. */
export interface Reader {
  t: Say;
  game: View["game"];
  names: string[]; // by seat
  you: number | null; // the reader's seat
  played?: ReadonlyMap<number, "clock" | "bot">; // who played for a person, by the line of the move
}

/** Return a step's sentences; a move that was made for a person says so first. */
export function sentences(reader: Reader, { first, seat, narration }: GameStep): string[] {
  const by = reader.played?.get(first);
  const remark = by ? [sentence(reader, { key: `played-${by}`, seat, args: {} })] : [];
  return [...remark, ...narration.map((one) => sentence(reader, one))];
}

export function sentence(reader: Reader, { key, seat, args }: Narration): string {
  const about = seat === null ? {} : { you: seat === reader.you ? "yes" : "no", name: reader.names[seat] ?? "" };
  const given = Object.entries(args).map(([name, value]) => [name, argument(reader, name, value)]);
  return reader.t(key, { ...about, ...Object.fromEntries(given) });
}

/** Return an argument as it is shown: cards and houses by their names, numbers as they are. */
function argument({ t, game, names }: Reader, name: string, value: Narration["args"][string]): string | number {
  const card = (one: string) => (game === "court" ? nobleName(t, one) : wareName(t, game, one));
  if (typeof value === "number") return name === "house" ? t(`house-${"RG"[value]}`) : name === "player" ? (names[value] ?? "") : value;
  if (typeof value === "string") return name === "good" ? t(`goods-${game}-${value}`) : card(value);
  return listed(t, value.map((one) => (typeof one === "string" ? card(one) : `${card(one.card)} = ${one.value}`)));
}
