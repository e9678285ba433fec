/** The state of solving puzzles of a game: the puzzle on the table, our move, and what it is worth. */
import { computed, signal } from "@preact/signals";
import type { GameName } from "../games/game_names.ts";
import * as api from "../net/api.ts";
import type { PuzzleAnswer, PuzzleInfo, PuzzleView, Refusal } from "../protocol.ts";
import { answerOwnPuzzle, askAboutOwn, idOf, ownPuzzle, ownPuzzlesOf } from "./own_puzzles.ts";
import { addTry, nextPuzzle, training } from "./training.ts";

/** Rated puzzles, or some in order that do not count: those of the second lesson, or mistakes of our own games. */
export type Course = "rated" | "lesson" | "own";

export class PuzzleSession {
  readonly game: GameName;
  readonly kind: Course;
  readonly at = signal(0); // the puzzle's place in the course
  readonly count = signal(0); // puzzles of the course
  readonly puzzle = signal<PuzzleView | null>(null);
  readonly attempt = signal(0); // each begins with a fresh table
  readonly move = signal<string | null>(null); // ours
  readonly answer = signal<PuzzleAnswer | null>(null);
  readonly asked = signal(false); // to see the best move
  readonly told = computed(() => this.answer.value?.right === true || this.asked.value); // the best move may be shown
  readonly failed = signal<Refusal | "unreachable" | null>(null);
  readonly done = signal(false); // the course is over
  readonly busy = computed(() => this.failed.value === null && (this.puzzle.value === null || (this.move.value !== null && this.answer.value === null)));
  private all: PuzzleInfo[] = [];
  private course: string[] = [];

  constructor(game: GameName, kind: Course) {
    this.game = game;
    this.kind = kind;
  }

  private async safely(action: () => Promise<void>): Promise<void> {
    this.failed.value = null;
    try {
      await action();
    } catch (error) {
      this.failed.value = error instanceof api.Refused ? error.refusal : "unreachable";
    }
  }

  open(): Promise<void> {
    return this.safely(async () => {
      if (this.kind === "own") this.course = ownPuzzlesOf(this.game).map(idOf);
      else {
        const { puzzles, course } = await api.puzzles(this.game);
        this.all = puzzles;
        this.course = course;
      }
      this.count.value = this.course.length;
      await this.show(0);
    });
  }

  /** Go to the next puzzle; a course ends after its last. */
  next(): Promise<void> {
    return this.safely(async () => {
      if (this.kind !== "rated" && this.at.value + 1 >= this.count.value) {
        this.done.value = true;
        return;
      }
      await this.show(this.at.value + 1);
    });
  }

  private async show(at: number): Promise<void> {
    const last = this.puzzle.value?.id ?? null;
    const id = this.kind !== "rated" ? this.course[at] : nextPuzzle(this.all, training.value[this.game], last)?.id;
    if (id === undefined) return;
    const found = await (this.kind === "own" ? ownPuzzle(id) : api.puzzle(this.game, id));
    this.again();
    this.at.value = at;
    this.puzzle.value = found;
  }

  again(): void {
    this.move.value = null;
    this.answer.value = null;
    this.asked.value = false;
    this.attempt.value += 1;
  }

  /** Return why a move is not legal. */
  async why(move: string): Promise<Refusal | null> {
    const id = this.puzzle.value?.id ?? "";
    try {
      await (this.kind === "own" ? askAboutOwn(id, move) : api.answerPuzzle(this.game, id, move));
    } catch (error) {
      if (error instanceof api.Refused) return error.refusal;
    }
    return null;
  }

  solve(move: string): Promise<void> {
    const puzzle = this.puzzle.value;
    if (!puzzle || this.move.value !== null) return Promise.resolve();
    this.move.value = move;
    return this.safely(async () => {
      try {
        const found = await (this.kind === "own" ? answerOwnPuzzle(puzzle.id, move) : api.answerPuzzle(this.game, puzzle.id, move));
        if (this.kind === "rated") addTry(this.game, puzzle, found.right);
        this.answer.value = found;
      } catch (error) {
        this.move.value = null;
        throw error;
      }
    });
  }
}
