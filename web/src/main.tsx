import { render } from "preact";
import { dressPage, lang } from "./settings.ts";
import { speak } from "./texts.ts";

dressPage();
await speak(lang.value);
render(<p>Florin</p>, document.getElementById("page") as HTMLElement);
