/** The state of a review: what the server has found so far, and at the end all of it. */
import { computed, signal } from "@preact/signals";
import type { Reader } from "../i18n/format_narration.ts";
import * as api from "../net/api.ts";
import type { Continuation, CourtDecision, GameStep, Lot, Refusal, Review, ReviewedMove, ReviewProgress } from "../protocol.ts";
import type { ReplaySession } from "../replay/replay_session.ts";

const POLL = 600; // ms between two questions
const TURNS = 3; // turning points shown

/** How the game goes on after a move that was made, and after a better one. */
export interface Both {
  move: ReviewedMove;
  made: Continuation;
  better: Continuation;
}

/** The data that the parts of the panel show. */
export interface Reviewed {
  review: ReviewSession;
  replay: ReplaySession;
  record: api.GameRecord;
  reader: Reader;
}

export class ReviewSession {
  readonly id: string;
  readonly done = signal(0);
  readonly lines = signal(0);
  readonly shares = signal<number[][]>([]); // after each line
  readonly moves = signal<ReviewedMove[]>([]);
  readonly lots = signal<Lot[]>([]); // of the auction game
  readonly court = signal<CourtDecision[]>([]); // the decisions at court
  readonly whole = signal<Review | null>(null);
  readonly failed = signal<Refusal | "unreachable" | null>(null);
  readonly cancelled = signal(false);
  readonly folded = signal(false); // where the panel covers the table: to see that
  readonly both = signal<Both | null>(null); // two lines to compare
  /** The costliest mistakes first; until all are known in the order of the game, so that none moves away from the finger. */
  readonly mistakes = computed(() => {
    const found = this.moves.value.filter(({ grade }) => grade);
    return this.whole.value ? found.toSorted((a, b) => b.loss - a.loss || a.line - b.line) : found;
  });
  private running = 0;

  constructor(id: string) {
    this.id = id;
  }

  async open(): Promise<void> {
    const run = ++this.running;
    this.cancelled.value = false;
    this.failed.value = null;
    try {
      let found = await api.beginReview(this.id);
      this.shares.value = [];
      this.moves.value = [];
      this.lots.value = [];
      this.court.value = [];
      while (run === this.running) {
        this.learn(found);
        if (found.review) return;
        await new Promise((done) => setTimeout(done, POLL));
        if (run === this.running) found = await api.reviewProgress(this.id, this.shares.value.length);
      }
    } catch (error) {
      if (run === this.running) this.failed.value = error instanceof api.Refused ? error.refusal : "unreachable";
    }
  }

  private learn({ done, lines, shares = [], moves = [], lots = [], court = [], review }: ReviewProgress): void {
    this.done.value = done;
    this.lines.value = lines;
    this.shares.value = review ? review.shares : [...this.shares.value, ...shares];
    this.moves.value = review ? review.moves : [...this.moves.value, ...moves];
    this.lots.value = review ? review.lots : [...this.lots.value, ...lots];
    this.court.value = review ? review.court : [...this.court.value, ...court];
    this.whole.value = review ?? null;
  }

  cancel(): void {
    this.close();
    this.cancelled.value = true;
    void api.cancelReview(this.id).catch(() => {});
  }

  close(): void {
    this.running++;
  }
}

/** Return the steps that changed a seat's win probability most, in the order of the game; those before the first move are the deal. */
export function turningPoints(shares: number[][], steps: GameStep[], first: number): GameStep[] {
  const change = ({ first, last }: GameStep) => Math.max(...(shares[last] ?? []).map((share, seat) => Math.abs(share - (shares[first - 1]?.[seat] ?? share))));
  const played = steps.filter((step) => step.first >= first && step.last < shares.length);
  return played.toSorted((a, b) => change(b) - change(a)).slice(0, TURNS).sort((a, b) => a.first - b.first);
}
