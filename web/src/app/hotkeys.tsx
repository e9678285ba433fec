/** The list of keys, shown by `?` or its button, and the link that skips the bar. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { dueControl } from "../games/common/keyboard_focus.ts";
import { t } from "../i18n/texts.ts";

const listed = signal(false);

export const showHotkeys = (): void => {
  listed.value = true;
};

/** Keys, and what they do; a key that is written out has a message of its own. */
const LISTS: Record<string, [string, string][]> = {
  moves: [
    ["A", "key-act"],
    ["1 – 9", "key-choose"],
    ["D", "key-deck"],
    ["+ −", "key-bid"],
    ["T", "key-main"],
    ["P", "key-pass"],
    ["H", "key-hint"],
    ["U", "key-undo"],
  ],
  table: [
    ["L", "key-log"],
    ["C", "key-chat"],
    ["R", "key-rules"],
    ["M", "key-menu"],
    ["key-name-space", "key-hurry"],
    ["key-name-escape", "key-close"],
  ],
  scoring: [["← →", "key-step"], ["key-name-enter", "key-next"]],
  replay: [
    ["← →", "key-move"],
    ["key-name-pages", "key-day"],
    ["key-name-ends", "key-ends"],
    ["key-name-space", "key-play"],
  ],
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

/** The dialog with the list. */
export function Hotkeys() {
  const box = useRef<HTMLDialogElement>(null);
  // Before the first paint: whoever sees the page can use its keys.
  useLayoutEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key !== "?" || !isHotkey(event)) return;
      listed.value = true;
      if (box.current?.open === false) box.current.showModal(); // closed by Escape, but not yet told so
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, []);
  const open = listed.value;
  useLayoutEffect(() => {
    if (open) box.current?.showModal();
  }, [open]);
  if (!open) return null;
  const close = () => {
    listed.value = false;
  };
  const closed = () => {
    listed.value = box.current?.open ?? false; // the list may have been opened again before this event
  };
  return (
    <dialog class="keys" ref={box} aria-labelledby="keys-title" onClose={closed} onClick={({ target }) => target === box.current && close()}>
      <h2 id="keys-title">{t("keys")}</h2>
      <div class="groups">
        {Object.entries(LISTS).map(([where, keys]) => (
          <section key={where}>
            <h3 class="lbl">{t(`keys-${where}`)}</h3>
            <dl>
              {keys.map(([key, text]) => (
                <div key={text}>
                  <dt>
                    <kbd>{key.startsWith("key-name") ? t(key) : key}</kbd>
                  </dt>
                  <dd>{t(text)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <button class="btn" type="button" onClick={close}>
        {t("dismiss")}
      </button>
    </dialog>
  );
}
