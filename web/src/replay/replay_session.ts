/** The state of a replay: the record, the current point and the point of view. */
import { computed, effect, type Signal, signal } from "@preact/signals";
import { animateChange } from "../app/motion.ts";
import { scoredDay } from "../games/scoring/scoring_steps.ts";
import * as api from "../net/api.ts";
import type { GameStep, Point, Refusal, Story } from "../protocol.ts";
import { savedGame } from "../session/saved_games.ts";

export type PointOfView = "all" | `${number}`;

const STEP = 1100; // ms per point in autoplay at normal speed
export const SPEEDS = ["0.5", "1", "2", "4"];

/** A place to jump to: the start of a day or round, or its scoring. */
export interface Stop {
  day: number; // counted from 0
  index: number; // of the point
  scoring: boolean;
}

/** Another way that the game could have gone on from a line: the story after that line. */
export interface Branch {
  line: number;
  story: Story;
}

export class ReplaySession {
  readonly id: string;
  readonly record = signal<api.GameRecord | null>(null);
  readonly story = signal<Story | null>(null);
  readonly lost = signal<Refusal | "unreachable" | null>(null);
  readonly pointOfView: Signal<PointOfView>;
  readonly at = signal(0); // a point's index
  readonly playing = signal(false);
  readonly speed = signal("1"); // one of SPEEDS
  readonly scoring = signal<number | null>(null); // the day whose scoring is shown before the current point
  readonly drawn = signal<string | null>(null); // a move drawn on the table
  readonly branch = signal<Branch | null>(null); // shown in place of what happened from its line on
  private readonly shown = computed(() => branched(this.story.value, this.branch.value));
  readonly points = computed(() => this.shown.value?.points ?? []);
  readonly point = computed<Point | null>(() => this.points.value[this.at.value] ?? null);
  readonly steps = computed<GameStep[]>(() => this.shown.value?.steps ?? []); // each leads to the point with its index
  readonly jumps = computed<Stop[]>(() => stopsIn(this.steps.value));
  private readonly stops: (() => void)[] = [];

  constructor(id: string) {
    this.id = id;
    const mine = savedGame(id);
    const open = mine?.game === "court"; // only there a seat sees less than everyone
    this.pointOfView = signal<PointOfView>(mine?.seat == null || open ? "all" : `${mine.seat}`);
  }

  open(): void {
    this.stops.push(
      effect(() => void this.load(this.pointOfView.value)),
      effect(() => {
        if (!this.playing.value || this.scoring.value !== null) return;
        const timer = setTimeout(() => this.on(), STEP / Number(this.speed.value));
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

  private async load(pointOfView: PointOfView): Promise<void> {
    try {
      const [record, story] = await Promise.all([this.record.peek() ?? api.record(this.id), api.recordStory(this.id, pointOfView)]);
      if (pointOfView !== this.pointOfView.peek()) return; // another one was chosen meanwhile
      const first = this.story.peek() === null;
      this.record.value = record;
      this.story.value = story;
      if (first) this.toLine(Number(location.hash.slice(1)) || 0);
    } catch (error) {
      if (pointOfView !== this.pointOfView.peek()) return;
      this.lost.value = error instanceof api.Refused ? error.refusal : "unreachable";
    }
  }

  /** Go to the last point within the first `upto` lines. */
  toLine(upto: number): void {
    this.go(Math.max(0, this.points.value.findLastIndex((point) => point.upto <= upto)));
  }

  /** Go to a point. A step forward that scores a day shows the scoring first. */
  go(index: number): void {
    const next = Math.max(0, Math.min(this.points.value.length - 1, index));
    const step = next === this.at.peek() + 1 ? this.steps.value[next] : undefined;
    if (next === this.at.peek()) return;
    const change = () => {
      this.at.value = next;
      this.drawn.value = null;
      this.scoring.value = step ? scoredDay(step) : null;
      history.replaceState(null, "", `${location.pathname}${location.search}#${this.points.value[next]?.upto ?? 0}`);
    };
    if (Math.abs(next - this.at.peek()) === 1) animateChange(change);
    else change();
  }

  /** Play a branch from its line on, with all cards visible. */
  watch(branch: Branch): void {
    this.pointOfView.value = "all";
    this.branch.value = branch;
    this.toLine(branch.line);
    this.playing.value = true;
  }

  /** Go back from a branch to where it began. */
  leaveBranch(): void {
    const line = this.branch.peek()?.line;
    if (line === undefined) return;
    this.playing.value = false;
    this.branch.value = null;
    this.toLine(line);
  }

  /** Go to the point after this many lines and show the scoring that led to it. */
  showScoring(day: number, upto: number): void {
    this.toLine(upto);
    this.scoring.value = day;
  }

  /** Go to the start of a day or round, or show its scoring. */
  jump({ day, index, scoring }: Stop): void {
    this.go(index);
    this.scoring.value = scoring ? day : null;
  }

  /** Go to the next (1) or previous (-1) start of a day or round. */
  skip(by: 1 | -1): void {
    const starts = this.jumps.value.filter(({ scoring }) => !scoring).map(({ index }) => index);
    const at = this.at.value;
    const next = by > 0 ? starts.find((index) => index > at) : starts.findLast((index) => index < at);
    this.go(next ?? (by > 0 ? Number.POSITIVE_INFINITY : 0));
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

/** Return a story that goes on as in a branch from its line on. */
function branched(story: Story | null, branch: Branch | null): Story | null {
  if (!story || !branch) return story;
  const kept = story.points.findLastIndex(({ upto }) => upto <= branch.line) + 1;
  return {
    lines: branch.story.lines,
    steps: [...story.steps.slice(0, kept), ...branch.story.steps],
    points: [...story.points.slice(0, kept), ...branch.story.points],
  };
}

/** Return the starts of the days and their scorings. A scoring and the start of the next day are the same point. */
function stopsIn(steps: readonly GameStep[]): Stop[] {
  const scored = steps.flatMap((step, index) => {
    const day = scoredDay(step);
    return day === null ? [] : [{ day, index }];
  });
  return [
    { day: 0, index: 0, scoring: false },
    ...scored.flatMap(({ day, index }) => [
      { day, index, scoring: true },
      ...(index < steps.length - 1 ? [{ day: day + 1, index, scoring: false }] : []),
    ]),
  ];
}
