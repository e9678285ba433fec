/** The games saved in this browser, with the tokens of their seats. */
import { signal } from "@preact/signals";
import { address } from "../app/route.ts";
import { read, write } from "../app/settings.ts";
import type { Place, TableInfo } from "../protocol.ts";

/** What a review says of the decision at which a game was opened again. */
export interface Retried {
  move: string; // of the recorded game
  best: string[];
  shares: Record<string, number>; // chances of winning, by move
}

export interface SavedGame {
  table: string;
  token: string | null;
  seat: number | null;
  game: string;
  names: string[];
  stage: TableInfo["stage"];
  turn: number | null;
  won: boolean | null;
  score: number | null;
  seen: number; // time of the last visit
  link?: string; // the table's address for others, according to the server
  commit?: string; // the deal's commitment at our first visit
  lines?: number; // lines of the log seen so far
  retried?: Retried; // opened from a review to find a better move
  hinted?: Record<number, string>; // the moves that hints recommended, by line of the log
  lesson?: number | undefined; // a first game: the steps of its lesson that are done
}

const MOST = 60;

/** Return the stored games; in a browser that stores nothing, those of this page. */
function load(known: SavedGame[] = []): SavedGame[] {
  const kept = read("games");
  if (kept === null) return known;
  try {
    const found: unknown = JSON.parse(kept);
    return Array.isArray(found) ? (found as SavedGame[]).filter((game) => typeof game?.table === "string") : [];
  } catch {
    return [];
  }
}

export const savedGames = signal<SavedGame[]>(load());

export const savedGame = (table: string): SavedGame | undefined => savedGames.value.find((game) => game.table === table);
export const tokenOf = (table: string): string | null => savedGame(table)?.token ?? null;

export const isMyTurn = ({ stage, turn, seat }: SavedGame): boolean => stage === "playing" && turn !== null && turn === seat;

/** Return the games with those that wait for us first, then the unfinished ones, each group by our last visit; none from a review. */
export function gamesByUrgency(games: SavedGame[]): SavedGame[] {
  const urgency = (game: SavedGame) => (isMyTurn(game) ? 0 : game.stage === "over" ? 2 : 1);
  return games.filter(({ retried }) => !retried).toSorted((a, b) => urgency(a) - urgency(b) || b.seen - a.seen);
}

/** Save facts about a game; a visit (now, unless another time is given) moves it to the front. */
export function remember(table: string, facts: Partial<SavedGame>, seen = Date.now()): void {
  const before = load(savedGames.value).find((game) => game.table === table);
  const fresh: SavedGame = {
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
    seen,
  };
  store([fresh, ...load(savedGames.value).filter((game) => game.table !== table)].slice(0, MOST));
}

export const forget = (table: string): void => store(load(savedGames.value).filter((game) => game.table !== table));

function store(list: SavedGame[]): void {
  savedGames.value = list;
  write("games", JSON.stringify(list));
}

/** Save a seat just taken: what was seen before, while watching, was not missed. */
export const saveSeat = (place: Place, facts: Partial<SavedGame>): void =>
  remember(place.table, { lines: 0, token: place.token, seat: place.seat, link: place.link.split("#", 1)[0] ?? "", ...facts });

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Return an address to send to others (`path`, below the base): the server's own if ours is local. */
export function shareAddress(table: string, path: string): { link: string; local: boolean } {
  const here = address(path);
  const told = savedGame(table)?.link;
  const link = LOCAL.test(new URL(here).hostname) && told ? new URL(`../${path}`, told).href : here;
  return { link, local: LOCAL.test(new URL(link).hostname) };
}
