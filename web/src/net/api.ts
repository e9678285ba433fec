/** HTTP requests. An error of the server is thrown as Refused. */
import { address } from "../app/route.ts";
import type {
  Bots,
  ChatPage,
  Continuation,
  DailyDeal,
  Kept,
  LotIds,
  LotPrice,
  LotView,
  NewTable,
  OtherMove,
  Place,
  PlayDaily,
  PlayOn,
  PuzzleAnswer,
  Puzzles,
  PuzzleView,
  Refusal,
  ReviewProgress,
  Story,
  TableInfo,
  Tables,
  WhatIf,
} from "../protocol.ts";

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** Thrown when the server cannot be reached. */
export class Unreachable extends Error {}

async function request<T>(path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined && !(body instanceof Blob)) headers["content-type"] = "application/json";
  const init: RequestInit = { headers };
  if (body !== undefined) {
    init.method = "POST";
    init.body = body instanceof Blob ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(address(`api/${path}`), init);
  } catch {
    throw new Unreachable();
  }
  const found: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    if (found && typeof found === "object" && "key" in found) throw new Refused(found as Refusal);
    throw new Unreachable();
  }
  return found as T;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return our random contribution to the deal's salt, so that the server alone does not choose it. */
export const contribution = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

export const create = (body: NewTable): Promise<Place> => request("tables", { contribution: contribution(), ...body });
export const join = (table: string, name: string, seat?: number): Promise<Place> =>
  request(`tables/${table}/seats`, { name, contribution: contribution(), ...(seat === undefined ? {} : { seat }) });
export const tables = (): Promise<Tables> => request("tables");
export const table = (id: string): Promise<TableInfo> => request(`tables/${id}`);
export const daily = (game: string, day: string | null): Promise<DailyDeal> => request(`daily/${game}${day ? `?day=${day}` : ""}`);
export const playDaily = (game: string, body: PlayDaily): Promise<Place> => request(`daily/${game}/tables`, body);
export const puzzles = (game: string): Promise<Puzzles> => request(`puzzles/${game}`);
export const puzzle = (game: string, id: string): Promise<PuzzleView> => request(`puzzles/${game}/${id}`);
export const answerPuzzle = (game: string, id: string, move: string): Promise<PuzzleAnswer> => request(`puzzles/${game}/${id}`, { move });
export const lots = (): Promise<LotIds> => request("lots");
export const lot = (id: string): Promise<LotView> => request(`lots/${id}`);
export const priceLot = (id: string, florins: number): Promise<LotPrice> => request(`lots/${id}`, { florins });
export const bots = (): Promise<Bots> => request("bots");
export const upload = (record: Blob): Promise<Kept> => request("records", record);
export const playOn = (record: string, body: PlayOn): Promise<Place> =>
  request(`records/${record}/tables`, { contribution: contribution(), ...body });

export const beginReview = (record: string): Promise<ReviewProgress> => request(`records/${record}/review`, {});
export const reviewProgress = (record: string, from: number): Promise<ReviewProgress> => request(`records/${record}/review?from=${from}`);
export const whatIf = (record: string, other: OtherMove): Promise<WhatIf> => request(`records/${record}/what-if`, other);
export const continuation = (record: string, other: OtherMove): Promise<Continuation> => request(`records/${record}/continuation`, other);
export const cancelReview = async (record: string): Promise<void> =>
  void (await fetch(address(`api/records/${record}/review`), { method: "DELETE" }));

export const chat = (table: string, token: string | null, before: number): Promise<ChatPage> =>
  request(`tables/${table}/chat?before=${before}`, undefined, token);
export const recordStory = (record: string, seat: string): Promise<Story> => request(`records/${record}/story?seat=${seat}`);
export const record = (id: string): Promise<GameRecord> => request(`records/${id}`);

/** A record (docs/notation.md). */
export interface GameRecord {
  format: string;
  game: "card" | "board" | "court";
  rules: number;
  options: Record<string, unknown>;
  names: string[];
  log: string[];
  scores: number[][];
  winners: number[] | null;
  deal?: { commit: string; salt: string; secret?: string };
  meta?: Record<string, unknown>;
  seat?: number | null;
}
