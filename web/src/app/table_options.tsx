/** The settings of a table: clock, hints and rule options. */
import type { GameName } from "../games/game_names.ts";
import { t } from "../i18n/texts.ts";
import type { Clock, TableInfo } from "../protocol.ts";
import { asClock } from "../table/clock.tsx";

export const CLOCKS: Record<string, Clock> = {
  none: {},
  quick: { move: 30 },
  calm: { move: 120 },
  bank: { bank: 600, increment: 10 },
  days: { move: 86_400 },
};

type Value = string | number | boolean;

/** The rule options of each game with their values, the default first. */
export const OPTIONS: Record<GameName, Record<string, Value[]>> = {
  card: { deck: ["default", "own"], big_bonus: [false, true], empty_ranks: [false, true] },
  board: { third_of_six: [10, 15], empty_ranks: [true, false], fifth_step: [0, 5] },
  court: { dukes: [false, true], distinct_circle: [false, true], plan_draw: ["total", "row"], end: ["circle", "house"] },
};

const hyphened = (name: string): string => name.replaceAll("_", "-");

export const optionKey = (game: string, option: string): string => `option-${game}-${hyphened(option)}`;
export const optionName = (game: string, option: string): string => t(optionKey(game, option));

/** Return a value as a choice in the form: any custom deck is "own". */
export const choiceOf = (value: unknown): Value => (typeof value === "object" ? "own" : (value as Value));

export function valueName(option: string, value: Value): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return typeof value === "number" ? t("florins-count", { florins: value }) : t(`value-${hyphened(option)}-${value}`);
}

function clockName(clock: Clock): string {
  const same = (one: Clock) => (["move", "bank", "increment"] as const).every((part) => (one[part] || 0) === (clock[part] || 0));
  const kind = Object.keys(CLOCKS).find((name) => same(CLOCKS[name]!));
  return kind ? t(`clock-${kind}`) : asClock(clock.move || clock.bank || 0);
}

/** Return the names and values of the options that differ from the default. */
function optionsOf({ game, options }: TableInfo): [string, string][] {
  const unusual = Object.entries(OPTIONS[game as GameName]).filter(([option, [usual]]) => options[option] !== usual);
  return unusual.map(([option]) => [optionName(game, option), valueName(option, choiceOf(options[option]))]);
}

export function TableOptions({ table }: { table: TableInfo }) {
  const terms = [[t("clock"), clockName(table.clock)], [t("hints"), t(`hints-${table.hints}`)], ...optionsOf(table)];
  return (
    <ul class="terms" aria-label={t("terms")}>
      {terms.map(([what = "", how = ""]) => (
        <li key={what}>{t("term", { what, how })}</li>
      ))}
    </ul>
  );
}
