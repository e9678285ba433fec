/** What is a key for the page, the focus on what is due, and the link that skips the bar. */
import { signal } from "@preact/signals";
import { dueControl } from "../games/common/keyboard_focus.ts";
import { t } from "../i18n/texts.ts";

/** Whether the list of keys is open. */
export const listed = signal(false);

export const showHotkeys = (): void => {
  listed.value = true;
};

/** Return whether a key is meant for the page: no modifier, and not typed into a field. */
export const isHotkey = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target as Element).closest?.("input:not([type=range]), select, textarea, dialog");

/** Focus the first action that is due; if there is none, the headline, which says whose turn it is. */
export function focusDue(): boolean {
  const main = document.querySelector("main");
  const due = main && dueControl(main);
  const headline = due ? null : main?.querySelector("h1");
  if (headline) headline.tabIndex = -1;
  (due ?? headline)?.focus();
  return Boolean(due ?? headline);
}

/** Focus the page's content, at the first action if there is one. */
function skip(): void {
  const main = document.querySelector<HTMLElement>("main");
  if (focusDue() || !main) return;
  main.tabIndex = -1;
  main.focus();
}

export function SkipLink() {
  return (
    <button class="skip btn" type="button" onClick={skip}>
      {t("skip-to-content")}
    </button>
  );
}
