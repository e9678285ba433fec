/** Loads the views of earlier turns from the server, one request at a time. */
import * as api from "../net/api.ts";
import type { Story } from "../protocol.ts";

const RETRY = 1500; // ms until a failed request is repeated

interface Client {
  loaded(story: Story): void;
  needed(): boolean; // whether a failed request is worth repeating
}

export class HistoryLoader {
  private readonly table: string;
  private readonly token: string | null;
  private readonly client: Client;
  private loading: Promise<void> | null = null;

  constructor(table: string, token: string | null, client: Client) {
    this.table = table;
    this.token = token;
    this.client = client;
  }

  load(): Promise<void> {
    this.loading ??= api
      .story(this.table, this.token, 0)
      .then((story) => this.client.loaded(story))
      .catch(() => {
        if (this.client.needed()) setTimeout(() => this.client.needed() && void this.load(), RETRY);
      })
      .finally(() => {
        this.loading = null;
      });
    return this.loading;
  }
}
