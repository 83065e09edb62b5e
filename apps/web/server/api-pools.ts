import type { Readable } from "node:stream";
import type { Logger } from "pino";
import { type Dispatcher, Pool } from "undici";

/**
 * Connections to the api by what its answer waits for, so that a slow bank or supplier, or many large downloads, hold up
 * their own kind only. `waitMs`: until the answer begins, and then between two parts of it. The api gives a bank 20 s and a
 * supplier 12 after 5 for a turn, and may ask twice; whoever asks us has lost the line after 60.
 */
const kinds = {
  catalogue: { connections: 32, waitMs: 5_000 },
  calls: { connections: 128, waitMs: 10_000 },
  payments: { connections: 64, waitMs: 45_000 },
  suppliers: { connections: 64, waitMs: 45_000 },
  desk: { connections: 16, waitMs: 30_000 },
  location: { connections: 32, waitMs: 5_000 },
  // The api says something on each every twenty seconds. Each of its processes keeps the shares of people and addresses, and a thousand
  // in all: here is room for those of several, so that nobody stands in line.
  events: { connections: 8192, waitMs: 60_000 },
  uploads: { connections: 16, waitMs: 30_000 },
  // As with events, the api shares them out.
  downloads: { connections: 64, waitMs: 30_000 },
  webhooks: { connections: 32, waitMs: 10_000 },
};
export type ApiPool = keyof typeof kinds;
/** Waits to have instead, in milliseconds. */
type Waits = Partial<Record<ApiPool, number>>;

/** Answers up to this size are read whole, so that a slow reader holds none of the connections. */
const readWholeBytes = 1 << 20;

export type ApiRequest = Pick<Dispatcher.RequestOptions, "method" | "path" | "headers" | "body">;
export type ApiAnswer<Body = Buffer | Readable> = {
  status: number;
  headers: Dispatcher.ResponseData["headers"];
  body: Body;
};

/** The api is away, too slow, or asked more than it can answer: who asks should come back a little later. */
export class ApiUnavailable extends Error {
  override name = "ApiUnavailable";
}

type Line = { pool: Pool; underWay: number; most: number };

export class ApiPools {
  readonly #lines: Record<ApiPool, Line>;
  readonly #log: Logger;
  #isAway = false;

  constructor(apiUrl: string, log: Logger, waits: Waits = {}) {
    this.#log = log;
    const lines = Object.entries(kinds).map(([kind, { connections, waitMs: usualMs }]) => {
      const waitMs = waits[kind as ApiPool] ?? usualMs;
      const timeouts = { connectTimeout: 2_000, headersTimeout: waitMs, bodyTimeout: waitMs };
      const pool = new Pool(apiUrl, { connections, ...timeouts });
      // As many again may stand in line; longer lines only make everybody wait for what they gave up on.
      return [kind, { pool, underWay: 0, most: 2 * connections }];
    });
    this.#lines = Object.fromEntries(lines);
  }

  /** Throws `ApiUnavailable`. A large answer's body is a stream, to be read or destroyed. */
  ask(kind: ApiPool, request: ApiRequest): Promise<ApiAnswer> {
    return this.#ask<ApiAnswer>(kind, request, (answer) =>
      isSmall(answer) ? readWhole(answer) : unread(answer),
    );
  }

  /** Throws `ApiUnavailable`. */
  askWhole(kind: ApiPool, request: ApiRequest): Promise<ApiAnswer<Buffer>> {
    return this.#ask(kind, request, readWhole);
  }

  async #ask<Answer>(
    kind: ApiPool,
    request: ApiRequest,
    read: (answer: Dispatcher.ResponseData) => Promise<Answer>,
  ): Promise<Answer> {
    const line = this.#lines[kind];
    if (line.underWay >= line.most) throw new ApiUnavailable(`Too many ask for ${kind}.`);
    line.underWay++;
    try {
      const answer = await read(await line.pool.request(request));
      this.#note(null);
      return answer;
    } catch (cause) {
      this.#note(cause);
      throw new ApiUnavailable(`No answer from ${kind}.`, { cause });
    } finally {
      line.underWay--;
    }
  }

  /** One line when it goes and one when it is back: the access lines name every request that had no answer. */
  #note(err: unknown): void {
    if (this.#isAway === (err !== null)) return;
    this.#isAway = err !== null;
    if (err) this.#log.warn({ err }, "the api does not answer");
    else this.#log.info("the api answers again");
  }
}

function isSmall({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  return statusCode === 204 || statusCode === 304 || Number(headers["content-length"]) <= readWholeBytes;
}

async function readWhole({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<ApiAnswer<Buffer>> {
  return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) };
}

async function unread({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<ApiAnswer<Readable>> {
  return { status: statusCode, headers, body };
}
