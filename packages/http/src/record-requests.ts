import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { Durations } from "./durations.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What its line names beside the route: ids that open nothing. */
    about: Readonly<Record<string, string>> | null;
  }
}

/**
 * One line and one measurement for every answer: the route's pattern, never the address, which may carry a token. So
 * there is nothing to redact, and looking for it would take longer than a kept answer.
 */
export function recordRequests(app: FastifyInstance, log: Logger): Durations {
  const lines = log.child({}, { redact: [] });
  const durations = new Durations("http_request_duration_seconds", "Time to answer, by route and status");
  app.decorateRequest("about", null);
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions, id, about } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = routeOptions.url ?? "unknown";
    durations.observe(`method="${method}",route="${route}",status="${status}"`, ms / 1000);
    lines.info({ reqId: id, method, route, status, ms: Math.round(ms), ...about }, "request");
    done();
  });
  return durations;
}
