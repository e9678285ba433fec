/** The session at one table: its state, the requests to the server, and the connection. */
import { computed, signal } from "@preact/signals";
import { afterFrame, animateChange, transitionTo } from "../app/motion.ts";
import { socketAddress } from "../app/route.ts";
import { tempo } from "../app/settings.ts";
import { play } from "../app/sound.ts";
import { lasting } from "../games/common/animated_number.ts";
import { shared } from "../games/common/shared_values.ts";
import { scoredDay } from "../games/scoring/scoring_steps.ts";
import { nameOf } from "../i18n/player_names.ts";
import { chat, Refused, Unreachable } from "../net/api.ts";
import { type ConnectionState, type TableRequest, TableSocket } from "../net/socket.ts";
import type { Entry, Hint, Refusal, ToClient, Update, View } from "../protocol.ts";
import { chatFromOthers, playEffects, saveProgress } from "./change_effects.ts";
import { type Moment, momentAfter } from "./moments.ts";
import { PendingRequests } from "./pending_requests.ts";
import { forget, remember, savedGame, tokenOf } from "./saved_games.ts";
import type { Arrival } from "./table_events.ts";
import { mergeUpdate, type TableState, withEarlierChat } from "./table_state.ts";
import { isFull, pauseBefore } from "./tempo.ts";
import { UpdateQueue } from "./update_queue.ts";

/** A scoring on the screen. */
export interface Scored {
  day: number;
  view: View;
}

/** The notice above the table: a refusal, a hint, or that a hint is being computed. */
export type SessionNotice = { kind: "refusal"; refusal: Refusal; move: string | null } | { kind: "hint"; hint: Hint } | { kind: "asking" };

/** The state after an update, and the events in it. */
interface Step {
  state: TableState;
  journal: Entry[];
}

const ADVISER = "banker"; // the bot that gives hints

/** Return whether someone else moved, or a bot or the clock moved for us. */
const byOthers = ({ state, journal }: Step): boolean =>
  journal.some((entry) => entry.what === "moved" && (entry.seat !== state.seat || entry.by !== "person"));

export class TableSession {
  readonly id: string;
  readonly token: string | null;
  readonly state = signal<TableState | null>(null);
  readonly shownState = signal<TableState | null>(null); // the state in the last frame
  readonly connection = signal<ConnectionState>("connecting");
  readonly retryAt = signal<number | null>(null);
  readonly lost = signal<Refusal | null>(null); // why the server refused the connection
  readonly notice = signal<SessionNotice | null>(null);
  readonly scored = signal<Scored | null>(null);
  readonly present = signal<readonly number[] | null>(null); // connected seats; null while we are disconnected
  readonly moment = signal<Moment | null>(null); // on the screen for a second
  readonly spectators = signal<number | null>(null); // null before the first report
  readonly arrivals = signal<readonly Arrival[]>([]); // of spectators, while this page was open
  readonly overdue = signal<number | null>(null); // the seat for which we may call a bot
  readonly draft = signal(""); // the line of chat being written
  readonly unread = signal(0); // lines of chat since the panel was last open
  readonly missedFrom = signal<number | null>(null); // length of the log when we left, if several moves followed
  readonly seat = computed(() => this.state.value?.seat ?? null);
  readonly hint = computed(() => (this.notice.value?.kind === "hint" ? (this.notice.value.hint.candidates[0]?.move ?? null) : null));
  readonly legal = computed(() => {
    const state = this.state.value;
    const away = state?.seat != null && state.table.seats[state.seat]?.away; // then a bot plays
    const idle = !this.pending.late.value && this.scored.value === null && !away;
    return idle ? (state?.view?.legal ?? []) : [];
  });

  readonly canMove = computed(() => this.legal.value.length > 0);

  private readonly socket: TableSocket;
  private readonly pending = new PendingRequests();
  readonly busy = this.pending.busy;
  private readonly queue = new UpdateQueue<Step>(byOthers, (step) => this.apply(step), { pause: () => this.pause(), show: animateChange });
  private latest: TableState | null = null; // includes what is still in the queue
  private closed = false;
  private reconnected = false; // the next update contains what we missed
  private leftAt = 0; // length of the log when the page was hidden
  private hurried = false; // the player does not want to wait until the next turn
  private momentEnds = 0; // performance.now() when the moment on the screen ends

  constructor(id: string) {
    this.id = id;
    this.token = tokenOf(id);
    this.socket = new TableSocket(socketAddress(`api/tables/${id}/socket`), this.token, {
      onMessage: (message) => this.receive(message),
      onState: (state, retryAt) => {
        if (state === "open") this.reconnected = true;
        else this.present.value = null;
        this.connection.value = state;
        this.retryAt.value = retryAt;
      },
      version: () => this.latest?.version ?? null,
    });
  }

  open(): void {
    document.addEventListener("visibilitychange", this.visibilityChanged);
    this.socket.open();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.visibilityChanged);
    this.queue.clear();
    this.socket.close();
  }

  /** Leave a seat before the game. A message sent before the socket is closed still arrives. */
  leave(): void {
    this.send({ type: "leave" });
    this.close();
    forget(this.id);
  }

  reconnect(): void {
    this.socket.connectNow();
  }

  // -- requests -------------------------------------------------------------------------------------------------------

  /** Play a legal move. */
  act(move: string): void {
    const state = this.state.value;
    if (!state || this.busy.value) return;
    this.notice.value = null;
    this.missedFrom.value = null;
    this.pending.addMove(this.send({ type: "move", version: state.version, move }), move);
  }

  /** Try an illegal move: the server answers with the rule. */
  ask(move: string): void {
    const state = this.state.value;
    if (state && this.mayTry(state)) this.pending.addAttempt(this.send({ type: "move", version: state.version, move }), move);
  }

  /** Refuse an attempt that has no notation. */
  deny(key: string, rule: string): void {
    const state = this.state.value;
    if (state && this.mayTry(state)) this.showRefusal(key, {}, rule);
  }

  /** Send the draft. If it is refused, the text comes back into the draft. */
  sendChat(): void {
    const text = this.draft.value.trim().replace(/\s+/g, " ");
    if (text) this.pending.addChat(this.send({ type: "chat", text }), text);
    this.draft.value = "";
  }

  requestHint(): void {
    this.notice.value = { kind: "asking" };
    this.send({ type: "hint", version: this.version, bot: ADVISER });
  }

  /** Close an open hint; return whether there was one. */
  closeHint(): boolean {
    if (this.notice.value?.kind !== "hint") return false;
    this.notice.value = null;
    return true;
  }

  requestUndo(): void {
    this.send({ type: "undo", version: this.latest?.version ?? 0 }); // moves that wait to be shown may be undone, too
  }

  answerUndo(agree: boolean): void {
    this.send({ type: "answer-undo", version: this.version, agree });
  }

  callBot(): void {
    this.send({ type: "call-bot", version: this.version });
  }

  /** Send a request and return its id. */
  send(request: TableRequest): string {
    return this.socket.request(request);
  }

  private get version(): number {
    return this.state.value?.version ?? 0;
  }

  /** Return whether it is our turn on the screen, and say so if not: the server may be ahead and answer about that. */
  private mayTry({ seat, view, table }: TableState): boolean {
    if (seat === null || !view || this.busy.value || this.scored.value) return false;
    const { turn } = view;
    if (view.over) this.showRefusal("game-over");
    else if (turn !== null && turn !== seat) this.showRefusal("wait-for", { name: nameOf(table, table.seats[turn]!, turn) });
    return turn === seat;
  }

  private showRefusal(key: string, values: Refusal["values"] = {}, rule: string | null = null): void {
    this.notice.value = { kind: "refusal", refusal: { type: "refusal", key, values, text: key, rule }, move: "" };
    play("seal");
  }

  // -- messages -------------------------------------------------------------------------------------------------------

  private receive(message: ToClient): void {
    if (message.type === "update") this.receiveUpdate(message);
    else if (message.type === "here") {
      this.present.value = shared(this.present.value, message.seats);
      this.countSpectators(message.watching);
      this.overdue.value = message.overdue ?? null;
    } else if (message.type === "hint") {
      this.notice.value = { kind: "hint", hint: message };
      this.rememberHint(message);
    } else if (message.type === "refusal") this.receiveRefusal(message);
    else {
      this.pending.accept(message.id, message.version);
      this.pending.settle(this.version);
    }
  }

  /** Remember what a hint recommended: a review will not hold it against the player. */
  private rememberHint({ version, candidates: [best] }: Hint): void {
    if (best && version === this.version && this.latest)
      remember(this.id, { hinted: { ...savedGame(this.id)?.hinted, [this.latest.log.length]: best.move } });
  }

  private receiveUpdate(update: Update): void {
    const before = this.state.value;
    this.latest = mergeUpdate(this.latest, update);
    for (const entry of update.journal) if (entry.what === "moved" && entry.seat === update.seat) this.pending.acceptMove(entry.move, update.version);
    const step = { state: this.latest, journal: update.journal };
    if (this.reconnected && before) this.summarize(before.log.length);
    this.reconnected = false;
    if (before && update.since > 0 && update.version > before.version) {
      this.queue.push(step);
      const back = update.journal.some(({ what }) => what === "undone"); // what was undone need not be shown first
      if (document.hidden || back) this.queue.flush(); // nobody reads a scoring on a hidden page, and our turn may have come
      return;
    }
    const seen = before ? undefined : savedGame(this.id)?.lines;
    if (!before && !seen && this.latest.view) this.unread.value = chatFromOthers(this.latest, update.journal); // from the lobby
    this.queue.flush(); // the first update, or one that only concerns us: no need to wait
    this.apply(step);
    if (seen !== undefined && seen > 0 && seen < this.latest.log.length) this.missedFrom.value = seen;
  }

  private receiveRefusal(refusal: Refusal): void {
    if (!refusal.id) {
      this.lost.value = refusal; // the server closes the socket now
      return;
    }
    const { move, chat } = this.pending.refuse(refusal.id);
    if (chat !== null) this.draft.value = `${chat} ${this.draft.value}`.trim();
    this.notice.value = { kind: "refusal", refusal, move };
    play("seal");
  }

  // -- history --------------------------------------------------------------------------------------------------------

  /** Load the page of chat before the first line that we have. */
  async loadEarlierChat(): Promise<void> {
    const before = this.state.value?.chatFrom;
    if (before === null || before === undefined) return;
    try {
      const page = await chat(this.id, this.token, before);
      if (this.latest) this.latest = withEarlierChat(this.latest, page);
      if (this.state.value) this.state.value = withEarlierChat(this.state.value, page);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error; // the button stays
    }
  }

  /** Summarize what happened while the page was hidden. A hidden page shows updates without pauses. */
  private readonly visibilityChanged = (): void => {
    const state = this.state.value;
    if (!state) return;
    if (document.hidden) this.leftAt = state.log.length;
    this.queue.flush();
    if (document.hidden) return;
    this.summarize(this.leftAt);
    remember(this.id, { lines: this.latest?.log.length ?? 0 });
  };

  /** Show a notice about the moves since then, unless there is only one: that one can be seen on the table. */
  private summarize(from: number): void {
    const moves = this.latest?.steps.filter((step) => step.seat !== null && step.first >= from) ?? [];
    if (moves.length >= 2) this.missedFrom.value = from;
  }

  // -- showing changes ------------------------------------------------------------------------------------------------

  /** Show the scoring of an earlier day again; further updates wait until it is closed. */
  openScoring(day: number): void {
    const view = this.state.value?.view;
    if (!view) return;
    this.scored.value = { day, view };
    this.queue.hold();
  }

  /** Close the scoring and show the table again, or the next scoring if it waits: so close this one before that. */
  scoringDone(): void {
    const shown = this.scored.value;
    transitionTo(() => {
      if (this.scored.value !== shown) return; // pressed twice
      this.scored.value = null;
      this.queue.release();
    });
  }

  /** Show the moves of others without pauses until it is our turn again, or a day is scored. */
  hurry(): void {
    const state = this.state.value;
    this.endMoment();
    if (this.scored.value || !state?.view || state.view.turn === state.seat) return;
    this.hurried = true;
    this.queue.hurry();
    if (state.seat === null) this.hurried = false; // no turn of ours would end it
  }

  private pause(): number {
    const state = this.state.value;
    const fast = isFull(state?.view ?? null, state?.seat ?? null);
    const moment = this.momentEnds - performance.now();
    return document.hidden ? 0 : pauseBefore({ setting: Number(tempo.value), fast, hurried: this.hurried, moment }, Math.random());
  }

  /** Return the moment that a change brings; at fast-forward, only our own. Further moves wait for it. */
  private momentOf(before: TableState | null, now: TableState): Moment | null {
    const moment = before?.log.length ? momentAfter(before.log.length, now.steps) : null;
    if (!moment || document.hidden || (moment.by !== now.seat && isFull(now.view, now.seat))) return null;
    return moment;
  }

  /** Show a moment for a second, or until the next move is shown. */
  private showMoment(moment: Moment, ends: number): void {
    if (this.momentEnds !== ends) return; // the next move is already shown
    this.moment.value = moment;
    setTimeout(() => {
      if (this.moment.value === moment) this.endMoment();
    }, ends - performance.now());
  }

  private endMoment(): void {
    this.moment.value = null;
    this.momentEnds = 0;
  }

  private countSpectators(watching: number): void {
    const before = this.spectators.value;
    this.spectators.value = watching;
    if (before === null || watching <= before) return;
    this.arrivals.value = [...this.arrivals.value, { after: this.state.value?.log.length ?? 0, watching }];
  }

  private apply({ state, journal }: Step): void {
    const before = this.state.value;
    if (before && state.version < before.version) return; // outdated
    this.state.value = state;
    this.pending.settle(state.version);
    if (before && before.log.length !== state.log.length) this.endMoment();
    if (before && (before.log.length !== state.log.length || before.view?.turn !== state.view?.turn)) {
      if (this.notice.value?.kind !== "refusal" || this.notice.value.refusal.key !== "stale") this.notice.value = null;
    }
    this.showScoring(before, state);
    if (this.scored.value || state.view?.turn === state.seat) this.hurried = false;
    const moment = this.momentOf(before, state);
    const ends = moment ? performance.now() + lasting("--moment") : 0;
    if (moment) this.momentEnds = ends;
    if (!before) this.shownState.value = state;
    afterFrame(() => {
      this.shownState.value = this.state.value;
      if (moment) this.showMoment(moment, ends);
      if (before) {
        playEffects(before, state, journal);
        this.unread.value += chatFromOthers(state, journal);
      }
      if (!this.closed && tokenOf(this.id) === this.token) saveProgress(state, this.token); // not after we took a seat
    });
  }

  /** Show a scoring that has just happened, and hold further updates back until it is closed. */
  private showScoring(before: TableState | null, now: TableState): void {
    const step = now.steps.at(-1);
    const day = step ? scoredDay(step) : null;
    if (day !== null && before?.view && step?.first === before.log.length) this.openScoring(day);
  }
}
