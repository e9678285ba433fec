/** What happened lately, read off the log. */

interface Line {
  seat: number | null; // null: chance
  what: string;
}

export function parseLine(line: string): Line {
  const [who = "", ...rest] = line.split(" ");
  return { seat: who === "*" ? null : Number(who), what: rest.join(" ") };
}

export interface Took {
  seat: number;
  cards: string[];
}

/** card: what was taken since a seat's last take (a spectator: since all took once), the newest last. */
export function takesSince(log: string[], seat: number | null, players: number): Took[] {
  const market: string[] = [];
  const took: Took[] = [];
  for (const text of log) {
    const { seat: who, what } = parseLine(text);
    if (who === null) {
      if (!what.startsWith("first")) market.push(what);
    } else if (what.startsWith("take ")) {
      const places = [...what.slice(5)].map(Number).sort((a, b) => b - a);
      const cards = places.map((place) => market[market.length - place] ?? "");
      for (const place of places) market.splice(market.length - place, 1);
      took.push({ seat: who, cards: cards.reverse() });
    }
  }
  // a new day empties the market, but takes reach back three cards only, and a new day's first take follows a reveal
  const mine = took.findLastIndex((one) => one.seat === seat);
  return took.slice(mine + 1).slice(seat === null ? -players : 1 - players);
}

export type Said = { kind: "bid"; florins: number } | { kind: "pass" };

/** board: what each seat said in the auction that is on. */
export function auctionSoFar(log: string[]): Map<number, Said> {
  const said = new Map<number, Said>();
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const { seat, what } = parseLine(log[i] ?? "");
    if (seat === null || what === "draw" || what === "auction" || said.has(seat)) break;
    said.set(seat, what === "pass" ? { kind: "pass" } : { kind: "bid", florins: Number(what.slice(4)) });
  }
  return said;
}

/** The last move of another seat, or of anyone for a spectator. */
export function lastMove(log: string[], seat: number | null): { seat: number; move: string } | null {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const line = parseLine(log[i] ?? "");
    if (line.seat !== null && line.seat !== seat) return { seat: line.seat, move: line.what };
  }
  return null;
}
