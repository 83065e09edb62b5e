import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { App } from "../app.ts";
import { isReachable } from "../infra/database.ts";
import { openApiDocument } from "./openapi.ts";
import { referencePage } from "./reference-page.ts";

/** What operations look at, and the published description of the API. Outside the base path, nothing personal. */
export function mountOperations(http: FastifyInstance, app: App): void {
  const document = JSON.stringify(openApiDocument(app.config.PUBLIC_URL));
  http.get("/healthz", async () => ({ ok: true }));
  http.get("/readyz", async (_request, reply) => {
    // Third parties are not asked: the shop is open while a supplier is down.
    const ready = await isReachable(app.db);
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  http.get("/api/openapi.json", async (_request, reply) => reply.type("application/json").send(document));
  http.get("/api/reference", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(referencePage(JSON.parse(document))),
  );
  mountMetrics(http);
}

function mountMetrics(http: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  http.addHook("onResponse", async (request, reply) => {
    const { method, url = "unknown" } = request.routeOptions;
    duration.labels(String(method), url, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  new Counter({
    name: "http_answers_sent_again_total",
    help: "Public answers that went out again within a moment; not in the durations",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(http.justSent.count);
    },
  });
  http.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
