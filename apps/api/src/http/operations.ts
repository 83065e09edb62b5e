import type { FastifyInstance } from "fastify";
import type { Uses } from "../app.ts";
import { isReachable } from "../infra/database.ts";
import { openApiDocument } from "./openapi.ts";
import { referencePage } from "./reference-page.ts";

/** What operations look at, and the published description of the API. Outside the base path, nothing personal. */
export function mountOperations(http: FastifyInstance, app: Uses<"config" | "db">): void {
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
}
