/** Entry point: routing, texts, card images and the service worker. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { Bar } from "./app/bar.tsx";
import { Hotkeys } from "./app/hotkeys_dialog.tsx";
import { lazy } from "./app/lazy.tsx";
import { address, followLinks, route } from "./app/route.ts";
import { applyTheme, isDark, lang, LANGUAGE_NAMES } from "./app/settings.ts";
import { wakeSound } from "./app/sound.ts";
import { Dismiss, Notice } from "./app/ui.tsx";
import symbols from "./app/symbols.svg";
import { followInput } from "./games/common/keyboard_focus.ts";
import { artSprite, renderCardImages } from "./games/index.ts";
import { Home } from "./home/home.tsx";
import { missingLanguage, setLanguage, t } from "./i18n/texts.ts";
import { TablePage } from "./table/table_page.tsx";

const Statistics = lazy("statistics", async () => (await import("./extras.ts")).Statistics);
const DailyPage = lazy(null, async () => (await import("./extras.ts")).DailyPage);
const PricePage = lazy("puzzles", async () => (await import("./extras.ts")).PricePage);
const PuzzlesPage = lazy("puzzles", async () => (await import("./extras.ts")).PuzzlesPage);
const ReplayPage = lazy(null, async () => (await import("./extras.ts")).ReplayPage);

function Page() {
  const here = route.value;
  if (here.at === "home") return <Home />;
  if (here.at === "statistics") return <Statistics />;
  if (here.at === "daily") return <DailyPage key={here.day} day={here.day} />;
  if (here.at === "prices") return <PricePage />;
  if (here.at === "puzzles") return <PuzzlesPage game={here.game} course={here.course} />;
  if (here.at === "table") return <TablePage key={here.table} id={here.table} />;
  if (here.at === "record") return <ReplayPage key={here.record} id={here.record} />;
  return (
    <>
      <Bar />
      <main class="waiting frame">
        <h1>{t("error-unknown-address")}</h1>
        <a class="btn" href=".">
          {t("back-home")}
        </a>
      </main>
    </>
  );
}

function MissingLanguage() {
  const missing = missingLanguage.value;
  if (!missing) return null;
  return (
    <div class="missing-language" role="alert">
      <Notice kind="no" actions={<Dismiss close={() => (missingLanguage.value = null)} />}>
        {t("language-missing", { language: LANGUAGE_NAMES[missing] })}
      </Notice>
    </div>
  );
}

const cardImages = new CSSStyleSheet();
document.adoptedStyleSheets.push(cardImages);
applyTheme();
let rendering = Promise.resolve();
isDark.subscribe(() => {
  rendering = rendering.then(() => renderCardImages(artSprite, cardImages));
});
document.body.insertAdjacentHTML("afterbegin", artSprite + symbols);
await Promise.all([setLanguage(lang.value), rendering]);
followLinks();
wakeSound();
followInput();
render(
  <>
    <Page />
    <MissingLanguage />
    <Hotkeys />
  </>,
  document.getElementById("florin") as HTMLElement,
);
if ("serviceWorker" in navigator) {
  // Register again for another language, so that the worker also caches files loaded before it ran.
  effect(() => void navigator.serviceWorker.register(address(`sw.js?${lang.value}`), { scope: address("") }).catch(() => {}));
}
