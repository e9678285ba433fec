/** The rules: the game in short, the player aid, and the numbered rules, of which the requested one is highlighted. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { OPTIONS, optionName, valueName } from "../app/table_options.tsx";
import { NobleCard, WareCard } from "../games/common/cards.tsx";
import type { GameName } from "../games/game_names.ts";
import { hasMessage, t } from "../i18n/texts.ts";
import type { View } from "../protocol.ts";
import { PlayerAid } from "./player_aid.tsx";
import { marked, mentions, plain } from "./search_marks.ts";

const LETTERS: Record<string, string> = { card: "C", board: "B", court: "K" };

/** The sections of each game in short, with the cards beside them. */
const SECTIONS: Record<string, [section: string, cards: string[]][]> = {
  card: [
    ["aim", []],
    ["turn", ["G3", "C4", "S5"]],
    ["cards", ["DD0", "F0*", "2*", "7"]],
    ["score", []],
    ["end", []],
  ],
  board: [
    ["aim", []],
    ["turn", ["P5", "S3", "D2"]],
    ["cards", ["M4", "C0", "10"]],
    ["score", []],
    ["end", []],
  ],
  court: [
    ["aim", []],
    ["turn", ["R7", "G7"]],
    ["powers", ["R0", "G1", "RJ"]],
    ["end", []],
  ],
};

const TABS = ["short", "aid", "numbered"] as const;
type Tab = (typeof TABS)[number];

interface Props {
  game: string;
  view: View | null;
  rule: string | null; // the requested one
}

export function RuleBook({ game, view, rule }: Props) {
  const tab = useSignal<Tab>(rule ? "numbered" : "short");
  const sought = useSignal("");
  useEffect(() => {
    if (rule) tab.value = "numbered";
  }, [rule]);
  const words = plain(sought.value).split(/\s+/).filter(Boolean);
  const shown: Tab = words.length ? "numbered" : tab.value;
  return (
    <div class="scroll rules" tabIndex={0} role="group" aria-label={t(`guide-${shown}`)}>
      <div class="rulehead">
        <input
          type="search"
          aria-label={t("guide-search")}
          placeholder={t("guide-search")}
          value={sought.value}
          onInput={(event) => (sought.value = event.currentTarget.value)}
        />
        <div class="tabs" role="group" aria-label={t("rules")}>
          {TABS.map((one) => (
            <button
              key={one}
              class="btn sm"
              type="button"
              aria-pressed={shown === one}
              onClick={() => {
                sought.value = "";
                tab.value = one;
              }}
            >
              {t(`guide-${one}`)}
            </button>
          ))}
        </div>
      </div>
      {shown === "short" && <InShort game={game} />}
      {shown === "aid" && <PlayerAid game={game} view={view} />}
      {shown === "numbered" && <Numbered game={game as GameName} rule={rule} words={words} options={view?.options ?? {}} />}
    </div>
  );
}

function InShort({ game }: { game: string }) {
  return (
    <>
      {SECTIONS[game]?.map(([section, cards]) => (
        <section key={section}>
          <h3>{t(`guide-${section}`)}</h3>
          {cards.length > 0 && (
            <div class="shown">
              {cards.map((card) =>
                game === "court" ? <NobleCard key={card} t={t} card={card} /> : <WareCard key={card} t={t} game={game as "card" | "board"} card={card} />,
              )}
            </div>
          )}
          <p>{t(`guide-${game}-${section}`)}</p>
        </section>
      ))}
    </>
  );
}

interface NumberedProps {
  game: GameName;
  rule: string | null;
  words: string[];
  options: Record<string, unknown>; // of this table
}

/** The rules that contain all these words, without words all of them, and the variants; those of this table are marked. */
function Numbered({ game, rule, words, options }: NumberedProps) {
  const box = useRef<HTMLDListElement>(null);
  useEffect(() => {
    if (rule) box.current?.querySelector(`[data-rule="${rule}"]`)?.scrollIntoView({ block: "center" });
  }, [rule]);
  const ids = Array.from({ length: 20 }, (_, i) => `${LETTERS[game]}-${i + 1}`).filter((id) => hasMessage(`rule-${id}`));
  const found = ids.filter((id) => words.every((word) => mentions(`${id} ${t(`rule-${id}`)}`, word)));
  const variants = Object.entries(OPTIONS[game])
    .map(([option, [usual, other]]) => ({ name: t("term", { what: optionName(game, option), how: valueName(option, other!) }), key: `variant-${game}-${option.replaceAll("_", "-")}`, played: option in options && options[option] !== usual }))
    .filter(({ name, key }) => hasMessage(key) && words.every((word) => mentions(`${name} ${t(key)}`, word)));
  return (
    <>
      {words.length === 0 && <p class="serif">{t(`intro-${game}`)}</p>}
      {found.length + variants.length === 0 && <p class="empty">{t("guide-nothing")}</p>}
      <dl ref={box}>
        {found.map((id) => (
          <div key={id} data-rule={id} class={id === rule ? "asked" : ""}>
            <dt>{id}</dt>
            <dd>
              <Marked text={t(`rule-${id}`)} words={words} />
            </dd>
          </div>
        ))}
      </dl>
      {variants.length > 0 && <h3>{t("guide-variants")}</h3>}
      {variants.map(({ name, key, played }) => (
        <p key={key} class={played ? "asked" : ""}>
          <b>{name}</b>
          {played && ` (${t("guide-played")})`} – <Marked text={t(key)} words={words} />
        </p>
      ))}
    </>
  );
}

const Marked = ({ text, words }: { text: string; words: string[] }) => (
  <>{marked(text, words).map(([part, found], i) => (found ? <mark key={i}>{part}</mark> : part))}</>
);
