import type { View } from "../protocol.ts";

/** What the shell gives to a table, and what a table may ask of it. */
export interface TableProps {
  view: View; // the seat's view: public state, own hand
  seat: number | null; // yours; null for a spectator
  names: string[]; // by seat
  faces?: string[]; // by seat: the portrait's symbol, "person" or "bot-merchant"
  absent?: ("" | "away" | "bot")[]; // by seat: a person who is not there, or for whom a bot plays
  log: string[]; // the game's log as this seat knows it, in notation
  legal: string[]; // notation; empty unless it is your turn (and while a move is in flight, and in replay)
  act(move: string): void; // plays a legal move
  ask(move: string): void; // tries a move that is not legal, or not yet: the shell shows "why not?"
  deny(key: string, rule: string): void; // … of what has no notation: an error's words and its rule
  advance?: { upto: number | null; set(upto: number | null): void }; // board only
  hint: string | null; // a move to mark softly
  hands?: string[][]; // court, when all lies open (replay): both hands by seat
  t(key: string, args?: Record<string, string | number>): string;
}

/** A day, a round or the court has been scored (after.days has one more): tell it step by step, then call done. */
export interface ScoringProps {
  day: number; // counted from 0
  before: View; // the last view before the scoring
  after: View;
  names: string[];
  faces?: string[];
  seat: number | null;
  t: TableProps["t"];
  done(): void;
}

/** The game is over: where every florin came from, and the race. */
export interface EndingProps {
  view: View;
  names: string[];
  faces?: string[];
  seat: number | null;
  t: TableProps["t"];
}
