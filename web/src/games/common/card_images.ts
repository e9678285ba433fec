/**
 * The symbols on the cards, as background images. A table has dozens of cards: with a copy of a symbol's shapes in
 * every card, each move would style, lay out and paint every shape (docs/page.md).
 */

import { noble, ware } from "./card_notation.ts";

/** A symbol as the background image of a selector; ink and ground are design tokens or colours. */
interface CardImage {
  at: string;
  symbol: string;
  ink: string;
  ground: string;
}

const GOODS = ["G0", "S0", "F0", "D0", "C0", "M0", "P0"].map(ware);
const OFFICES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "15", "J"].map((rank) => noble(`R${rank}`).symbol);
const OTHERS = ["--leaf", "--ribbon", "--ribbon-edge", "--coin", "--coin-edge"]; // other tokens used by symbols
const SEEN = 1000; // ms after which all images have been drawn once
const SIZE = 64; // CSS pixels: width of the largest image; rendered at twice that or more

export const CARD_IMAGES: readonly CardImage[] = [
  ...GOODS.map(({ look, symbol }) => ({ at: `.g-${look} .g`, symbol, ink: `--on-${look}`, ground: `--${look}` })),
  { at: ".g-neutral .g", symbol: ware("2*").symbol, ink: "--on-neutral", ground: "--neutral" },
  { at: ".g-black .g", symbol: ware("7").symbol, ink: "#6f6258", ground: "--black" },
  { at: ".g-ten .g", symbol: ware("10").symbol, ink: "#3a2708", ground: "#e0b95c" },
  { at: ".card .rib", symbol: "ribbon", ink: "--ribbon-edge", ground: "--ribbon" },
  { at: ".h-rovere .arms", symbol: "oak", ink: "--on-rovere", ground: "--rovere" },
  { at: ".h-gonzaga .arms", symbol: "lion", ink: "--on-gonzaga", ground: "--gonzaga" },
  ...OFFICES.map((symbol) => ({ at: `.noble .d-${symbol}`, symbol, ink: "#2f2219", ground: "#f6ead0" })),
  { at: ".pile .sum", symbol: "seal", ink: "--pile-seal", ground: "--pile-seal" },
  { at: ".dg.now", symbol: "dagger", ink: "#fff", ground: "--seal-red" },
  { at: ".dg.may", symbol: "dagger", ink: "--ink-2", ground: "--raise" },
  { at: ".stamp", symbol: "seal-lily", ink: "--seal-red", ground: "--seal-red" },
  { at: ".coin", symbol: "coin", ink: "--coin-edge", ground: "--coin" },
];

/** Return a symbol of the sprite as an SVG document in these colours. */
export function drawing(sprite: string, symbol: string, colours: Record<string, string>): string {
  const found = new RegExp(`<symbol id="${symbol}" viewBox="([^"]*)">(.*?)</symbol>`, "s").exec(sprite);
  if (!found) throw new Error(`no symbol: ${symbol}`);
  const style = Object.entries(colours).map(([name, value]) => `${name}:${value}`);
  const size = `width="${SIZE}" height="${SIZE}"`; // some browsers need it to draw on a canvas
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${found[1]}" style="${style.join(";")}">${found[2]}</svg>`;
}

function canvas(size: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const made = document.createElement("canvas");
  made.width = made.height = size;
  return [made, made.getContext("2d")];
}

/** Return whether canvas pixels can be read back: some browsers falsify them against fingerprinting. */
function givesPixels(): boolean {
  const [, pen] = canvas(1);
  if (!pen) return false;
  pen.fillStyle = "#1f3f86";
  pen.fillRect(0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data.join() === "31,63,134,255";
}

/** Convert an SVG image to pixels: an SVG would be drawn shape by shape wherever it appears. */
async function pixels(address: string): Promise<string> {
  const size = SIZE * Math.max(2, Math.ceil(devicePixelRatio));
  const [made, pen] = canvas(size);
  const image = new Image(size, size);
  image.src = address;
  await image.decode();
  pen?.drawImage(image, 0, 0, size, size);
  return made.toDataURL();
}

/** Return nested elements for a selector such as `.place .image`. */
function sample(at: string): HTMLElement {
  const [outer = "", ...inner] = at.split(" ");
  const made = document.createElement("i");
  made.className = outer.replaceAll(".", " ");
  if (inner.length > 0) made.append(sample(inner.join(" ")));
  return made;
}

/** Show every image once, out of sight: a browser decodes an image on first use, which would delay a move. */
function preload(): void {
  const sheet = document.createElement("div");
  sheet.className = "vh";
  sheet.ariaHidden = "true";
  sheet.append(...CARD_IMAGES.map(({ at }) => sample(at)));
  document.body.prepend(sheet); // here it does not make the page longer
  setTimeout(() => sheet.remove(), SEEN);
}

/** Render all images in the colours of the current theme; the old ones stay until the new ones are ready. */
export async function renderCardImages(sprite: string, sheet: CSSStyleSheet): Promise<void> {
  const tokens = getComputedStyle(document.documentElement);
  const colour = (name: string) => (name.startsWith("--") ? tokens.getPropertyValue(name).trim() : name);
  const others = Object.fromEntries(OTHERS.map((name) => [name, colour(name)]));
  const inPixels = givesPixels();
  const rules = CARD_IMAGES.map(async ({ at, symbol, ink, ground }) => {
    const drawn = drawing(sprite, symbol, { ...others, color: colour(ink), "--cut": colour(ground) });
    const address = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    return `${at}{background-image:url("${inPixels ? await pixels(address).catch(() => address) : address}")}`;
  });
  sheet.replaceSync((await Promise.all(rules)).join(""));
  preload();
}
