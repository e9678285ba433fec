/** The bar at the top: the current place, and the settings available everywhere. */
import type { ComponentChildren } from "preact";
import { Sym } from "../games/common/symbols.tsx";
import { setLanguage, t } from "../i18n/texts.ts";
import { showHotkeys, SkipLink } from "./hotkeys.tsx";
import { lang, LANGUAGE_NAMES, LANGUAGES, sound, theme, type Theme } from "./settings.ts";

const NEXT: Record<Theme, Theme> = { auto: "day", day: "candle", candle: "auto" };

/** `keep` shows all settings on a phone too; at a table they are in the menu. */
export function Bar({ where, tools, keep = true }: { where?: ComponentChildren; tools?: ComponentChildren; keep?: boolean }) {
  return (
    <header class={keep ? "bar keep" : "bar"}>
      <SkipLink />
      <a class="brand" href=".">
        <Sym id="coin" />
        <span>Florin</span>
      </a>
      <div class="where">{where}</div>
      <nav class="tools" aria-label={t("tools")}>
        {tools}
        <button
          class="tool pref"
          type="button"
          aria-pressed={sound.value === "on"}
          title={t("sound")}
          onClick={() => {
            sound.value = sound.value === "on" ? "off" : "on";
          }}
        >
          <Sym id={sound.value === "on" ? "i-sound" : "i-mute"} />
          <span class="vh">{t("sound")}</span>
        </button>
        <button
          class="tool pref"
          type="button"
          title={t(`theme-${theme.value}`)}
          onClick={() => {
            theme.value = NEXT[theme.value];
          }}
        >
          <Sym id={`i-theme-${theme.value}`} />
          <span class="vh">{t(`theme-${theme.value}`)}</span>
        </button>
        <button class="tool pref keys" type="button" title={t("keys")} onClick={showHotkeys}>
          <b aria-hidden="true">?</b>
          <span class="vh">{t("keys")}</span>
        </button>
        <div class="lang" role="group" aria-label={t("language")}>
          {LANGUAGES.map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={lang.value === code}
              title={LANGUAGE_NAMES[code]}
              onClick={() => void setLanguage(code)}
            >
              {code.toUpperCase()}
            </button>
          ))}
        </div>
      </nav>
    </header>
  );
}
