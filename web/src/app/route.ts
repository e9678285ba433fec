/** The current route. Addresses are relative to the base URL. */
import { signal } from "@preact/signals";

export type Route =
  | { at: "home"; game: string | null; build: boolean }
  | { at: "statistics" }
  | { at: "daily"; day: string | null }
  | { at: "prices" }
  | { at: "puzzles"; game: string | null; course: "rated" | "lesson" | "own" }
  | { at: "table"; table: string }
  | { at: "record"; record: string }
  | { at: "nowhere" };

/** Return the route of an address; `path` is the part after the base. */
export function routeOf(path: string, query = ""): Route {
  const found = /^(t|games|r)\/([\w-]{1,40})\/*$/.exec(path);
  if (found) return found[1] === "t" ? { at: "table", table: found[2]! } : { at: "record", record: found[2]! };
  if (path !== "") return { at: "nowhere" };
  const given = new URLSearchParams(query);
  if (given.has("statistics")) return { at: "statistics" };
  if (given.has("daily")) return { at: "daily", day: given.get("daily") || null };
  if (given.has("prices")) return { at: "prices" };
  if (given.has("puzzles")) {
    return { at: "puzzles", game: given.get("puzzles") || null, course: given.has("lesson") ? "lesson" : given.has("own") ? "own" : "rated" };
  }
  const asked = given.get("new");
  return { at: "home", game: asked || null, build: asked !== null };
}

const base = new URL(document.baseURI);
document.querySelector("base")?.setAttribute("href", base.href); // absolute, so that it stays when the address changes

const here = (): Route =>
  location.pathname.startsWith(base.pathname)
    ? routeOf(location.pathname.slice(base.pathname.length), location.search)
    : { at: "nowhere" };

export const route = signal<Route>(here());

export const address = (path: string): string => new URL(path || ".", base).href;
export const socketAddress = (path: string): string => address(path).replace(/^http/, "ws");

export function go(path: string): void {
  history.pushState(null, "", address(path));
  arrive();
  scrollTo(0, 0);
}

export const arrive = (): void => {
  route.value = here();
};

/** Handle links within the page without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute("download")) return;
    if (!link.href.startsWith(base.href) || link.href.slice(base.href.length).startsWith("api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.href.slice(base.href.length));
  });
}
