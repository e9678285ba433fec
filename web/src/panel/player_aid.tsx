/** The player aid: what each place pays, the composition of the deck, and which cards are still to come. */
import type { JSX } from "preact";
import { nobleName, wareName } from "../games/common/card_notation.ts";
import { NobleCard, WareCard } from "../games/common/cards.tsx";
import { number, t } from "../i18n/texts.ts";
import type { View } from "../protocol.ts";

/** The rule that says which cards there are. */
const DECK_RULE: Record<string, string> = { card: "deck-table", board: "rule-B-2", court: "aid-deck-court" };

export function PlayerAid({ game, view }: { game: string; view: View | null }) {
  return (
    <>
      {view && view.game !== "court" && <Payments view={view} />}
      {game === "court" && <Powers dukes={view?.options["dukes"] === true} />}
      {view && <StillToCome view={view} />}
      <h3>{t("guide-cards")}</h3>
      {game === "card" && <p class="muted">{t("deck-reconstruction")}</p>}
      <p class="deck">{t(DECK_RULE[game]!)}</p>
    </>
  );
}

const POWERS = ["0", "1", "J"];
const DUKE = "15";
const TURNS = ["send", "ally", "conspire", "plan"];

/** What a noble can do, and what the special ones do. */
function Powers({ dukes }: { dukes: boolean }) {
  return (
    <>
      <h3>{t("guide-turn")}</h3>
      <ul>
        {TURNS.map((one) => (
          <li key={one}>{t(`aid-turn-${one}`)}</li>
        ))}
      </ul>
      <h3>{t("guide-powers")}</h3>
      <dl class="powers">
        {[...POWERS, ...(dukes ? [DUKE] : [])].map((noble) => (
          <div key={noble}>
            <dt>{t(`noble-${noble}`)}</dt>
            <dd>{t(`aid-power-${noble}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Trade = Exclude<View, { game: "court" }>;

/** The prizes of each place with this number of players, and the extras. */
function Payments({ view }: { view: Trade }) {
  const prizes = view.game === "card" ? view.ship_prizes : view.hold_prizes;
  return (
    <>
      <h3>{t("aid-payments", { players: prizes.length })}</h3>
      <table class="pays">
        <thead>
          <tr>
            <th scope="col">{t("aid-place")}</th>
            <th scope="col">{t(view.game === "card" ? "aid-ship" : "aid-hold")}</th>
            <th scope="col">{t("aid-good")}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, place) => (
            <tr key={place}>
              <th scope="row">{t("place", { place: place + 1 })}</th>
              <td>{number(prize)}</td>
              <td>{number(view.good_prizes[place] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {view.bonuses.map(([from = 0, florins = 0]) => (
          <li key={from}>{t(view.game === "card" ? "aid-extra" : "aid-step", { from, florins })}</li>
        ))}
      </ul>
    </>
  );
}

function StillToCome({ view }: { view: View }) {
  if (view.game === "court") {
    return (
      <>
        <h3>{t("aid-unseen-court")}</h3>
        {view.unseen.map((cards, of) => (
          <section key={of}>
            <h4>{t(`house-${"RG"[of]}`)}</h4>
            <Kinds cards={Object.entries(cards)} render={(card) => <NobleCard t={t} card={card} />} name={(card) => nobleName(t, card)} />
          </section>
        ))}
      </>
    );
  }
  const { game } = view;
  const cards = Object.entries(view.unseen);
  const count = cards.reduce((sum, [, copies]) => sum + copies, 0);
  const goods = new Map<string, [string, number][]>(); // by letter, "" for cards without a good
  for (const entry of cards) {
    const letter = /^[A-Z]/.exec(entry[0])?.[0] ?? "";
    goods.set(letter, [...(goods.get(letter) ?? []), entry]);
  }
  return (
    <>
      <h3>{t(`aid-unseen-${game}`, { count, ...(game === "board" ? { pile: view.pile } : {}) })}</h3>
      {[...goods].map(([letter, kinds]) => (
        <section key={letter}>
          <h4>
            {letter ? t(`goods-${game}-${letter}`) : t("aid-neutral")}: {number(kinds.reduce((sum, [, copies]) => sum + copies, 0))}
          </h4>
          <Kinds
            cards={kinds}
            render={(card) => <WareCard t={t} game={game} card={card} look="mini" />}
            name={(card) => wareName(t, game, card)}
          />
        </section>
      ))}
    </>
  );
}

interface KindsProps {
  cards: [card: string, copies: number][];
  render: (card: string) => JSX.Element;
  name: (card: string) => string;
}

/** Cards with the number of copies. */
function Kinds({ cards, render, name }: KindsProps) {
  return (
    <ul class="kinds">
      {cards.map(([card, copies]) => (
        <li key={card} title={`${number(copies)} × ${name(card)}`}>
          {render(card)}
          <span>× {number(copies)}</span>
        </li>
      ))}
    </ul>
  );
}
