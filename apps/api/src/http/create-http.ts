import { randomUUID } from "node:crypto";
import { callsFromApps, wrongAsHttp } from "@rihla/contract";
import { wholeRequestSeconds } from "@rihla/contract/rules";
import {
  allowCallsFromApps,
  answerMalformed,
  Drain,
  hasNoHost,
  isEncoded,
  keepRequestIds,
  type MetricsAddress,
  recordRequests,
  refuseExpectations,
  requestIds,
  requestLimits,
  serveMetrics,
} from "@rihla/http";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { currentRequest } from "../infra/current-request.ts";
import type { Log } from "../infra/log.ts";
import { Refusal } from "../refusal.ts";
import { answerError, sendProblem } from "./problem.ts";
import { decorateWithDigest } from "./security-events.ts";
import { securityHeaders } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** How it is stopped without dropping anything. */
    drain: Drain;
  }
}

type Surroundings = {
  /** Whose word for the caller's address is taken. */
  trustedProxies?: string[];
  metrics?: MetricsAddress | null;
  /** More of them, in the same format. */
  figures?: ReadonlyArray<() => string | Promise<string>>;
  /** Of the digests that stand for addresses in the log; without one they are good for this process only. */
  secretKey?: string;
};

/** A Fastify instance with our error answers, log lines and metrics; knows no endpoint yet. */
export function createHttp(
  log: Log,
  { trustedProxies = ["loopback"], metrics = null, figures, secretKey = randomUUID() }: Surroundings = {},
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs more than a kept answer; lines that need the request's id name it.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    // Whoever still comes while it stops is served (`Drain`).
    return503OnClosing: false,
    bodyLimit: 256 * 1024,
    clientErrorHandler: answerMalformed,
    // Node would refuse a request without a host in no words at all; the hook below does.
    ...requestLimits({ requireHostHeader: false }, wholeRequestSeconds * 1000),
    // The shop's own server is in front, which tells one address: the one that it believes.
    trustProxy: trustedProxies,
    // An address that can't be decoded, or with an endless name in it, never reaches a route.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, new Refusal("not_found"));
    },
  });
  decorateWithDigest(app, secretKey);
  keepRequestIds(app);
  app.decorate("drain", new Drain(app));
  allowCallsFromApps(app, callsFromApps);
  const headers = securityHeaders();
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (hasNoHost(request.raw)) return sendProblem(request, reply, new Refusal(wrongAsHttp[400].code));
    done();
  });
  app.addHook("preParsing", (request, reply, _body, done) => {
    if (isEncoded(request.headers)) return sendProblem(request, reply, new Refusal(wrongAsHttp[415].code));
    done();
  });
  // After the body is read, whose parts arrive outside of what a hook before it begins.
  app.addHook("preHandler", (request, _reply, done) => currentRequest.run(request.id, done));
  // Nothing here is said in plain text, which Fastify would take for a body.
  app.removeContentTypeParser("text/plain");
  refuseExpectations(app.server);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Refusal("not_found")));
  serveMetrics(app, recordRequests(app, log), metrics, figures);
  return app;
}
