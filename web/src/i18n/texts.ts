/** Texts in the current language, from the same files as the terminal's. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { lang, type Lang, write } from "../app/settings.ts";

declare const TEXTS: Record<string, string>;

/** Texts that are loaded on demand, besides those of all code that is ("extras"). */
export type Part = "rules" | "lessons" | "puzzles" | "setup" | "statistics";

export type Args = Record<string, string | number>;

const bundle = signal<FluentBundle | null>(null);
const loaded = new Map<Lang, FluentBundle>();
const complete = new Set<string>(); // parts and their languages
const asked = new Map<string, Promise<void>>();
const said = new Map<string, string>(); // formatted messages: a table formats hundreds of them repeatedly

async function fetched(name: string): Promise<FluentResource> {
  const answer = await fetch(TEXTS[name] as string);
  if (!answer.ok) throw new Error(`the texts ${name} are not there`);
  return new FluentResource(await answer.text());
}

/** The language whose texts could not be loaded. */
export const missingLanguage = signal<Lang | null>(null);

/** Switch to a language. If it cannot be loaded, stay with the one that is shown, or begin in English; the choice stays stored. */
export async function setLanguage(choice: Lang): Promise<void> {
  missingLanguage.value = null;
  try {
    await show(choice);
  } catch (fault) {
    if (!bundle.value && choice === "en") throw fault;
    if (!bundle.value) await show("en");
    missingLanguage.value = choice;
    write("lang", choice);
  }
}

/** Show a language once its texts are loaded. */
async function show(choice: Lang): Promise<void> {
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

/** The files of texts for code that is loaded on demand; `part` are those of some code only. */
const filesOf = (part: Part | null) => (part ? ["extras", part] : ["extras"]);

/** Load texts that the first play does not need, in the current language. */
export const loadTexts = async (part: Part | null): Promise<void> => void (await Promise.all(filesOf(part).map(loadFile)));

function loadFile(part: string): Promise<void> {
  const choice = lang.value;
  const name = `${part}-${choice}`;
  const before = asked.get(name);
  if (before) return before;
  const promise = (async () => {
    const texts = await fetched(name);
    loaded.get(choice)?.addResource(texts, { allowOverrides: true });
    complete.add(name);
    if (lang.value === choice) {
      said.clear();
      const now = bundle.value;
      bundle.value = null;
      bundle.value = now;
    }
  })();
  asked.set(name, promise);
  promise.catch(() => asked.delete(name));
  return promise;
}

export const textsLoaded = (part: Part | null): boolean =>
  bundle.value !== null && filesOf(part).every((file) => complete.has(`${file}-${lang.value}`));

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
  new Intl.NumberFormat(lang.value, options).format(value).replace("-", "−");
