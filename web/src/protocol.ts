// The protocol of docs/protocol.md, made by: python -m florin.server.typescript web/src/protocol.ts


export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

export interface Advance {
  type: "advance";
  id: string;
  upto: number | null;
}

export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  version: number;
  agree: boolean;
}

export interface AskHint {
  type: "hint";
  id: string;
  version: number;
  bot?: string;
}

export interface BoardView {
  game: "board";
  rules: number;
  options: Record<string, unknown>;
  seat: number | null;
  turn: number | null;
  over: boolean;
  legal: string[];
  scores: number[][];
  winners: number[] | null;
  round: number;
  pile: number;
  active: number;
  lot: string[];
  bidding: boolean;
  bid: number;
  bidder: number | null;
  florins: number[];
  holds: string[][];
  values: number[];
  pyramids: number[][];
  unseen: Record<string, number>;
}

export interface Bots {
  bots: string[];
}

export interface Candidate {
  move: string;
  share: number;
  sims: number;
  terms: Record<string, number>;
}

export interface CardView {
  game: "card";
  rules: number;
  options: Record<string, unknown>;
  seat: number | null;
  turn: number | null;
  over: boolean;
  legal: string[];
  scores: number[][];
  winners: number[] | null;
  day: number;
  deck: number;
  market: string[];
  revealed: number;
  last_turn: boolean;
  capacity: number;
  florins: number[];
  ships: string[][];
  loads: number[];
  values: number[];
  warehouses: number[][];
  unseen: Record<string, number>;
}

export interface Clock {
  move?: number | null;
  bank?: number | null;
  increment?: number;
}

export interface CourtView {
  game: "court";
  rules: number;
  options: Record<string, unknown>;
  seat: number | null;
  turn: number | null;
  over: boolean;
  legal: string[];
  scores: number[][];
  winners: number[] | null;
  stage: string;
  hand: string[];
  planned: string[];
  hands: number[];
  decks: number[];
  plans: number[];
  limits: (number | null)[];
  piles: Pile[];
  influence: number[];
  unseen: Record<string, number>[];
  eliminated: string[][];
}

export interface Day {
  cargo: string[][];
  values: number[];
  counts: number[][];
  bids: number[];
  paid: Payment[];
}

export interface Deal {
  commit: string;
  salt: string | null;
  secret: string | null;
}

export interface Entry {
  version: number;
  at: number;
  what: string;
  seat?: number | null;
  name?: string | null;
  move?: string | null;
  by?: string | null;
  line?: number | null;
  bot?: string | null;
  text?: string | null;
  upto?: number | null;
  agree?: boolean | null;
  why?: string | null;
  table?: string | null;
}

export interface Health {
  florin: string;
  tables: number;
  sockets: number;
}

export interface Hello {
  type: "hello";
  token?: string | null;
  version?: number | null;
}

export interface Here {
  type: "here";
  seats: number[];
  watching: number;
}

export interface Hint {
  type: "hint";
  id: string;
  version: number;
  bot: string;
  candidates: Candidate[];
}

export interface Join {
  name: string;
  seat?: number | null;
  contribution?: string | null;
  id?: string | null;
}

export interface Kept {
  id: string;
  link: string;
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface Log {
  start: number;
  lines: string[];
}

export interface Move {
  type: "move";
  id: string;
  version: number;
  move: string;
}

export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
}

export interface NewTable {
  game: "board" | "card" | "court";
  seats: SeatWish[];
  name?: string;
  options?: Record<string, unknown>;
  listed?: boolean;
  live?: boolean;
  spectators?: boolean;
  hints?: "all" | "none" | "shown";
  clock?: Clock | null;
  contribution?: string | null;
  id?: string | null;
}

export interface Payment {
  prize: number;
  rank: number[];
  extra: number[];
  total: number;
}

export interface Pile {
  number: number;
  zone: string;
  cards: string[];
  least: number;
  most: number;
}

export interface Place {
  table: string;
  seat: number | null;
  token: string | null;
  link: string;
}

export interface PlayOn {
  upto: number;
  seat: number;
  name?: string;
  bot?: string;
  contribution?: string | null;
  id?: string | null;
}

export interface Point {
  upto: number;
  view: View;
  hands?: string[][] | null;
}

export interface Refusal {
  type: "refusal";
  key: string;
  values: Record<string, unknown>;
  text: string;
  id?: string | null;
  rule?: string | null;
  legal?: string[] | null;
  because?: Record<string, Refusal>;
}

export interface Rematch {
  type: "rematch";
  id: string;
  contribution?: string | null;
}

export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

export interface Renew {
  type: "renew";
  id: string;
  token: string;
}

export interface Return {
  type: "return";
  id: string;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

export interface SeatInfo {
  kind: "bot" | "kept" | "open" | "person";
  name: string;
  bot: string | null;
  away: boolean;
  host: boolean;
  strikes: number;
  bank: number | null;
  contribution: string | null;
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

export interface Start {
  type: "start";
  id: string;
  bot?: string;
}

export interface Story {
  lines: string[];
  points: Point[];
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  stage: "over" | "playing" | "waiting";
  version: number;
  listed: boolean;
  live: boolean;
  spectators: boolean;
  hints: "all" | "none" | "shown";
  clock: Clock;
  seats: SeatInfo[];
  deal: Deal | null;
  deadline: number | null;
  undo: UndoInfo | null;
  rematch: string | null;
  came_from: string | null;
}

export interface Tables {
  tables: TableInfo[];
}

export interface Telling {
  now: Payment[] | null;
  after: Record<string, Payment[]>;
  extras: number[][];
  days: Day[];
  race: number[][];
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

export interface UndoInfo {
  seat: number;
  upto: number;
  agreed: number[];
}

export interface Update {
  type: "update";
  version: number;
  since: number;
  now: number;
  seat: number | null;
  table: TableInfo;
  journal: Entry[];
  log: Log;
  view: View | null;
  advance: number | null;
  muted: number[];
}

export type View = (CardView & Telling) | (BoardView & Telling) | (CourtView & Telling);

export type FromClient = Hello | Move | Undo | AnswerUndo | Advance | AskHint | Say | Mute | Leave | Return | Remove | Start | Rematch | Renew;

export type ToClient = Update | Here | Ack | Hint | Refusal;
