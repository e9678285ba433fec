/** Cards move when they move: a change of the page as a view transition, where that is wanted and known. */
import { isStill } from "./settings.ts";

/** Lets Preact draw what a signal has changed. */
const drawn = (): Promise<void> => new Promise((done) => setTimeout(done));

export function moving(change: () => void): void {
  if (isStill() || document.hidden || !("startViewTransition" in document)) {
    change();
    return;
  }
  const flight = document.startViewTransition(async () => {
    change();
    await drawn();
  });
  flight.finished.catch(() => {}); // one that is overtaken by the next is no fault
  flight.ready.catch(() => {});
  flight.updateCallbackDone.catch(() => {});
}

/** A moment before a bot's move, 300 to 700 ms. */
export const moment = (): number => 300 + Math.random() * 400;
