/** Which bots can be asked to play: what the server offers, of its own and of its plug-ins. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api.ts";
import { botName, KNOWN, offered } from "./people.ts";

const bots = signal(KNOWN); // until the server has said, and if it does not
let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  api.bots().then(
    (found) => (bots.value = offered(found.bots)),
    () => (asked = false),
  );
}

/** The bots, to choose from. */
export function BotOptions() {
  useEffect(ask, []);
  return (
    <>
      {bots.value.map((bot) => (
        <option key={bot} value={bot}>
          {botName(bot)}
        </option>
      ))}
    </>
  );
}
