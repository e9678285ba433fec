import type { ComponentChildren } from "preact";
import type { GameStep, View } from "../protocol.ts";

/** The props of a game table: its data, and the actions that it may call. */
export interface TableProps {
  view: View; // the seat's view: public state, own hand
  seat: number | null; // yours; null for a spectator
  names: string[]; // by seat
  faces?: string[]; // by seat: the portrait's symbols, "person" or "bot-merchant look-beard"
  absent?: ("" | "away" | "bot")[]; // by seat: an absent person, or one for whom a bot plays
  steps: GameStep[]; // the game so far, as this seat knows it
  legal: string[]; // notation; empty unless it is your turn (and while a move is in flight, and in replay)
  act(move: string): void; // plays a legal move
  ask(move: string): void; // tries a move that is not legal (yet): the page shows "Why not?"
  deny(key: string, rule: string): void; // the same without notation: an error key and its rule
  advance?: { upto: number | null; set(upto: number | null): void }; // board only
  hint: string | null; // the hinted move, to be highlighted
  news?: string[]; // sentences about people since the last move: take-backs, hints, stand-ins, spectators
  score?(day: number): void; // shows the scoring of a day again
  paused?: boolean; // it is your turn, but a lesson explains something first
  replay?: boolean; // nobody moves here
  bottom?: number; // court, without a seat: the house shown at the bottom
  hands?: string[][]; // court, with all cards visible (replay): both hands by seat
  t(key: string, args?: Record<string, string | number>): string;
}

/** The props of a scoring: a day, a round or the court. `done` is called when the player closes it. */
export interface ScoringProps {
  day: number; // counted from 0
  view: View; // right after the scoring
  names: string[];
  faces?: string[];
  seat: number | null;
  t: TableProps["t"];
  done(): void;
  closes?: boolean; // it closes after the last step, in autoplay
}

/** The props of the final result. */
export interface EndingProps {
  view: View;
  names: string[];
  faces?: string[];
  seat: number | null;
  t: TableProps["t"];
  celebrated?: boolean; // if the seat has won
  more?: ComponentChildren; // what the page adds to the headline
  next?: ComponentChildren; // next to the headline: what to do next
}
