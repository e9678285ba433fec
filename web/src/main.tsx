/** The page. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { Bar } from "./bar.tsx";
import { Home } from "./home.tsx";
import { ReplayPage } from "./replay.tsx";
import { address, followLinks, route } from "./route.ts";
import { candle, dressPage, lang } from "./settings.ts";
import { wakeSound } from "./sound.ts";
import symbols from "./symbols.svg";
import { TablePage } from "./table.tsx";
import { artSprite, print } from "./tables/index.ts";
import { speak, t } from "./texts.ts";

function Page() {
  const here = route.value;
  if (here.at === "home") return <Home />;
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

const prints = new CSSStyleSheet();
document.adoptedStyleSheets.push(prints);
dressPage();
let printing = Promise.resolve();
candle.subscribe(() => {
  printing = printing.then(() => print(artSprite, prints));
});
document.body.insertAdjacentHTML("afterbegin", artSprite + symbols);
await Promise.all([speak(lang.value), printing]);
followLinks();
wakeSound();
render(<Page />, document.getElementById("florin") as HTMLElement);
if ("serviceWorker" in navigator) {
  // Again for another language: the worker then keeps what that one needs, also if it was not there to see it loaded.
  effect(() => void navigator.serviceWorker.register(address(`sw.js?${lang.value}`), { scope: address("") }).catch(() => {}));
}
