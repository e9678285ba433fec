/** The bots that the server offers, its own and those of plugins. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { botLine, botName, BUILT_IN_BOTS, inMenuOrder } from "../i18n/player_names.ts";
import * as api from "../net/api.ts";

const bots = signal(BUILT_IN_BOTS); // until the server answers, or if it does not
let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  api.bots().then(
    (found) => (bots.value = inMenuOrder(found.bots)),
    () => (asked = false),
  );
}

/** The bots as options of a select. */
export function BotOptions({ only }: { only?: string[] }) {
  useEffect(ask, []);
  return (
    <>
      {(only ?? bots.value).map((bot) => (
        <option key={bot} value={bot} title={botLine(bot)}>
          {botName(bot)}
        </option>
      ))}
    </>
  );
}
