import type { Drain } from "@rihla/http";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

type Options = Pick<Config, "apiUrl"> & { drain: Drain };

/** healthz: this process lives · readyz: people can be served, so the API must be ready as well. */
export async function health(app: FastifyInstance, { apiUrl, drain }: Options): Promise<void> {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (drain.isDraining) return reply.code(503).send({ status: "stopping" });
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
