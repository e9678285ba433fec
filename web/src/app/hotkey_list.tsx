/** The list of keys. */
import { t } from "../i18n/texts.ts";

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

export function HotkeyList() {
  return (
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
  );
}
