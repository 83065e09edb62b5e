import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

/** healthz: this process lives · readyz: people can be served, so the API must be ready as well. */
export async function health(app: FastifyInstance, { apiUrl }: Config): Promise<void> {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady(apiUrl);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "waiting for the api" });
  });
}

async function isReady(apiUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
