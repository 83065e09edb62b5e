import type { FastifyInstance } from "fastify";

/** Where the apps' own pages come from: on an iPhone, on Android. */
const appOrigins: ReadonlySet<unknown> = new Set(["capacitor://localhost", "https://localhost"]);
const preflightSeconds = 7200;

export type CallsFromApps = {
  /** What begins the addresses that they may call. */
  below: string;
  /** Names of headers, in lower case. */
  sent: readonly string[];
  read: readonly string[];
};

/**
 * Lets the apps' pages call from their origins, with headers in which they bring what they are known by; never with
 * cookies. To any other origin it says nothing, so that browsers keep its pages out. To be called before other hooks.
 */
export function allowCallsFromApps(app: FastifyInstance, { below, sent, read }: CallsFromApps): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { origin, "access-control-request-method": wanted } = request.headers;
    if (!request.url.startsWith(below) || !appOrigins.has(origin)) return done();
    // Past the framework: some answers are written without its headers.
    reply.raw.setHeader("access-control-allow-origin", origin as string);
    reply.raw.setHeader("access-control-expose-headers", read.join(", "));
    reply.raw.setHeader("vary", "origin");
    if (request.method !== "OPTIONS" || !wanted) return done();
    reply
      .code(204)
      .headers({
        "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
        "access-control-allow-headers": sent.join(", "),
        "access-control-max-age": preflightSeconds,
      })
      .send();
  });
}
