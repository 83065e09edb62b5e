import { mountMetrics, recordRequests, requestIds } from "@rihla/http";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import ipaddr from "ipaddr.js";
import type { Logger } from "pino";
import { ofFiles } from "./security-headers.ts";

/** A Fastify instance with our log lines, metrics and `headers`; knows no address yet. */
export function createHttp(headers: Readonly<Record<string, string>>, log: Logger): FastifyInstance {
  // What the proxy says of each request it passes on names the whole address, which may carry a token.
  const warnings = log.child({}, { level: "warn" }) as FastifyBaseLogger;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: () => warnings,
    genReqId: requestIds(),
    trustProxy: ["loopback", "linklocal", "uniquelocal"],
    // Who still asks while we stop is answered, and told to come back on another connection.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(/^\/(assets|flags)\//.test(request.url) ? ofFiles : headers);
    done();
  });
  // This server may be reached from the internet; its metrics only from this machine or a private network.
  mountMetrics(app, recordRequests(app, log), ({ ip }) => isNear(ip));
  return app;
}

function isNear(ip: string): boolean {
  return ["loopback", "private", "uniqueLocal", "linkLocal"].includes(ipaddr.process(ip).range());
}
