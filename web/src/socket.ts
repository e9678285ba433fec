/** The line to a table: says hello with what we have, comes back by itself, and repeats what may not have arrived. */
import type { FromClient, ToClient } from "./protocol.ts";

export type LineState = "connecting" | "open" | "waiting" | "closed";

type Sent = Exclude<FromClient, { type: "hello" }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = Without<Sent>;

export interface Listener {
  hears(message: ToClient): void;
  changes(state: LineState, retryAt: number | null): void;
  version(): number | null; // the last one we have
}

const FIRST = 500;
const LONGEST = 15_000;
const REFUSED = 1008; // the server does not want us: coming back would not help

/** How long to wait before the next try, with some chance, so that not all come back at once. */
export const backOff = (tries: number, chance = Math.random()): number =>
  Math.min(LONGEST, FIRST * 2 ** tries) * (0.5 + chance / 2);

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly unanswered = new Map<string, Sent>();
  private ended = false;
  private greeted = false;
  private readonly url: string;
  private readonly token: string | null;
  private readonly listener: Listener;

  constructor(url: string, token: string | null, listener: Listener) {
    this.url = url;
    this.token = token;
    this.listener = listener;
  }

  open(): void {
    addEventListener("online", this.now);
    addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.seen);
    if (this.timer !== null) clearTimeout(this.timer);
    this.drop();
  }

  /** Sends a wish, now or when the line is back; it keeps its id until it is answered. */
  wish(wish: Wish): string {
    const id = crypto.getRandomValues(new Uint32Array(3)).reduce((text, part) => text + part.toString(36), "");
    const whole = { ...wish, id } as Sent;
    this.unanswered.set(id, whole);
    if (this.greeted) this.say(whole);
    return id;
  }

  /** Tries at once, without waiting for the next time. */
  readonly now = (): void => {
    if (this.ended || this.socket) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.connect();
  };

  private readonly lost = (): void => {
    if (this.socket) {
      this.drop();
      this.later();
    }
  };

  private readonly seen = (): void => {
    if (!document.hidden) this.now();
  };

  private connect(): void {
    this.listener.changes("connecting", null);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const version = this.listener.version();
      this.say({ type: "hello", ...(this.token ? { token: this.token } : {}), ...(version ? { version } : {}) });
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string) as ToClient);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === REFUSED) {
        this.ended = true;
        this.listener.changes("closed", null);
      } else this.later();
    };
  }

  private heard(message: ToClient): void {
    if (message.type === "update" && !this.greeted) {
      this.greeted = true;
      this.tries = 0;
      this.listener.changes("open", null);
      for (const wish of this.unanswered.values()) this.say(wish);
    }
    if ("id" in message && message.id) this.unanswered.delete(message.id);
    this.listener.hears(message);
  }

  private say(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private later(): void {
    if (this.ended) return;
    this.greeted = false;
    const wait = backOff(this.tries++);
    this.listener.changes("waiting", Date.now() + wait);
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.connect();
    }, wait);
  }
}
