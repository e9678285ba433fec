/** The light on an element of the table, and the place of the text beside it. */

const GAP = 14; // px between the element and the text
const EDGE = 6; // px to the edge of the window
const RIM = 5; // px of light around the element
const SETTLED = 30; // frames after a change: pieces have moved by then

/** Parts of the page, with how bad it is to cover one of their pixels. */
type Covered = [DOMRect, number][];

/** Call `place` now, and again while something on the page moves; return a function that ends it. */
export function follow(place: () => void): () => void {
  let left = 0;
  let frame = 0;
  const run = () => {
    place();
    left -= 1;
    frame = left > 0 ? requestAnimationFrame(run) : 0;
  };
  const again = () => {
    left = SETTLED;
    if (!frame) frame = requestAnimationFrame(run);
  };
  const changes = new MutationObserver(again);
  const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "aria-pressed", "data-move"] };
  changes.observe(document.getElementById("florin") as HTMLElement, watched);
  addEventListener("resize", again);
  addEventListener("scroll", again, { capture: true, passive: true });
  place();
  again();
  return () => {
    changes.disconnect();
    removeEventListener("resize", again);
    removeEventListener("scroll", again, { capture: true });
    cancelAnimationFrame(frame);
  };
}

/** Put the light on an element. */
export function light(ring: HTMLElement, { x, y, width, height }: DOMRect): void {
  const [left, top] = [Math.max(x - RIM, 0), Math.max(y - RIM, 0)];
  const [right, bottom] = [Math.min(x + width + RIM, innerWidth), Math.min(y + height + RIM, innerHeight)];
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
}

/** Put the text where it covers least, near `near`. */
export function putBeside(box: HTMLElement, near: DOMRect | null, covered: Covered): void {
  const { width, height } = box.getBoundingClientRect();
  const [right, low] = [innerWidth - width - EDGE, innerHeight - height - EDGE];
  const grid = Array.from({ length: 9 }, (_, i) => i / 8);
  const places = grid.flatMap((x) => grid.map((y): [number, number] => [x * right, y * low]));
  if (near) {
    const [x, y] = [near.x + (near.width - width) / 2, near.y + (near.height - height) / 2];
    places.unshift([x, near.bottom + GAP], [x, near.top - GAP - height], [near.right + GAP, y], [near.left - GAP - width, y]);
  }
  const goal = near ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const cost = ([x, y]: [number, number]): number => {
    const far = Math.hypot(x + width / 2 - goal.x - goal.width / 2, y + height / 2 - goal.y - goal.height / 2);
    return covered.reduce((sum, [part, weight]) => sum + weight * overlap(part, x, y, width, height), far);
  };
  const inside = places.map(([x, y]): [number, number] => [clamp(x, right), clamp(y, low)]);
  const [x, y] = inside.reduce((best, place) => (cost(place) < cost(best) ? place : best));
  Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
}

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(most, value));

function overlap(part: DOMRect, x: number, y: number, width: number, height: number): number {
  const wide = Math.min(part.right + RIM, x + width) - Math.max(part.left - RIM, x);
  const high = Math.min(part.bottom + RIM, y + height) - Math.max(part.top - RIM, y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
