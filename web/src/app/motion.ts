/**
 * Animations. After a change, a piece flies from its old place to its new one, a new piece comes from its deck, and a
 * removed piece falls. The change itself is on the screen in the very next frame: a view transition would first
 * photograph the old picture, and show the change two or three frames later (docs/page.md).
 */
import { reducesMotion } from "./settings.ts";

interface Lain {
  piece: HTMLElement;
  rect: DOMRect;
}

const TIME = { duration: 250, easing: "cubic-bezier(.2, .75, .25, 1)" };
const FALL = { duration: 900, easing: "cubic-bezier(.6, 0, .9, .5)" }; // long enough to see which noble it is
const PAY = { ...TIME, duration: 450, delay: 150, fill: "backwards" as const };
const MOST_FALLS = 12; // with more removed pieces than this, none is animated
const MOST_SHIFTS = 8; // with more shifting pieces than this, only the card that was played is animated
const LATE = 30; // ms: if rendering took longer than this, animate only the card that was played
let watching = false;

const pieces = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("main [data-piece]")];

/** Change the table and animate the pieces to their new places. */
export function animateChange(change: () => void): void {
  if (reducesMotion() || document.hidden || watching) {
    change();
    return;
  }
  const before = new Map(pieces().map((piece) => [piece.dataset["piece"], { piece, rect: piece.getBoundingClientRect() }]));
  const began = performance.now();
  watching = true;
  change();
  queueMicrotask(() => {
    watching = false; // Preact has rendered the change in a microtask of its own
    fly(before, began);
  });
}

/** Change from one screen to another, the scoring to the table, with a view transition if the browser supports it. */
export function transitionTo(change: () => void): void {
  if (reducesMotion() || document.hidden || !("startViewTransition" in document)) {
    change();
    return;
  }
  const turn = document.startViewTransition(async () => {
    change();
    await new Promise((drawn) => setTimeout(drawn));
  });
  for (const part of [turn.finished, turn.ready, turn.updateCallbackDone]) part.catch(() => {}); // it may be interrupted
}

/** Measure everything before starting any animation: measuring afterwards would force another layout. */
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

/** Return the rectangle of an element, if it is visible. */
function rectOf(selector: string): DOMRect | null {
  const place = document.querySelector(selector)?.getBoundingClientRect();
  return place?.width ? place : null;
}

/** Return the rectangle that a new piece comes from, if it is visible. */
const dealt = ({ dataset }: HTMLElement): DOMRect | null => rectOf(`[data-deals="${dataset["from"]}"]`);

/** Let coins that have just appeared come from a seat's purse, one after the other. */
export function payFrom(seat: number, coins: HTMLElement[]): void {
  if (reducesMotion() || document.hidden) return;
  const purse = rectOf(`main [data-purse="${seat}"] .coin`);
  const flights = coins.map((coin) => flight(purse, coin.getBoundingClientRect()));
  for (const [i, coin] of coins.entries()) {
    const steps = flights[i];
    if (steps) coin.animate(steps, { ...PAY, delay: PAY.delay + i * 30 });
  }
}

/** Return the keyframes from one place (null: nowhere) to another; null if the piece does not move or is not visible. */
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

/** Animate a copy of a removed piece. */
function fall({ piece, rect }: Lain): void {
  if (rect.width === 0) return;
  const picture = piece.cloneNode(true) as HTMLElement;
  delete picture.dataset["card"];
  picture.inert = true;
  for (const width of ["--nw", "--cw"]) picture.style.setProperty(width, `${rect.width}px`); // a card's parts are sized by it
  Object.assign(picture.style, { position: "fixed", left: `${rect.x}px`, top: `${rect.y}px`, zIndex: "9", margin: "0" });
  document.body.append(picture);
  const noble = picture.classList.contains("noble");
  const way = noble ? { translate: "0 140px", rotate: "-24deg" } : { translate: "0 40px", rotate: "-8deg" };
  picture.animate([{}, { opacity: 0, ...way }], noble ? FALL : TIME).onfinish = () => picture.remove();
}

/** Run work after the next frame is on the screen. */
export function afterFrame(work: () => void): void {
  if (document.hidden) work(); // a hidden page draws no frames
  else requestAnimationFrame(() => setTimeout(work));
}
