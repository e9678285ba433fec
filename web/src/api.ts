/** What is asked over HTTP. What is refused is thrown as a Refused, with the server's own words. */
import type { Bots, Kept, NewTable, Place, PlayOn, Refusal, Story, Tables } from "./protocol.ts";
import { address } from "./route.ts";

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

async function asked<T>(path: string, body?: unknown, token?: string | null): Promise<T> {
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

/** Our part of the deal's salt, so that the server alone does not choose it. */
export const contribution = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

export const create = (wish: NewTable): Promise<Place> => asked("tables", { contribution: contribution(), ...wish });
export const join = (table: string, name: string, seat?: number): Promise<Place> =>
  asked(`tables/${table}/seats`, { name, contribution: contribution(), ...(seat === undefined ? {} : { seat }) });
export const tables = (): Promise<Tables> => asked("tables");
export const bots = (): Promise<Bots> => asked("bots");
export const upload = (record: Blob): Promise<Kept> => asked("records", record);
export const playOn = (record: string, wish: PlayOn): Promise<Place> =>
  asked(`records/${record}/tables`, { contribution: contribution(), ...wish });
export const story = (table: string, token: string | null, from: number): Promise<Story> =>
  asked(`tables/${table}/story?from=${from}`, undefined, token);
export const recordStory = (record: string, seat: string): Promise<Story> => asked(`records/${record}/story?seat=${seat}`);
export const record = (id: string): Promise<GameRecord> => asked(`records/${id}`);

/** A game on file (docs/notation.md). */
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
