/** Texts in the current language, from the same files as the terminal's. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { lang, type Lang } from "../app/settings.ts";

declare const TEXTS: Record<string, string>;

export type Args = Record<string, string | number>;

const bundle = signal<FluentBundle | null>(null);
const loaded = new Map<Lang, FluentBundle>();
const withRules = new Set<Lang>();
const asked = new Map<string, Promise<void>>();
const said = new Map<string, string>(); // formatted messages: a table formats hundreds of them repeatedly

async function fetched(name: string): Promise<FluentResource> {
  const answer = await fetch(TEXTS[name] as string);
  if (!answer.ok) throw new Error(`the texts ${name} are not there`);
  return new FluentResource(await answer.text());
}

/** Switch to a language once its texts are loaded. */
export async function setLanguage(choice: Lang): Promise<void> {
  if (!loaded.has(choice)) {
    const fresh = new FluentBundle(choice, { useIsolating: false });
    fresh.addResource(await fetched(choice));
    loaded.set(choice, fresh);
  }
  lang.value = choice;
  said.clear();
  bundle.value = loaded.get(choice) ?? null;
  document.documentElement.lang = choice;
}

/** Load the texts of the rules. */
export function loadRules(): Promise<void> {
  const choice = lang.value;
  const before = asked.get(choice);
  if (before) return before;
  const promise = (async () => {
    const rules = await fetched(`rules-${choice}`);
    loaded.get(choice)?.addResource(rules, { allowOverrides: true });
    withRules.add(choice);
    if (lang.value === choice) {
      said.clear();
      const now = bundle.value;
      bundle.value = null;
      bundle.value = now;
    }
  })();
  asked.set(choice, promise);
  promise.catch(() => asked.delete(choice));
  return promise;
}

export const rulesLoaded = (): boolean => bundle.value !== null && withRules.has(lang.value);

export const hasMessage = (key: string): boolean => bundle.value?.hasMessage(key) ?? false;

/** Format a message. Numbers follow the language's conventions; pass years and ids as strings. */
export function t(key: string, args?: Args): string {
  const words = bundle.value;
  const pattern = words?.getMessage(key)?.value;
  if (!words || !pattern) return key;
  const sentence = args ? key + JSON.stringify(args) : key;
  const before = said.get(sentence);
  if (before !== undefined) return before;
  const faults: Error[] = [];
  const given = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown(value)]));
  const text = words.formatPattern(pattern, given, faults);
  if (faults.length) console.error(`${key}: ${faults[0]}`);
  said.set(sentence, text);
  return text;
}

const shown = (value: string | number) => (typeof value === "number" ? new FluentNumber(value) : value);

/** Format a number for the language. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(lang.value, options).format(value);
