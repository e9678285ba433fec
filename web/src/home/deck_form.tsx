/** The form for a custom deck of the card game: the default counts are a reconstruction. */
import { read, write } from "../app/settings.ts";
import { t } from "../i18n/texts.ts";
import { CARD_VALUES, DECK_CARDS, DEFAULT_DECK, type Deck, GOODS, LEAST_SPACE_CARDS } from "../protocol.ts";

const KINDS = [
  { key: "one", icons: 1, green: false },
  { key: "two", icons: 2, green: false },
  { key: "green-one", icons: 1, green: true },
  { key: "green-two", icons: 2, green: true },
];

/** Return the custom deck last entered in this browser. */
export function ownDeck(): Deck {
  try {
    return (JSON.parse(read("deck") ?? "null") as Deck | null) ?? DEFAULT_DECK;
  } catch {
    return DEFAULT_DECK;
  }
}

type Kind = (typeof KINDS)[number];
type Row = Deck["good"][number];

const is = ({ icons, green }: Kind, value: number) => ([v, i, g]: Row) => v === value && i === icons && Boolean(g) === green;

function withCount(deck: Deck, kind: Kind, value: number, count: number): Deck {
  const others = deck.good.filter((row) => !is(kind, value)(row));
  return { ...deck, good: count ? [...others, [value, kind.icons, kind.green, count]] : others };
}

const sum = (rows: Row[]): number => GOODS * rows.reduce((all, [, , , count]) => all + count, 0);

export function DeckCounts({ deck, change }: { deck: Deck; change: (deck: Deck) => void }) {
  const set = (next: Deck) => {
    write("deck", JSON.stringify(next));
    change(next);
  };
  const cards = sum(deck.good) + deck.green_2 + deck.black_7;
  const spaces = sum(deck.good.filter(([, , green]) => !green)) + deck.black_7;
  return (
    <div class="deckcounts">
      <table>
        <caption>{t("counts-each-good")}</caption>
        <thead>
          <tr>
            <td />
            {KINDS.map(({ key }) => (
              <th key={key} scope="col">
                {t(`counts-${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CARD_VALUES.map((value) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              {KINDS.map((kind) => (
                <td key={kind.key}>
                  <Count
                    label={`${value}, ${t(`counts-${kind.key}`)}`}
                    count={deck.good.find(is(kind, value))?.[3] ?? 0}
                    set={(count) => set(withCount(deck, kind, value, count))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="pair">
        {(["green_2", "black_7"] as const).map((name) => (
          <label key={name} class="check">
            <Count count={deck[name]} set={(count) => set({ ...deck, [name]: count })} />
            <span>{t(name === "green_2" ? "card-green-2" : "card-black-7")}</span>
          </label>
        ))}
      </div>
      <p class={cards === DECK_CARDS && spaces >= LEAST_SPACE_CARDS ? "muted" : "muted wrong"} role="status">
        {t("counts-sum", { cards, all: DECK_CARDS, spaces, least: LEAST_SPACE_CARDS })}
      </p>
    </div>
  );
}

function Count({ label, count, set }: { label?: string; count: number; set: (count: number) => void }) {
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={DECK_CARDS}
      aria-label={label}
      value={count}
      onInput={(event) => set(Math.min(DECK_CARDS, Math.max(0, Math.trunc(event.currentTarget.valueAsNumber || 0))))}
    />
  );
}
