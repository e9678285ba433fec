/** What a person has chosen, kept in this browser. */
import { effect, signal, type Signal } from "@preact/signals";

export type Theme = "auto" | "day" | "candle";
export type Lang = "en" | "fr" | "pl";
export const LANGUAGES: Lang[] = ["en", "fr", "pl"];

export function read(key: string): string | null {
  try {
    return localStorage.getItem(`florin-${key}`);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`florin-${key}`, value);
  } catch {
    // then it lasts as long as the page
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

/** The first language of the browser that we speak. */
export function guessed(languages: readonly string[]): Lang {
  const known = languages.map((name) => name.slice(0, 2).toLowerCase()).find((name) => LANGUAGES.includes(name as Lang));
  return (known as Lang | undefined) ?? "en";
}

export const lang = kept<Lang>("lang", guessed(navigator.languages), LANGUAGES);
export const theme = kept<Theme>("theme", "auto", ["auto", "day", "candle"]);
export const sound = kept("sound", phone ? "off" : "on", ["on", "off"]);
export const pauses = kept("pauses", "on", ["on", "off"]);
export const motion = kept("motion", "on", ["on", "off"]);
export const name = signal(read("name") ?? "");

export const setName = (value: string): void => {
  name.value = value;
  write("name", value);
};

/** Whether the page is dressed for candle light. */
export const candle = signal(false);

/** Whether nothing should move; bots' pauses then go too. */
export const isStill = (): boolean => still.matches || motion.value === "off";

function dress(): void {
  const root = document.documentElement;
  const dim = theme.value === "candle" || (theme.value === "auto" && dark.matches);
  root.dataset["theme"] = dim ? "candle" : "day";
  root.dataset["motion"] = motion.value;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dim ? "#17110d" : "#eee3ca");
  candle.value = dim;
}

export function dressPage(): void {
  effect(dress);
  dark.addEventListener("change", dress);
}
