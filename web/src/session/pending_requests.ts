/** Requests that the server has not answered yet: moves, which keep the table busy, and lines of chat. */
import { signal } from "@preact/signals";

const LATE = 150; // ms in which most answers arrive: until then the table is not redrawn without its moves

export class PendingRequests {
  readonly busy = signal(false); // a move was sent and is not answered
  readonly late = signal(false); // … nor answered within LATE
  private readonly moves = new Map<string, string>(); // by request id
  private readonly chat = new Map<string, string>(); // by request id
  private answeredAt = 0; // the version that contains our last move
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Wait for a move; nothing else can be played until its answer is on the screen. */
  addMove(id: string, move: string): void {
    this.busy.value = true;
    this.timer = setTimeout(() => (this.late.value = true), LATE);
    this.moves.set(id, move);
  }

  /** Wait for the refusal of a move that was tried to learn the rule. */
  addAttempt(id: string, move: string): void {
    this.moves.set(id, move);
  }

  addChat(id: string, text: string): void {
    this.chat.set(id, text);
  }

  accept(id: string, version: number): void {
    this.chat.delete(id);
    if (this.moves.delete(id)) this.answeredAt = version;
  }

  /** Treat an update that contains our move as its answer, so that the table is drawn only once. */
  acceptMove(move: string | null | undefined, version: number): void {
    const id = [...this.moves].find(([, sent]) => sent === move)?.[0];
    if (id !== undefined) this.accept(id, version);
  }

  /** Return the refused move or line of chat. */
  refuse(id: string): { move: string | null; chat: string | null } {
    const refused = { move: this.moves.get(id) ?? null, chat: this.chat.get(id) ?? null };
    this.moves.delete(id);
    this.chat.delete(id);
    this.release();
    return refused;
  }

  /** Allow the next move once the effect of ours is shown, at this version. */
  settle(version: number): void {
    if (this.moves.size === 0 && version >= this.answeredAt) this.release();
  }

  private release(): void {
    clearTimeout(this.timer);
    this.busy.value = this.late.value = false;
  }
}
