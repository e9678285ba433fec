/** The games of this browser: at which tables one sits, and the tokens that open the seats. */
import { signal } from "@preact/signals";
import type { Place, TableInfo } from "./protocol.ts";
import { address } from "./route.ts";
import { read, write } from "./settings.ts";

export interface Mine {
  table: string;
  token: string | null;
  seat: number | null;
  game: string;
  names: string[];
  stage: TableInfo["stage"];
  turn: number | null;
  won: boolean | null;
  score: number | null;
  seen: number; // when we were last there
  link?: string; // the table's address as the server tells it to others
  commit?: string; // the promise of the deal as it was when we first came
  lines?: number; // how much of the log we have seen
  first?: boolean; // a first game, explained as it goes
}

const MOST = 60;

/** What is kept; in a browser that keeps nothing, what this page knows. */
function load(known: Mine[] = []): Mine[] {
  const kept = read("games");
  if (kept === null) return known;
  try {
    const found: unknown = JSON.parse(kept);
    return Array.isArray(found) ? (found as Mine[]).filter((game) => typeof game?.table === "string") : [];
  } catch {
    return [];
  }
}

export const games = signal<Mine[]>(load());

export const placeAt = (table: string): Mine | undefined => games.value.find((game) => game.table === table);
export const tokenOf = (table: string): string | null => placeAt(table)?.token ?? null;

/** Remembers something of a game; the latest comes first. */
export function remember(table: string, facts: Partial<Mine>): void {
  const before = load(games.value).find((game) => game.table === table);
  const fresh: Mine = {
    table,
    token: null,
    seat: null,
    game: "card",
    names: [],
    stage: "waiting",
    turn: null,
    won: null,
    score: null,
    ...before,
    ...facts,
    seen: Date.now(),
  };
  store([fresh, ...load(games.value).filter((game) => game.table !== table)].slice(0, MOST));
}

export const forget = (table: string): void => store(load(games.value).filter((game) => game.table !== table));

function store(list: Mine[]): void {
  games.value = list;
  write("games", JSON.stringify(list));
}

export const sitDown = (place: Place, facts: Partial<Mine>): void =>
  remember(place.table, { token: place.token, seat: place.seat, link: place.link.split("#", 1)[0] ?? "", ...facts });

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** An address of the table to send (`path`, below the base): the server's own if ours leads others nowhere. */
export function addressFor(table: string, path: string): { link: string; local: boolean } {
  const here = address(path);
  const told = placeAt(table)?.link;
  const link = LOCAL.test(new URL(here).hostname) && told ? new URL(`../${path}`, told).href : here;
  return { link, local: LOCAL.test(new URL(link).hostname) };
}
