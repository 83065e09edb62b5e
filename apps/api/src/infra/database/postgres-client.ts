import pg from "pg";
import type { DatabaseWatch } from "./database-watch.ts";
import { hostsOf } from "./postgres-hosts.ts";

type Settings = pg.ClientConfig & { connectionString: string; watch?: DatabaseWatch | undefined };

/** How long a server may take to say whether it takes writes, milliseconds. */
const probeTimeout = 2_000;

/**
 * A connection that can be lost without harm. pg tells of a lost connection by an "error" event, also while a
 * transaction holds the connection, and an event nobody listens to ends the process; whoever waits for an answer is
 * told by that answer.
 */
export class PostgresClient extends pg.Client {
  readonly #urls: string[];
  readonly #watch: DatabaseWatch | undefined;

  constructor({ watch, ...settings }: Settings) {
    const urls = hostsOf(settings.connectionString);
    super({ ...settings, connectionString: urls[0] as string });
    this.#urls = urls;
    this.#watch = watch;
    this.on("error", (error) => watch?.away(error));
  }

  /** Of several servers the one that takes writes. */
  override connect(): Promise<pg.Client>;
  override connect(told: (error: Error | null) => void): void;
  override connect(told?: (error: Error | null) => void) {
    const connected = this.#connect();
    if (!told) return connected;
    connected.then(() => told(null), told);
  }

  async #connect(): Promise<pg.Client> {
    try {
      if (this.#urls.length > 1) Object.assign(this, await findWritable(this.#urls));
      await super.connect();
      this.#watch?.back();
      return this;
    } catch (error) {
      this.#watch?.away(error);
      throw error;
    }
  }
}

/** Throws what the last of them said when none takes writes. */
async function findWritable(urls: string[]): Promise<{ host: string; port: number }> {
  try {
    return await Promise.any(urls.map(probe));
  } catch (error) {
    throw (error as AggregateError).errors.at(-1);
  }
}

async function probe(url: string): Promise<{ host: string; port: number }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: probeTimeout,
    query_timeout: probeTimeout,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("show transaction_read_only");
    if (rows[0].transaction_read_only === "on") throw new ReadOnlyServer();
    return { host: client.host, port: client.port };
  } finally {
    await client.end().catch(() => undefined);
  }
}

class ReadOnlyServer extends Error {
  override name = "ReadOnlyServer";
  constructor() {
    super("No server of the database URL takes writes");
  }
}
