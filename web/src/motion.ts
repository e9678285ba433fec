/**
 * Cards move when they move. A piece that lies elsewhere after a change flies there from where it lay, a new one comes
 * from where it was dealt, one that is gone falls. The change itself is on the screen in the very next frame: a view
 * transition would first take pictures of what was, and show it two or three frames later (docs/page.md).
 */
import { isStill } from "./settings.ts";

interface Lain {
  piece: HTMLElement;
  rect: DOMRect;
}

const TIME = { duration: 250, easing: "cubic-bezier(.2, .75, .25, 1)" };
const MOST_FALLS = 12; // when all is cleared away, nothing is seen to fall
const MOST_SHIFTS = 8; // when all makes room at once, only what was played is seen to move
const LATE = 30; // milliseconds: a change that took so long is shown, and only what was played is seen to move
let watching = false;

const pieces = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("main [data-piece]")];

/** Makes a change of the table and lets the pieces fly to where they lie then. */
export function moving(change: () => void): void {
  if (isStill() || document.hidden || watching) {
    change();
    return;
  }
  const before = new Map(pieces().map((piece) => [piece.dataset["piece"], { piece, rect: piece.getBoundingClientRect() }]));
  const began = performance.now();
  watching = true;
  change();
  queueMicrotask(() => {
    watching = false; // Preact has drawn the change in a microtask of its own
    fly(before, began);
  });
}

/** One picture after another, the scoring and then the table: a view transition, where that is known. */
export function turning(change: () => void): void {
  if (isStill() || document.hidden || !("startViewTransition" in document)) {
    change();
    return;
  }
  const turn = document.startViewTransition(async () => {
    change();
    await new Promise((drawn) => setTimeout(drawn));
  });
  for (const part of [turn.finished, turn.ready, turn.updateCallbackDone]) part.catch(() => {}); // overtaken is no fault
}

/** All is measured before anything is set in motion: what is measured after that would have to be laid out again. */
function fly(before: Map<string | undefined, Lain>, began: number): void {
  const now = pieces().map((piece) => {
    const old = before.get(piece.dataset["piece"]);
    before.delete(piece.dataset["piece"]);
    const steps = flight(old?.rect ?? dealt(piece), piece.getBoundingClientRect());
    return { piece, steps, shifts: steps !== null && old?.piece === piece };
  });
  const late = performance.now() - began > LATE;
  const crowded = late || now.filter(({ shifts }) => shifts).length > MOST_SHIFTS;
  for (const { piece, steps, shifts } of now) if (steps && !(crowded && shifts)) above(piece, piece.animate(steps, TIME));
  if (now.length > 0 && !late && before.size <= MOST_FALLS) for (const lain of before.values()) fall(lain);
}

/** Where a new piece comes from, if that is to be seen. */
function dealt({ dataset }: HTMLElement): DOMRect | null {
  const place = document.querySelector(`[data-deals="${dataset["from"]}"]`)?.getBoundingClientRect();
  return place?.width ? place : null;
}

/** From one place to another, in the size it had there, or out of nowhere; null if it lies there or is not seen. */
function flight(from: DOMRect | null, to: DOMRect): Keyframe[] | null {
  if (to.width === 0) return null;
  if (!from) return [{ opacity: 0, translate: "70px", rotate: "5deg" }, {}];
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = from.width ? from.width / to.width : 1;
  if (Math.hypot(x, y) < 2 && Math.abs(scale - 1) < 0.02) return null;
  return [{ translate: `${x}px ${y}px`, scale }, {}];
}

function above(piece: HTMLElement, flight: Animation): void {
  piece.style.zIndex = "9";
  flight.onfinish = () => piece.style.removeProperty("z-index");
}

/** The piece is gone from the table already: what falls is its picture. */
function fall({ piece, rect }: Lain): void {
  if (rect.width === 0) return;
  const picture = piece.cloneNode(true) as HTMLElement;
  delete picture.dataset["card"];
  picture.inert = true;
  for (const width of ["--nw", "--cw"]) picture.style.setProperty(width, `${rect.width}px`); // all of a card is drawn by it
  Object.assign(picture.style, { position: "fixed", left: `${rect.x}px`, top: `${rect.y}px`, zIndex: "9", margin: "0" });
  document.body.append(picture);
  picture.animate([{}, { opacity: 0, translate: "0 40px", rotate: "-8deg" }], TIME).onfinish = () => picture.remove();
}

/** A moment before a bot's move, 300 to 700 ms. */
export const moment = (): number => 300 + Math.random() * 400;

/** Does what can wait until the next frame is on the screen. */
export function afterFrame(work: () => void): void {
  if (document.hidden) work(); // no frame will come
  else requestAnimationFrame(() => setTimeout(work));
}
