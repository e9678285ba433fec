/** One table as this page sits at it: what is known, what is being asked, what the line is doing. */
import { computed, signal } from "@preact/signals";
import * as api from "./api.ts";
import { merged, untold, withStory, type Known, type Turn } from "./merging.ts";
import { afterFrame, moment, moving, turning } from "./motion.ts";
import { callBack } from "./notify.ts";
import { Queue } from "./pacing.ts";
import { nameOf } from "./people.ts";
import { forget, placeAt, remember, tokenOf } from "./places.ts";
import type { Entry, Hint, Refusal, ToClient, Update } from "./protocol.ts";
import { socketAddress } from "./route.ts";
import { isStill, pauses } from "./settings.ts";
import { Line, type LineState, type Wish } from "./socket.ts";
import { play } from "./sound.ts";
import { shared } from "./tables/sharing.ts";

/** A scoring that is being told. */
export interface Scored {
  day: number;
  turn: Turn;
}

/** What is said in the middle: a refusal, or a hint. */
export type Note = { kind: "refusal"; refusal: Refusal; move: string | null } | { kind: "hint"; hint: Hint } | { kind: "asking" };

/** How it stood after an update, and what had happened. */
interface Step {
  known: Known;
  journal: Entry[];
}

const ADVISER = "banker"; // who is asked for a hint
const AGAIN = 1500; // milliseconds until a story that did not come is asked for again
const SOON = 150; // milliseconds in which an answer is mostly there: the table is drawn once, as it is then

/** Whether someone else moved, or a bot or the clock for us. */
const byOthers = ({ known, journal }: Step): boolean =>
  journal.some((entry) => entry.what === "moved" && (entry.seat !== known.seat || entry.by !== "person"));

export class Sitting {
  readonly id: string;
  readonly token: string | null;
  readonly known = signal<Known | null>(null);
  readonly shown = signal<Known | null>(null); // what the last frame showed
  readonly line = signal<LineState>("connecting");
  readonly retryAt = signal<number | null>(null);
  readonly lost = signal<Refusal | null>(null); // why the server does not let us in
  readonly note = signal<Note | null>(null);
  readonly scored = signal<Scored | null>(null);
  readonly busy = signal(false); // a move was made and is not answered
  readonly late = signal(false); // … and not soon
  readonly here = signal<readonly number[] | null>(null); // the seats at which someone is; null while the line is broken
  readonly watching = signal(0); // how many watch
  readonly draft = signal(""); // the line of chat that is being written
  readonly unread = signal(0); // lines of chat since the panel was last open
  readonly away = signal<number | null>(null); // the length of the log when we were last here, if much has happened
  readonly seat = computed(() => this.known.value?.seat ?? null);
  readonly hint = computed(() => (this.note.value?.kind === "hint" ? (this.note.value.hint.candidates[0]?.move ?? null) : null));
  readonly legal = computed(() => {
    const idle = !this.late.value && this.scored.value === null;
    return idle ? (this.known.value?.view?.legal ?? []) : [];
  });

  private readonly socket: Line;
  private readonly moves = new Map<string, string>(); // wishes' ids and the moves they made
  private readonly lines = new Map<string, string>(); // … and the lines of chat
  private readonly queue = new Queue<Step>(byOthers, (step) => this.apply(step), { pause: () => this.pause(), show: moving });
  private latest: Known | null = null; // with what the queue still holds back
  private answered = 0; // the version at which our last move was done
  private waits: ReturnType<typeof setTimeout> | undefined; // until our move's answer is late
  private asking: Promise<void> | null = null;
  private closed = false;
  private back = false; // the line was broken, and what comes now is what we missed
  private left = 0; // the length of the log when the page was hidden

  constructor(id: string) {
    this.id = id;
    this.token = tokenOf(id);
    this.socket = new Line(socketAddress(`api/tables/${id}/socket`), this.token, {
      hears: (message) => this.hears(message),
      changes: (state, retryAt) => {
        if (state === "open") this.back = true;
        else this.here.value = null;
        this.line.value = state;
        this.retryAt.value = retryAt;
      },
      version: () => this.latest?.version ?? null,
    });
  }

  open(): void {
    document.addEventListener("visibilitychange", this.looked);
    this.socket.open();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.looked);
    this.queue.clear();
    this.socket.close();
  }

  /** Leaves a seat before the game. What is sent before a line is closed still arrives. */
  leave(): void {
    this.socket.wish({ type: "leave" });
    this.close();
    forget(this.id);
  }

  retry(): void {
    this.socket.now();
  }

  // -- what we want ---------------------------------------------------------------------------------------------------

  act(move: string): void {
    const known = this.known.value;
    if (!known || this.busy.value) return;
    this.note.value = null;
    this.away.value = null;
    this.busy.value = true;
    this.waits = setTimeout(() => (this.late.value = true), SOON);
    this.moves.set(this.socket.wish({ type: "move", version: known.version, move }), move);
  }

  /** Tries a move that is not legal: the answer is the rule. */
  ask(move: string): void {
    const known = this.known.value;
    if (known && this.mayTry(known)) this.moves.set(this.socket.wish({ type: "move", version: known.version, move }), move);
  }

  /** Says why not, where no notation says what was tried. */
  deny(key: string, rule: string): void {
    const known = this.known.value;
    if (known && this.mayTry(known)) this.refuse(key, {}, rule);
  }

  /** Says what was written; a line that is refused is there to be written again. */
  say(): void {
    const text = this.draft.value.trim().replace(/\s+/g, " ");
    if (text) this.lines.set(this.socket.wish({ type: "chat", text }), text);
    this.draft.value = "";
  }

  wish(wish: Wish): void {
    this.socket.wish(wish);
  }

  /** A wish about the game as it stands. */
  wishNow(kind: "undo" | "hint" | "agree" | "refuse"): void {
    const version = this.known.value?.version ?? 0;
    if (kind === "undo") this.socket.wish({ type: "undo", version });
    else if (kind === "hint") {
      this.note.value = { kind: "asking" };
      this.socket.wish({ type: "hint", version, bot: ADVISER });
    } else this.socket.wish({ type: "answer-undo", version, agree: kind === "agree" });
  }

  scoringDone(): void {
    turning(() => {
      this.scored.value = null;
    });
    this.queue.release();
  }

  /** Sees to it that all turns of the game can be told. */
  tellAll(): Promise<void> {
    const known = this.latest;
    if (!known?.view || untold(known) === 0) return Promise.resolve();
    this.asking ??= api
      .story(this.id, this.token, 0)
      .then((story) => {
        if (this.latest) this.latest = withStory(this.latest, story.points, 0);
        if (this.known.value) this.shown.value = this.known.value = this.retold(this.known.value);
      })
      .catch(() => {
        if (this.away.value !== null && !this.closed) setTimeout(() => void this.tellAll(), AGAIN);
      })
      .finally(() => {
        this.asking = null;
      });
    return this.asking;
  }

  /** Whether it is our turn, as it is shown; if not, this says so. The server may be further, and would speak of that. */
  private mayTry({ seat, view, table }: Known): boolean {
    if (seat === null || !view || this.busy.value || this.scored.value) return false;
    const { turn } = view;
    if (view.over) this.refuse("game-over");
    else if (turn !== null && turn !== seat) this.refuse("wait-for", { name: nameOf(table.id, table.seats[turn]!, turn) });
    return turn === seat;
  }

  private refuse(key: string, values: Refusal["values"] = {}, rule: string | null = null): void {
    this.note.value = { kind: "refusal", refusal: { type: "refusal", key, values, text: key, rule }, move: "" };
    play("seal");
  }

  // -- what we hear ---------------------------------------------------------------------------------------------------

  private hears(message: ToClient): void {
    if (message.type === "update") this.told(message);
    else if (message.type === "here") {
      this.here.value = shared(this.here.value, message.seats);
      this.watching.value = message.watching;
    } else if (message.type === "hint") this.note.value = { kind: "hint", hint: message };
    else if (message.type === "refusal") this.refused(message);
    else {
      this.lines.delete(message.id);
      if (this.moves.delete(message.id)) this.answered = message.version;
      this.settle();
    }
  }

  private told(update: Update): void {
    const before = this.known.value;
    this.latest = merged(this.latest, update);
    for (const entry of update.journal) if (entry.what === "moved" && entry.seat === update.seat) this.answer(entry.move, update.version);
    const step = { known: this.latest, journal: update.journal };
    if (this.back && before) this.missed(before.log.length);
    this.back = false;
    if (before && update.since > 0 && update.version > before.version) {
      this.queue.push(step);
      if (document.hidden) this.queue.flush(); // a scoring that nobody reads there holds nothing back: our turn may have come
      return;
    }
    const seen = before ? undefined : placeAt(this.id)?.lines;
    this.queue.flush(); // the first update, or one that tells of ourselves alone: no need to wait
    this.apply(step);
    if (seen !== undefined && seen > 0 && seen < this.latest.log.length) this.away.value = seen;
    if (!before && update.view && !update.view.over) void this.tellAll();
  }

  /** Back at a page that was hidden: what happened since is told. A page that nobody sees has nothing to wait for. */
  private readonly looked = (): void => {
    const known = this.known.value;
    if (!known) return;
    if (document.hidden) this.left = known.log.length;
    this.queue.flush();
    if (document.hidden) return;
    this.missed(this.left);
    remember(this.id, { lines: this.latest?.log.length ?? 0 });
  };

  /** More than one move since then is told in a note: one is still to be seen on the table. */
  private missed(from: number): void {
    const moves = this.latest?.log.slice(from).filter((line) => !line.startsWith("*")) ?? [];
    if (moves.length < 2) return;
    this.away.value = from;
    void this.tellAll();
  }

  /** The update that tells of our move is its answer too: the table is drawn once. */
  private answer(move: string | null | undefined, version: number): void {
    const id = [...this.moves].find(([, made]) => made === move)?.[0];
    if (id !== undefined && this.moves.delete(id)) this.answered = version;
  }

  /** Once what our move did is seen, the next may be made. */
  private settle(): void {
    if (this.moves.size === 0 && (this.known.value?.version ?? 0) >= this.answered) this.free();
  }

  private free(): void {
    clearTimeout(this.waits);
    this.busy.value = this.late.value = false;
  }

  /** With all turns that were told since. */
  private retold(known: Known): Known {
    const end = known.log.length;
    return { ...known, turns: this.latest?.turns.filter((turn) => turn.first + turn.lines.length <= end) ?? known.turns };
  }

  private refused(refusal: Refusal): void {
    if (!refusal.id) {
      this.lost.value = refusal; // the socket closes now
      return;
    }
    const line = this.lines.get(refusal.id);
    if (line !== undefined) this.draft.value = `${line} ${this.draft.value}`.trim();
    this.lines.delete(refusal.id);
    const move = this.moves.get(refusal.id) ?? null;
    this.moves.delete(refusal.id);
    this.free();
    this.note.value = { kind: "refusal", refusal, move };
    play("seal");
  }

  private pause(): number {
    return pauses.value === "off" || isStill() || document.hidden ? 0 : moment();
  }

  private apply({ known, journal }: Step): void {
    const before = this.known.value;
    if (before && known.version < before.version) return; // overtaken
    const now = this.retold(known);
    this.known.value = now;
    this.settle();
    if (before && (before.log.length !== now.log.length || before.view?.turn !== now.view?.turn)) {
      if (this.note.value?.kind !== "refusal" || this.note.value.refusal.key !== "stale") this.note.value = null;
    }
    this.tellScoring(before, now);
    if (!before) this.shown.value = now;
    afterFrame(() => {
      this.shown.value = this.known.value;
      this.noticed(before, now, journal);
      if (!this.closed) this.keep(now);
    });
  }

  /** What this browser remembers of the table. */
  private keep(now: Known): void {
    const commit = placeAt(this.id)?.commit ?? now.table.deal?.commit;
    remember(this.id, {
      ...(commit ? { commit } : {}),
      ...(document.hidden ? {} : { lines: now.log.length }),
      token: this.token,
      seat: now.seat,
      game: now.table.game,
      names: now.table.seats.map((seat, i) => (seat.kind === "open" ? "" : nameOf(now.table.id, seat, i))),
      stage: now.table.stage,
      turn: now.view?.turn ?? null,
      won: now.view?.winners && now.seat !== null ? now.view.winners.includes(now.seat) : null,
      score: now.seat !== null ? (now.view?.scores.at(-1)?.[now.seat] ?? null) : null,
    });
  }

  private tellScoring(before: Known | null, now: Known): void {
    const turn = now.turns.at(-1);
    const days = now.view?.scores.length ?? 0;
    if (turn?.before && before?.view && days > before.view.scores.length && turn.first + turn.lines.length === now.log.length) {
      this.scored.value = { day: days - 1, turn };
      this.queue.hold();
    }
  }

  /** What a change brings with it: a sound, a call back to the page. */
  private noticed(before: Known | null, now: Known, journal: Entry[]): void {
    if (!before) return;
    const days = now.view?.scores.length ?? 0;
    const moved = journal.find((entry) => entry.what === "moved");
    const mine = now.seat !== null && now.view?.turn === now.seat;
    if (mine && before.view?.turn !== now.seat) {
      play("turn");
      callBack("turn", now.table.game);
    } else if (days > (before.view?.scores.length ?? 0)) play("coin");
    else if (moved) play(/^(bid|take|auction)/.test(moved.move ?? "") ? "coin" : "paper");
    if (now.table.stage === "over" && before.table.stage !== "over") callBack("over", now.table.game);
    const said = journal.filter((entry) => entry.what === "said" && entry.seat !== now.seat);
    if (said.length) {
      this.unread.value += said.length;
      play("paper");
    }
  }
}
