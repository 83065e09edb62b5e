import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FastifyInstance, FastifyServerFactoryHandler } from "fastify";

declare module "fastify" {
  interface FastifyReply {
    /** The next to ask the same within a moment may have the same bytes. */
    isForEverybody: boolean;
  }
}

type Headers = Record<string, number | string | string[] | undefined>;
type Answer = { headers: string[]; body: Buffer; until: number };

const keptMs = 500;
const mostAnswers = 500;
const longestName = 500;

/**
 * When thousands ask for the same thing, all but the first of each half second are answered from here, before the
 * framework sees them: its share of the work is larger than that of sending bytes.
 */
export class JustSent {
  private readonly answers = new Map<string, Answer>();
  private readonly now: () => number;
  private isClosed = false;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** The server for the framework's `serverFactory`. Connections stay open longer than a proxy in front keeps them. */
  serverBefore(handler: FastifyServerFactoryHandler): Server {
    return createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
      if (!this.answer(request, response)) handler(request, response);
    });
  }

  /** False when it has nothing to answer. */
  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" || request.headers["if-none-match"]) return false;
    const known = this.answers.get(nameOf(request));
    if (!known || known.until < this.now()) return false;
    response.writeHead(200, known.headers).end(known.body);
    return true;
  }

  keep(request: IncomingMessage, headers: Headers, body: Buffer): void {
    const name = nameOf(request);
    if (this.isClosed || request.method !== "GET" || name.length > longestName) return;
    if (this.answers.size >= mostAnswers) this.answers.clear();
    const flat = Object.entries(headers).flatMap(([key, value]) => [key, String(value)]);
    const withLength = [...flat, "content-length", String(body.length)];
    this.answers.set(name, { headers: withLength, body, until: this.now() + keptMs });
  }

  close(): void {
    this.isClosed = true;
    this.answers.clear();
  }
}

/** All that an answer for everybody may depend on, as it was sent. */
function nameOf({ url, headers }: IncomingMessage): string {
  return `${url}\n${headers["accept-encoding"] ?? ""}\n${headers.cookie ?? ""}`;
}

/** Remembers what the routes below mark as being for everybody. */
export function rememberAnswers(app: FastifyInstance, justSent: JustSent): void {
  app.decorateReply("isForEverybody", false);
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.isForEverybody && reply.statusCode === 200 && Buffer.isBuffer(payload))
      justSent.keep(request.raw, reply.getHeaders(), payload);
    done(null, payload);
  });
  app.addHook("preClose", (done) => {
    justSent.close();
    done();
  });
}
