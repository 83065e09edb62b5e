import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { RequestDurations } from "./request-durations.ts";

/** `isAllowed`: who may read them; everybody else finds nothing. */
export function mountMetrics(
  app: FastifyInstance,
  durations: RequestDurations,
  isAllowed: (request: FastifyRequest) => boolean = () => true,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.get("/metrics", async (request, reply) => {
    if (!isAllowed(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send((await registry.metrics()) + durations.text());
  });
}
