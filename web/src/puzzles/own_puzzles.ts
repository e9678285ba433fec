/** Mistakes of reviewed games to solve as puzzles, stored in this browser. */
import { signal } from "@preact/signals";
import { read, write } from "../app/settings.ts";
import type { GameName } from "../games/game_names.ts";
import * as api from "../net/api.ts";
import type { PuzzleAnswer, PuzzleView, ReviewedMove } from "../protocol.ts";

export interface OwnPuzzle {
  game: GameName;
  record: string;
  mistake: ReviewedMove;
  solved: boolean;
}

const MOST = 60; // kept
const EQUAL = 0.02; // of the win: a move that loses less is as good as the best

export const idOf = ({ record, mistake }: Pick<OwnPuzzle, "record" | "mistake">): string => `${record}:${mistake.line}`;

function isOwn(found: unknown): found is OwnPuzzle {
  const { game, record, mistake } = (found ?? {}) as Partial<OwnPuzzle>;
  return typeof game === "string" && typeof record === "string" && Array.isArray(mistake?.best) && Array.isArray(mistake.alternatives);
}

function load(): OwnPuzzle[] {
  try {
    const found: unknown = JSON.parse(read("own-puzzles") ?? "[]");
    return Array.isArray(found) ? found.filter(isOwn) : [];
  } catch {
    return [];
  }
}

/** All of them, the latest last. */
export const ownPuzzles = signal<OwnPuzzle[]>(load());

function keep(next: OwnPuzzle[]): void {
  ownPuzzles.value = next.slice(-MOST);
  write("own-puzzles", JSON.stringify(ownPuzzles.value));
}

/** Add mistakes of a game, unless they are known. */
export function addOwnPuzzles(game: GameName, record: string, mistakes: readonly ReviewedMove[]): void {
  const known = new Set(ownPuzzles.value.map(idOf));
  const added = mistakes.map((mistake): OwnPuzzle => ({ game, record, mistake, solved: false }));
  keep([...ownPuzzles.value, ...added.filter((one) => !known.has(idOf(one)))]);
}

/** Return those of a game, first those that are not solved yet. */
export const ownPuzzlesOf = (game: GameName): OwnPuzzle[] =>
  ownPuzzles.value.filter((one) => one.game === game).toSorted((a, b) => Number(a.solved) - Number(b.solved));

const found = (id: string): OwnPuzzle => ownPuzzles.value.find((one) => idOf(one) === id)!;

/** Return the position as its player saw it. */
export async function ownPuzzle(id: string): Promise<PuzzleView> {
  const { record, mistake } = found(id);
  const { points, steps } = await api.recordStory(record, String(mistake.seat));
  const at = points.findLastIndex(({ upto }) => upto <= mistake.line);
  return { id, rating: 0, seat: mistake.seat, view: points[at]!.view, steps: steps.slice(0, at + 1) };
}

/** Judge a move by the review, or by a new look if the review did not compare it. */
export async function answerOwnPuzzle(id: string, move: string): Promise<PuzzleAnswer> {
  const { mistake } = found(id);
  const loss = await lossOf(id, move);
  const right = mistake.best.includes(move) || loss < EQUAL;
  if (right) keep(ownPuzzles.value.map((one) => (idOf(one) === id ? { ...one, solved: true } : one)));
  return {
    right,
    answer: right ? move : (mistake.best[0] ?? move),
    other: right ? mistake.move : move,
    loss: right ? mistake.loss : loss,
    reasons: mistake.reasons.slice(0, 1),
    solved: {},
  };
}

async function lossOf(id: string, move: string): Promise<number> {
  const { record, mistake } = found(id);
  if (move === mistake.move) return mistake.loss;
  const compared = mistake.alternatives.find((one) => one.move === move);
  if (compared) return compared.loss;
  const other = await api.whatIf(record, { line: mistake.line, move });
  return Math.max(0, mistake.loss - other.change); // the change is against the move that was made
}

/** Ask the server why a move is not legal. */
export async function askAboutOwn(id: string, move: string): Promise<void> {
  const { record, mistake } = found(id);
  await api.whatIf(record, { line: mistake.line, move });
}
