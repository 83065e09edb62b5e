import type { FastifyInstance } from "fastify";
import type { Uses } from "../app.ts";
import { watchReadiness } from "../infra/readiness.ts";
import { openApiDocument } from "./openapi.ts";
import { referencePage } from "./reference-page.ts";

/** What operations look at, and the published description of the API. Outside the base path, nothing personal. */
export function mountOperations(http: FastifyInstance, app: Uses<"config" | "db">): void {
  const document = JSON.stringify(openApiDocument(app.config.PUBLIC_URL));
  mountReadiness(http, app);
  http.get("/api/openapi.json", async (_request, reply) => reply.type("application/json").send(document));
  http.get("/api/reference", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(referencePage(JSON.parse(document))),
  );
}

/** Whether the process lives, and whether it takes calls. */
export function mountReadiness(http: FastifyInstance, { db }: Uses<"db">): void {
  const readiness = watchReadiness(db);
  http.get("/healthz", async () => ({ ok: true }));
  http.get("/readyz", async (_request, reply) => {
    const reason = http.drain.isDraining ? "the process is stopping" : await readiness.reason();
    return reply
      .status(reason === null ? 200 : 503)
      .send({ ready: reason === null, ...(reason && { reason }) });
  });
}
