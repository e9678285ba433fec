/** The player's settings, stored in this browser. */
import { effect, signal, type Signal } from "@preact/signals";

export type Theme = "auto" | "day" | "candle";
export type Lang = "en" | "fr" | "pl";
export const LANGUAGES: Lang[] = ["en", "fr", "pl"];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: "English", fr: "Français", pl: "Polski" };

export function read(key: string): string | null {
  try {
    return localStorage.getItem(`florin-${key}`);
  } catch {
    return null; // a browser that stores nothing
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`florin-${key}`, value);
  } catch {
    // then the setting lasts as long as the page
  }
}

function kept<T extends string>(key: string, usual: T, allowed: readonly T[]): Signal<T> {
  const found = read(key) as T | null;
  const choice = signal(found !== null && allowed.includes(found) ? found : usual);
  effect(() => write(key, choice.value));
  return choice;
}

const phone = matchMedia("(pointer: coarse)").matches;
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Return the first of the browser's languages that the page supports. */
export function preferredLanguage(languages: readonly string[]): Lang {
  const known = languages.map((name) => name.slice(0, 2).toLowerCase()).find((name) => LANGUAGES.includes(name as Lang));
  return (known as Lang | undefined) ?? "en";
}

export const lang = kept<Lang>("lang", preferredLanguage(navigator.languages), LANGUAGES);
export const theme = kept<Theme>("theme", "auto", ["auto", "day", "candle"]);
export const sound = kept("sound", phone ? "off" : "on", ["on", "off"]);
export const VOLUMES = ["1", "2", "3", "4", "5"];
export const volume = kept("volume", "4", VOLUMES);
export const TEMPOS = ["0", "1", "2", "3", "4"];

/** The pause before the moves of others, from none to slow; earlier versions stored only on or off. */
export const tempo = kept("tempo", read("pauses") === "off" ? "0" : "2", TEMPOS);
/** The levels of Florin's bots, from the weakest to the strongest. */
export const LEVELS = ["garzone", "apprentice", "merchant", "banker", "magnifico"];

/** The bots of a quick game, by game. */
export const level = {
  card: kept("level-card", "merchant", LEVELS),
  board: kept("level-board", "merchant", LEVELS),
  court: kept("level-court", "merchant", LEVELS),
};
export const notation = kept("notation", "off", ["on", "off"]);
export const motion = kept("motion", "on", ["on", "off"]);
export const name = signal(read("name") ?? "");

export const setName = (value: string): void => {
  name.value = value;
  write("name", value);
};

/** Whether the candlelight (dark) theme is on. */
export const isDark = signal(false);

/** Return whether animations are off, by the setting or the system. */
export const reducesMotion = (): boolean => still.matches || motion.value === "off";

function dress(): void {
  const root = document.documentElement;
  const dim = theme.value === "candle" || (theme.value === "auto" && dark.matches);
  root.dataset["theme"] = dim ? "candle" : "day";
  root.dataset["motion"] = motion.value;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dim ? "#17110d" : "#eee3ca");
  isDark.value = dim;
}

export function applyTheme(): void {
  effect(dress);
  dark.addEventListener("change", dress);
}
