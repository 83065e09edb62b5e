import { callsFromApps, wholeRequestSeconds } from "@rihla/contract/rules";
import {
  allowCallsFromApps,
  answerMalformed,
  hasNoHost,
  recordRequests,
  refuseExpectations,
  requestIds,
  requestLimits,
  serveMetrics,
} from "@rihla/http";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import { answerError } from "./answer-error.ts";
import type { Config } from "./config.ts";
import { ofFiles } from "./security-headers.ts";

type Options = Pick<Config, "metrics" | "trustedProxies"> & {
  headers: Readonly<Record<string, string>>;
  log: Logger;
  /** For all of a request to arrive; left out, as long as the rule gives. */
  requestMs?: number;
};

/** A Fastify instance with our log lines, metrics, problems and `headers`; knows no address yet. */
export function createHttp({
  headers,
  log,
  metrics,
  trustedProxies,
  requestMs = wholeRequestSeconds * 1000,
}: Options): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    // Who still asks while we stop is answered, and told to come back on another connection.
    return503OnClosing: false,
    // Node would refuse a request without a host in no words at all; the hook below does.
    ...requestLimits({ requireHostHeader: false }, requestMs),
    // An answer that nobody reads.
    connectionTimeout: 60_000,
    clientErrorHandler: answerMalformed,
    frameworkErrors: answerError,
    rewriteUrl: ({ url = "/" }) => originForm(url),
    routerOptions: { ignoreTrailingSlash: true },
  });
  refuseExpectations(app.server);
  allowCallsFromApps(app, callsFromApps);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(/^\/(assets|flags)\//.test(request.url) ? ofFiles : headers);
    if (hasNoHost(request.raw)) return answerError({ statusCode: 400 }, request, reply);
    done();
  });
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((request, reply) => answerError({ statusCode: 404 }, request, reply));
  serveMetrics(app, recordRequests(app, log), metrics);
  return app;
}

/** A request line may name the whole address, as if we were a proxy. */
function originForm(url: string): string {
  if (url.startsWith("/")) return url;
  return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : `/${url}`;
}
