/** Descriptions of moves that can be made. */
import { listed, nobleName, spanText, wareName } from "../games/common/card_notation.ts";
import type { CourtView, Pile, View } from "../protocol.ts";
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
  const pile = (number: string | undefined) => pileWords(view, Number(number));
  return t(`move-${verb}`, { card, pile: pile(parts[1]), target: pile(parts[2]) });
}

/**
 * Return words for a pile that no other one shares: its sum, or for a noble alone its name and house; if that is not
 * enough, also who is on top, and where.
 */
function pileWords(view: CourtView, number: number): string {
  const pile = view.piles.find((one) => one.number === number);
  if (!pile) return "";
  const ways = [summed, topped, placed];
  const unlike = view.piles.filter((one) => one.cards.join() !== pile.cards.join() || one.zone !== pile.zone);
  const words = ways.find((way) => !unlike.some((one) => way(one) === way(pile))) ?? placed;
  return words(pile);
}

const named = (pile: Pile): string => {
  const top = pile.cards.at(-1) ?? "";
  return t("noble-of", { noble: nobleName(t, top), house: t(`house-${top[0]}`) });
};

const summed = (pile: Pile): string => (pile.cards.length > 1 ? t("pile-with-sum", { sum: spanText(pile.least, pile.most) }) : named(pile));

const topped = (pile: Pile): string =>
  pile.cards.length > 1 ? t("pile-with-top", { sum: spanText(pile.least, pile.most), noble: named(pile) }) : named(pile);

const placed = (pile: Pile): string =>
  pile.zone === "circle" ? t("pile-in-circle", { pile: topped(pile) }) : t("pile-at-court", { pile: topped(pile), house: t(`house-${pile.zone}`) });
