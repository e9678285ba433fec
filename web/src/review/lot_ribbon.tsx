/** The lots of an auction game: what each was worth to every seat, its fair price and the price paid. */
import { listed, wareName } from "../games/common/card_notation.ts";
import { Mark } from "../games/common/players.tsx";
import { t } from "../i18n/texts.ts";
import type { Lot, ReviewedMove } from "../protocol.ts";
import type { ReplaySession } from "../replay/replay_session.ts";

const STACKED = 0.75; // rem between marks of seats to which a lot is worth the same

interface Ribbon {
  lots: Lot[];
  moves: ReviewedMove[];
  seat: number; // whose decisions the lots lead to
  replay: ReplaySession;
  names: string[];
}

export function LotRibbon({ lots, moves, seat, replay, names }: Ribbon) {
  if (!lots.length) return null;
  /** Show what the seat decided about a lot, or its auction if it could not bid. */
  const open = (i: number) => {
    const [from, to] = [lots[i]!.line, lots[i + 1]?.line ?? Number.POSITIVE_INFINITY];
    const own = moves.find((one) => one.seat === seat && one.line >= from && one.line < to && /^(bid|pass)\b/.test(one.move));
    replay.toLine(own?.line ?? from);
    requestAnimationFrame(() => document.getElementById("review-decision")?.scrollIntoView({ block: "start" })); // once it is there
  };
  const most = Math.max(1, ...lots.flatMap(({ price, fair, appraisals }) => [price, fair, ...appraisals.map(({ worth }) => worth)]));
  return (
    <section aria-labelledby="review-lots">
      <h3 id="review-lots">{t("game-review-lots")}</h3>
      <p class="muted">{t("game-review-lots-how")}</p>
      <ol class="lots">
        {lots.map((lot, i) => (
          <li key={lot.line}>
            <button class="btn sm" type="button" onClick={() => open(i)}>
              {listed(t, lot.cards.map((card) => wareName(t, "board", card)))}
            </button>
            <Strip lot={lot} most={most} names={names} />
            <p>{told(lot, names)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One axis of florins: a mark for what the lot is worth to each seat, the fair price, and the price paid. */
function Strip({ lot, most, names }: { lot: Lot; most: number; names: string[] }) {
  const at = (florins: number) => ({ left: `${(100 * florins) / most}%` });
  const worths = lot.appraisals.map(({ seat, worth, low, high }) => t("game-review-lot-worth", { name: names[seat] ?? "", worth, low: Math.min(low, worth), high: Math.max(high, worth) }));
  return (
    <div class="strip-of" role="img" aria-label={`${worths.join("; ")}.`}>
      <i class="fairly" style={at(lot.fair)} />
      {lot.price > 0 && <i class="paid" style={at(lot.price)} />}
      {lot.appraisals.map(({ seat, worth }, i) => (
        <span key={seat} style={{ ...at(worth), bottom: `${STACKED * lot.appraisals.slice(0, i).filter((one) => one.worth === worth).length}rem` }}>
          <Mark seat={seat} />
        </span>
      ))}
    </div>
  );
}

/** Return who bought a lot, at what price, who overpaid and who let it go. */
function told({ buyer, price, fair, overpaid, let_go: missed, appraisals }: Lot, names: string[]): string {
  const worth = appraisals.find(({ seat }) => seat === buyer)?.worth ?? fair;
  const who = missed.map((seat) => names[seat] ?? "");
  return [
    buyer === null ? t("game-review-lot-unsold", { fair }) : t("game-review-lot-sold", { name: names[buyer] ?? "", price, worth }),
    ...(overpaid ? [t("game-review-lot-overpaid", { florins: overpaid })] : []),
    ...(who.length ? [t("game-review-lot-missed", { names: listed(t, who) })] : []),
  ].join(" ");
}
