/** A queue that pauses before other players' moves, so that people can follow; your own appear at once. */

export interface Pace {
  pause(): number; // ms to wait before the next step; 0 for none
  show(apply: () => void): void; // shows a change
}

export class UpdateQueue<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private held = false;
  private readonly slow: (item: T) => boolean;
  private readonly apply: (item: T) => void;
  private readonly pace: Pace;

  constructor(slow: (item: T) => boolean, apply: (item: T) => void, pace: Pace) {
    this.slow = slow;
    this.apply = apply;
    this.pace = pace;
  }

  get length(): number {
    return this.waiting.length;
  }

  push(item: T): void {
    this.waiting.push(item);
    this.step();
  }

  /** Hold everything back until release(), while a scoring is shown. */
  hold(): void {
    this.held = true;
  }

  release(): void {
    this.held = false;
    this.step();
  }

  /** Do not wait any longer than pause() says now, because it may have become shorter. */
  hurry(): void {
    this.cancel();
    this.step();
  }

  /** Show everything in the queue at once. */
  flush(): void {
    this.cancel();
    for (const item of this.waiting.splice(0)) this.apply(item);
  }

  clear(): void {
    this.cancel();
    this.waiting = [];
    this.held = false;
  }

  private cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private step(): void {
    while (this.timer === null && !this.held) {
      const next = this.waiting[0];
      if (next === undefined) return;
      const pause = this.slow(next) ? this.pace.pause() : 0;
      if (pause > 0) {
        this.timer = setTimeout(() => {
          this.timer = null;
          this.showNext();
          this.step();
        }, pause);
        return;
      }
      this.showNext();
    }
  }

  private showNext(): void {
    const item = this.waiting.shift();
    if (item !== undefined) this.pace.show(() => this.apply(item));
  }
}
