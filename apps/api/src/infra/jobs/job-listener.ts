import type { DatabaseWatch } from "../database/database-watch.ts";
import { PostgresClient } from "../database/postgres-client.ts";

type Listener = {
  /** A queue has news. */
  onNews: (queue: string) => void;
  /** The line was opened, at first or again: what was said meanwhile is lost, so every queue is to be looked at. */
  onOpen: () => void;
};

const checkEveryMs = 10_000;
const answerWithinMs = 5_000;
const firstRestMs = 500;
const longestRestMs = 15_000;

/**
 * Keeps one connection of its own that hears which queue has a new job. A line that is lost is opened again for as long
 * as it takes; until then, and where a pooler swallows what is said, jobs are found by polling.
 */
export async function listenForJobs(
  url: string,
  channel: string,
  listener: Listener,
  watch: DatabaseWatch | undefined,
): Promise<{ close(): Promise<void> }> {
  const line = new JobLine(url, channel, listener, watch);
  await line.open();
  return { close: () => line.close() };
}

class JobLine {
  readonly #url: string;
  readonly #channel: string;
  readonly #listener: Listener;
  readonly #watch: DatabaseWatch | undefined;
  #client: PostgresClient | null = null;
  #timer: NodeJS.Timeout | undefined;
  #restMs = firstRestMs;
  #isClosed = false;

  constructor(url: string, channel: string, listener: Listener, watch: DatabaseWatch | undefined) {
    this.#url = url;
    this.#channel = channel;
    this.#listener = listener;
    this.#watch = watch;
  }

  async open(): Promise<void> {
    const client = new PostgresClient({
      connectionString: this.#url,
      watch: this.#watch,
      application_name: "rihla",
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    });
    this.#client = client;
    client.on("notification", ({ payload }) => payload && this.#listener.onNews(payload));
    client.on("end", () => this.#lost(client));
    try {
      await client.connect();
      await client.query(`listen "${this.#channel}"`);
    } catch {
      return this.#lost(client);
    }
    if (this.#isClosed) return void client.end();
    this.#restMs = firstRestMs;
    this.#listener.onOpen();
    this.#checkLater(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  /** Also finds a line that still looks open, and one that a pooler has given to somebody else. */
  #checkLater(client: PostgresClient): void {
    this.#timer = setTimeout(async () => {
      try {
        const { rowCount } = await client.query(
          "select from pg_listening_channels() as channel where channel = $1",
          [this.#channel],
        );
        if (rowCount === 0) this.#lost(client);
        else if (this.#client === client) this.#checkLater(client);
      } catch {
        this.#lost(client);
      }
    }, checkEveryMs);
  }

  #lost(client: PostgresClient): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = null;
    clearTimeout(this.#timer);
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => this.open(), this.#restMs);
    this.#restMs = Math.min(this.#restMs * 2, longestRestMs);
  }
}
