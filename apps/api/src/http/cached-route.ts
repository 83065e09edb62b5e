import { createHash } from "node:crypto";
import { basePath, type Endpoint, type EndpointName, endpoints } from "@rihla/contract";
import type { FastifyInstance } from "fastify";
import { checkAnswer } from "./check-answer.ts";
import { parseInput, parsePath } from "./parse-input.ts";
import type { Call, Route, RouteOptions } from "./route.ts";

type Stored = { body: Buffer; etag: string };

export type CachedRouteOptions = Pick<RouteOptions, "checkAnswers"> & {
  /** Names the state of the data; another revision makes every stored answer old. */
  revision: () => Promise<string>;
  /** Bytes of answers kept at most; the ones unused for longest go first. */
  maxBytes: number;
};

/** Mounts public GET endpoints whose answers are the same for everybody: made once per revision, sent as bytes. */
export function createCachedRoute(app: FastifyInstance, options: CachedRouteOptions): Route {
  const store = new AnswerStore(options.maxBytes);
  return (key, handler) => {
    const endpoint: Endpoint = endpoints[key];
    const path = key.slice("GET ".length);
    app.get(basePath + path.replaceAll(/\{(\w+)\}/g, ":$1"), async (request, reply) => {
      const call = {
        path: parsePath(request.params),
        query: endpoint.query ? parseInput(endpoint.query, request.query) : {},
        caller: null,
        orderSecret: null,
        idempotencyKey: "",
        ip: request.ip,
      };
      const revision = await options.revision();
      const name = `${key} ${JSON.stringify([call.path, call.query])}`;
      const answer =
        store.get(revision, name) ??
        store.put(revision, name, await makeBody(key, endpoint, handler as never, call as never, options));
      reply.isForEverybody = true;
      reply
        .header("etag", answer.etag)
        .header("cache-control", "public, max-age=30, stale-while-revalidate=600")
        .header("catalogue-revision", revision);
      if (hasIt(request.headers["if-none-match"], answer.etag)) return reply.status(304).send();
      return reply.type("application/json; charset=utf-8").send(answer.body);
    });
  };
}

/** A proxy that compresses marks our tag as weak (`W/`), and a browser may send several. */
function hasIt(header: string | undefined, etag: string): boolean {
  const tags = header?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(etag) || tags.includes("*");
}

async function makeBody<Key extends EndpointName>(
  _key: Key,
  endpoint: Endpoint,
  handler: (call: Call<Key>) => Promise<unknown>,
  call: Call<Key>,
  options: CachedRouteOptions,
): Promise<Buffer> {
  const answer = await handler(call);
  const list = endpoint.list ? (answer as { items: unknown; next: string | null }) : null;
  const data = list ? list.items : answer;
  if (options.checkAnswers) checkAnswer(endpoint, data);
  return Buffer.from(JSON.stringify(list ? { data, page: { next: list.next } } : { data }));
}

/** Answers of one revision; a Map keeps insertion order, so the first entry is the one unused for longest. */
class AnswerStore {
  #revision = "";
  #answers = new Map<string, Stored>();
  #bytes = 0;
  #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(revision: string, name: string): Stored | undefined {
    if (revision !== this.#revision) return undefined;
    const stored = this.#answers.get(name);
    if (stored) {
      this.#answers.delete(name);
      this.#answers.set(name, stored);
    }
    return stored;
  }

  put(revision: string, name: string, body: Buffer): Stored {
    if (revision !== this.#revision) {
      this.#answers.clear();
      this.#bytes = 0;
      this.#revision = revision;
    }
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const stored = { body, etag };
    this.#answers.set(name, stored);
    this.#bytes += body.length;
    for (const [oldest, { body: old }] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#answers.delete(oldest);
      this.#bytes -= old.length;
    }
    return stored;
  }
}
