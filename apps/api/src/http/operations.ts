import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
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
  http.addHook("onResponse", (request, reply, done) => {
    const { method, url = "unknown" } = request.routeOptions;
    duration.labels(String(method), url, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
  http.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
