// The protocol of docs/protocol.md, made by: python -m florin.server.typescript web/src/protocol.ts


export interface Account {
  even: number;
  play: number[];
  cards: number;
  judge: number;
  result: number;
}

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

export interface Allied {
  seat: number;
  card: string;
  pile: number;
  cards: string[];
  type: "allied";
}

export interface Alternative {
  move: string;
  share: number;
  loss: number;
  interval: number[];
}

export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  version: number;
  agree: boolean;
}

export interface Appraisal {
  seat: number;
  worth: number;
  low: number;
  high: number;
  bid: number | null;
}

export interface AskHint {
  type: "hint";
  id: string;
  version: number;
  bot?: string;
}

export interface BidMade {
  seat: number;
  florins: number;
  type: "bid";
}

export interface BidPreview {
  florins: number;
  may_top: number[];
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
  ended: string | null;
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
  last_round: number;
  purse: number;
  capacity: number;
  lot_size: number;
  top_step: number;
  hold_prizes: number[];
  good_prizes: number[];
  bonuses: number[][];
}

export interface Bots {
  bots: string[];
}

export interface CallBot {
  type: "call-bot";
  id: string;
  version: number;
}

export interface Candidate {
  move: string;
  share: number;
  sims: number;
  reason: Narration | null;
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
  ended: string | null;
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
  last_day: number;
  most_revealed: number;
  ship_prizes: number[];
  good_prizes: number[];
  bonuses: number[][];
}

export interface ChatPage {
  entries: Entry[];
  more: boolean;
}

export interface CircleKept {
  seat: number;
  type: "circle-kept";
}

export interface CircleLaid {
  seat: number;
  cards: string[];
  type: "circle-laid";
}

export interface CircleReplaced {
  seat: number;
  card: string;
  new: string;
  type: "circle-replaced";
}

export interface Clock {
  move?: number | null;
  bank?: number | null;
  increment?: number;
}

export interface Colour {
  type: "colour";
  id: string;
  colour: number;
}

export interface Conspiracy {
  move: string;
  swing: number;
}

export interface Conspired {
  seat: number;
  card: string;
  pile: number;
  target: number;
  sum: number;
  type: "conspired";
}

export interface Continuation {
  bots: string[];
  scores: number[];
  winners: number[];
  story: Story;
}

export interface CourtDecision {
  line: number;
  seat: number;
  suspicions: Suspicion[];
  own: Conspiracy[];
  rivals: Conspiracy[];
  exact: number[] | null;
  exact_after: number[] | null;
}

export interface CourtScored {
  houses: HouseScore[];
  type: "court-scored";
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
  ended: string | null;
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
  circle_size: number;
  hand_size: number;
  jester: number[];
  most_plans: number;
}

export interface DailyDeal {
  game: "board" | "card" | "court";
  day: string;
  version: string;
  seat: number;
  bots: (string | null)[];
  ladder: DailyResult[] | null;
  people: DailyResult[];
}

export interface DailyResult {
  name: string;
  place: number;
  score: number;
}

export interface DayScored {
  number: number;
  cargo: string[][];
  values: number[];
  counts: number[][];
  bids: number[];
  paid: Payment[];
  shares: Share[][];
  florins: number[];
  type: "day-scored";
}

export interface Deal {
  commit: string;
  salt: string | null;
  secret: string | null;
}

export interface Eliminated {
  pile: number;
  cards: string[];
  seats: number[];
  by: "conspiracy" | "minister";
  type: "eliminated";
}

export interface Ended {
  reason: string;
  winners: number[];
  type: "ended";
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
  seconds?: number | null;
}

export interface GameStep {
  first: number;
  last: number;
  seat: number | null;
  effects: Effect[];
  narration: Narration[];
}

export interface HandDrawn {
  seat: number;
  cards: string[] | null;
  type: "hand-drawn";
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
  overdue?: number | null;
}

export interface Hint {
  type: "hint";
  id: string;
  version: number;
  bot: string;
  candidates: Candidate[];
}

export interface HoldFilled {
  seat: number;
  cards: string[];
  type: "hold-filled";
}

export interface HouseScore {
  circle: number;
  own: number;
  other: number;
  nobles: number;
  total: number;
}

export interface Jester {
  card: string;
  value: number;
}

export interface JestersSet {
  jesters: Jester[];
  type: "jesters-set";
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

export interface Known {
  shares: number[];
  account: Account;
}

export interface LastCardShown {
  seat: number;
  card: string;
  limit: number | null;
  type: "last-card-shown";
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface LimitDeclared {
  seat: number;
  value: number;
  type: "limit-declared";
}

export interface Loaded {
  seat: number;
  cards: string[];
  spaces: number;
  value: number;
  type: "loaded";
}

export interface Log {
  start: number;
  lines: string[];
}

export interface Lot {
  line: number;
  end: number;
  cards: string[];
  appraisals: Appraisal[];
  fair: number;
  buyer: number | null;
  price: number;
  overpaid: number;
  let_go: number[];
}

export interface LotDiscarded {
  cards: string[];
  type: "lot-discarded";
}

export interface LotIds {
  lots: string[];
}

export interface LotOpened {
  seat: number;
  cards: string[];
  asked: boolean;
  type: "lot-opened";
}

export interface LotPreview {
  left: number;
  value: number;
  place: number;
  counts: number[];
}

export interface LotPrice {
  worth: number;
  low: number;
  high: number;
  fair: number;
  paid: number;
}

export interface LotView {
  id: string;
  seat: number;
  view: View;
  steps: GameStep[];
}

export interface Message {
  key: string;
  seat: number | null;
  args: Record<string, number | string | (string | Jester)[]>;
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

export interface Narration {
  key: string;
  seat: number | null;
  args: Record<string, number | string | (string | Jester)[]>;
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
  lesson?: boolean;
  id?: string | null;
}

export interface NobleDrawn {
  seat: number;
  card: string | null;
  type: "noble-drawn";
}

export interface NoblePreview {
  influence: number[];
  least: number | null;
  most: number | null;
  power: "lady" | "minister" | null;
  sum: number | null;
  jesters: Jester[];
}

export interface Origin {
  record: string;
  upto: number;
  again: boolean;
  named_after: string;
}

export interface OtherMove {
  line: number;
  move: string;
}

export interface Outbid {
  seat: number;
  florins: number;
}

export interface Passed {
  seat: number;
  type: "passed";
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

export interface PileSplit {
  pile: number;
  cards: SplitCard[];
  type: "pile-split";
}

export interface Place {
  table: string;
  seat: number | null;
  token: string | null;
  link: string;
}

export interface Planned {
  seat: number;
  card: string | null;
  plans: number;
  type: "planned";
}

export interface PlayDaily {
  name?: string;
  day?: string | null;
  again?: boolean;
  id?: string | null;
}

export interface PlayOn {
  upto: number;
  seat: number;
  name?: string;
  bot?: string;
  again?: boolean;
  contribution?: string | null;
  id?: string | null;
}

export interface Point {
  upto: number;
  view: View;
  hands?: string[][] | null;
}

export interface Preview {
  now: Payment[] | null;
  places: number[];
  spaces_left: number[];
  counts: number[][];
  after: Record<string, Payment[]>;
  takes: Record<string, TakePreview>;
  with_lot: LotPreview | null;
  bids: Record<string, BidPreview>;
  outbids: Outbid[];
  nobles: Record<string, NoblePreview>;
  extras: number[][];
  days: Scoring[];
  houses: HouseScore[];
  race: number[][];
  why: Message | null;
}

export interface PuzzleAnswer {
  right: boolean;
  answer: string;
  other: string;
  loss: number;
  reasons: Narration[];
  solved: Record<string, number>;
}

export interface PuzzleInfo {
  id: string;
  rating: number;
}

export interface PuzzleView {
  id: string;
  rating: number;
  seat: number;
  view: View;
  steps: GameStep[];
}

export interface Puzzles {
  puzzles: PuzzleInfo[];
  course: string[];
}

export interface React {
  type: "react";
  id: string;
  reaction: "hello" | "luck" | "nice" | "oops" | "thanks" | "wow";
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

export interface Revealed {
  seat: number;
  card: string;
  type: "revealed";
}

export interface Review {
  judge: string;
  sims: number;
  seed: number;
  accounts: Account[];
  moves: ReviewedMove[];
  shares: number[][];
  known: Known[];
  lots: Lot[];
  court: CourtDecision[];
}

export interface ReviewProgress {
  done: number;
  lines: number;
  shares?: number[][];
  moves?: ReviewedMove[];
  lots?: Lot[];
  court?: CourtDecision[];
  review?: Review | null;
}

export interface ReviewedMove {
  line: number;
  seat: number;
  move: string;
  best: string[];
  loss: number;
  interval: number[];
  grade: "blunder" | "inaccuracy" | "mistake" | null;
  reasons: Message[];
  alternatives: Alternative[];
}

export interface RoundScored {
  number: number;
  cargo: string[][];
  values: number[];
  counts: number[][];
  bids: number[];
  paid: Payment[];
  shares: Share[][];
  florins: number[];
  type: "round-scored";
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

export interface Scoring {
  number: number;
  cargo: string[][];
  values: number[];
  counts: number[][];
  bids: number[];
  paid: Payment[];
  shares: Share[][];
  florins: number[];
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
  colour?: number | null;
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

export interface Sent {
  seat: number;
  card: string;
  pile: number;
  type: "sent";
}

export interface Share {
  first: number;
  last: number;
  florins: number;
  each: number;
  seats: number[];
}

export interface ShipFull {
  seat: number;
  type: "ship-full";
}

export interface Sold {
  seat: number;
  cards: string[];
  florins: number;
  value: number;
  type: "sold";
}

export interface SplitCard {
  pile: number;
  card: string;
}

export interface Start {
  type: "start";
  id: string;
  bot?: string;
}

export interface Started {
  seat: number;
  type: "started";
}

export interface Story {
  lines: string[];
  steps: GameStep[];
  points: Point[];
}

export interface Suspicion {
  card: string;
  chance: number;
  by_deal: number;
  held: boolean;
}

export interface Swap {
  type: "swap";
  id: string;
  seat: number;
  other: number;
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
  origin?: Origin | null;
  turn?: number | null;
  named_after?: string;
  rotated?: number;
}

export interface Tables {
  tables: TableInfo[];
}

export interface TakePreview {
  spaces: number;
  left: number;
  value: number;
  place: number;
  counts: number[];
}

export interface TurnedUp {
  seat: number;
  card: string;
  type: "turned-up";
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
  steps: GameStep[];
  view: View | null;
  advance: number | null;
  muted: number[];
  chat_from?: number | null;
}

export interface WhatIf {
  line: number;
  seat: number;
  move: string;
  played: string;
  share: number;
  change: number;
  interval: number[];
  buys: number | null;
  reasons: Message[];
}

export type View = (CardView & Preview) | (BoardView & Preview) | (CourtView & Preview);

export type Effect = Started | Revealed | Loaded | ShipFull | DayScored | TurnedUp | LotOpened | BidMade | Passed | Sold | LotDiscarded | HoldFilled | RoundScored | CircleLaid | HandDrawn | CircleKept | CircleReplaced | Sent | Allied | Conspired | JestersSet | Eliminated | PileSplit | Planned | NobleDrawn | LastCardShown | LimitDeclared | CourtScored | Ended;

export type FromClient = Hello | Move | Undo | AnswerUndo | Advance | AskHint | Say | React | Mute | Leave | Return | CallBot | Remove | Swap | Colour | Start | Rematch | Renew;

export type ToClient = Update | Here | Ack | Hint | Refusal;

export interface Deck {
  good: [value: number, icons: number, green: boolean | number, count: number][];
  green_2: number;
  black_7: number;
}

export const DECK_CARDS = 110;
export const LEAST_SPACE_CARDS = 90;
export const GOODS = 5;
export const CARD_VALUES = [0, 2, 3, 4, 5];
export const DEFAULT_DECK: Deck = {"good": [[2, 1, false, 4], [3, 1, false, 4], [4, 1, false, 4], [5, 1, false, 4], [0, 2, false, 2], [0, 1, true, 2]], "green_2": 5, "black_7": 5};
