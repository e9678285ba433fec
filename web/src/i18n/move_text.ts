/** Descriptions of moves that can be made. */
import { listed, nobleName, wareName } from "../games/common/card_notation.ts";
import type { View } from "../protocol.ts";
import { t } from "./texts.ts";

export function moveWords(view: View, move: string): string {
  const [verb = "", ...parts] = move.split(" ");
  if (view.game === "card" && verb === "take") {
    const cards = [...(parts[0] ?? "")].map((place) => view.market.at(-Number(place)) ?? "");
    return t("move-take", { cards: listed(t, cards.map((card) => wareName(t, "card", card))) });
  }
  if (view.game !== "court") return t(`move-${verb}`, { florins: Number(parts[0] ?? 0) });
  if (verb === "declare") return t("move-declare", { value: Number(parts[0] ?? 0) });
  const card = parts[0] ? nobleName(t, parts[0]) : "";
  const pile = (number: string | undefined) => {
    const cards = view.piles.find((one) => one.number === Number(number))?.cards ?? [];
    return listed(t, cards.map((one) => nobleName(t, one)));
  };
  return t(`move-${verb}`, { card, pile: pile(parts[1]), target: pile(parts[2]) });
}
