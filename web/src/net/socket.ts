/** The connection to a table: sends hello with our version, reconnects automatically, and resends unanswered requests. */
import type { FromClient, ToClient } from "../protocol.ts";

export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

type Sent = Exclude<FromClient, { type: "hello" }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type TableRequest = Without<Sent>;

export interface Listener {
  onMessage(message: ToClient): void;
  onState(state: ConnectionState, retryAt: number | null): void;
  version(): number | null; // the last version we have
}

const FIRST = 500; // ms before the first attempt to reconnect
const LONGEST = 15_000; // ms between attempts
const REFUSED = 1008; // close code: the server refused us, so reconnecting would not help

/** Return the ms to wait before the next attempt, randomized so that clients do not all reconnect at once. */
export const backOff = (attempts: number, chance = Math.random()): number =>
  Math.min(LONGEST, FIRST * 2 ** attempts) * (0.5 + chance / 2);

export class TableSocket {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly unanswered = new Map<string, Sent>();
  private closed = false;
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
    addEventListener("online", this.connectNow);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.visible);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.connectNow);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.visible);
    if (this.timer !== null) clearTimeout(this.timer);
    this.drop();
  }

  /** Send a request, now or after reconnecting; it keeps its id until it is answered. */
  request(request: TableRequest): string {
    const id = crypto.getRandomValues(new Uint32Array(3)).reduce((text, part) => text + part.toString(36), "");
    const sent = { ...request, id } as Sent;
    this.unanswered.set(id, sent);
    if (this.greeted) this.send(sent);
    return id;
  }

  /** Try to connect now instead of waiting for the next attempt. */
  readonly connectNow = (): void => {
    if (this.closed || this.socket) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.connect();
  };

  private readonly offline = (): void => {
    if (this.socket) {
      this.drop();
      this.retryLater();
    }
  };

  private readonly visible = (): void => {
    if (!document.hidden) this.connectNow();
  };

  private connect(): void {
    this.listener.onState("connecting", null);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const version = this.listener.version();
      this.send({ type: "hello", ...(this.token ? { token: this.token } : {}), ...(version ? { version } : {}) });
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ToClient);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === REFUSED) {
        this.closed = true;
        this.listener.onState("closed", null);
      } else this.retryLater();
    };
  }

  private receive(message: ToClient): void {
    if (message.type === "update" && !this.greeted) {
      this.greeted = true;
      this.attempts = 0;
      this.listener.onState("open", null);
      for (const request of this.unanswered.values()) this.send(request);
    }
    if ("id" in message && message.id) this.unanswered.delete(message.id);
    this.listener.onMessage(message);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private retryLater(): void {
    if (this.closed) return;
    this.greeted = false;
    const wait = backOff(this.attempts++);
    this.listener.onState("waiting", Date.now() + wait);
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.connect();
    }, wait);
  }
}
