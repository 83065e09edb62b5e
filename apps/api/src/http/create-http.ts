import { mountMetrics, recordRequests, requestIds } from "@rihla/http";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Log } from "../infra/log.ts";
import { Refusal } from "../refusal.ts";
import { answerError, sendProblem } from "./problem.ts";
import { securityHeaders } from "./security-headers.ts";

/** A Fastify instance with our error answers, log lines and metrics; knows no endpoint yet. */
export function createHttp(log: Log): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs more than a kept answer; lines that need the request's id name it.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    bodyLimit: 256 * 1024,
    // The shop's web server or a reverse proxy is in front, on this machine or a private network.
    trustProxy: ["loopback", "linklocal", "uniquelocal"],
    // An address that can't be decoded, or with an endless name in it, never reaches a route.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, new Refusal("not_found"));
    },
  });
  const headers = securityHeaders();
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Refusal("not_found")));
  mountMetrics(app, recordRequests(app, log));
  return app;
}
