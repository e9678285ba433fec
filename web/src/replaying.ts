/** A game on record, to be looked at point by point. */
import { computed, effect, signal } from "@preact/signals";
import * as api from "./api.ts";
import { turnsOf, type Turn } from "./merging.ts";
import { moving } from "./motion.ts";
import type { Point, Refusal, Story } from "./protocol.ts";

export type Eyes = "all" | `${number}`;

const STEP = 1100; // milliseconds of a point when it plays by itself

export class Replaying {
  readonly id: string;
  readonly record = signal<api.GameRecord | null>(null);
  readonly story = signal<Story | null>(null);
  readonly lost = signal<Refusal | "unreachable" | null>(null);
  readonly eyes = signal<Eyes>("all");
  readonly at = signal(0); // a point's index
  readonly playing = signal(false);
  readonly points = computed(() => this.story.value?.points ?? []);
  readonly point = computed<Point | null>(() => this.points.value[this.at.value] ?? null);
  readonly turns = computed<Turn[]>(() => {
    const { points } = this;
    const lines = this.story.value?.lines ?? [];
    return turnsOf(lines).flatMap(([first, last], i) => {
      const after = points.value[i];
      return after ? [{ first, lines: lines.slice(first, last), before: i ? points.value[i - 1]!.view : null, after: after.view }] : [];
    });
  });
  private readonly stops: (() => void)[] = [];

  constructor(id: string) {
    this.id = id;
  }

  open(): void {
    this.stops.push(
      effect(() => void this.load(this.eyes.value)),
      effect(() => {
        if (!this.playing.value) return;
        const timer = setTimeout(() => this.on(), STEP);
        void this.at.value;
        return () => clearTimeout(timer);
      }),
    );
    const hashed = () => this.toLine(Number(location.hash.slice(1)) || 0);
    addEventListener("hashchange", hashed);
    this.stops.push(() => removeEventListener("hashchange", hashed));
  }

  close(): void {
    for (const stop of this.stops.splice(0)) stop();
  }

  private async load(eyes: Eyes): Promise<void> {
    try {
      const [record, story] = await Promise.all([this.record.peek() ?? api.record(this.id), api.recordStory(this.id, eyes)]);
      if (eyes !== this.eyes.peek()) return; // others were chosen meanwhile
      const first = this.story.peek() === null;
      this.record.value = record;
      this.story.value = story;
      if (first) this.toLine(Number(location.hash.slice(1)) || 0);
    } catch (error) {
      if (eyes !== this.eyes.peek()) return;
      this.lost.value = error instanceof api.Refused ? error.refusal : "unreachable";
    }
  }

  /** To the last point that the first so many lines lead to. */
  toLine(upto: number): void {
    this.go(Math.max(0, this.points.value.findLastIndex((point) => point.upto <= upto)));
  }

  go(index: number): void {
    const next = Math.max(0, Math.min(this.points.value.length - 1, index));
    if (next === this.at.peek()) return;
    const change = () => {
      this.at.value = next;
      history.replaceState(null, "", `${location.pathname}#${this.points.value[next]?.upto ?? 0}`);
    };
    if (Math.abs(next - this.at.peek()) === 1) moving(change);
    else change();
  }

  on(): void {
    if (this.at.value >= this.points.value.length - 1) this.playing.value = false;
    else this.go(this.at.value + 1);
  }

  toggle(): void {
    if (!this.playing.value && this.at.value >= this.points.value.length - 1) this.go(0);
    this.playing.value = !this.playing.value;
  }
}
