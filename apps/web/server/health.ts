import type { Drain } from "@rihla/http";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

type Options = Pick<Config, "apiUrl"> & { drain: Drain };

/**
 * healthz: this process lives · readyz: people can be served. Once the api was ready this process is, whatever becomes of the
 * api: all shop processes would leave at once, and with them the pages they have kept.
 */
export async function health(app: FastifyInstance, { apiUrl, drain }: Options): Promise<void> {
  let wasReady = false;
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (drain.isDraining) return reply.code(503).send({ status: "stopping" });
    const isApiReady = await isReady(apiUrl);
    wasReady ||= isApiReady;
    const status = wasReady ? "ready" : "waiting for the api";
    return reply.code(wasReady ? 200 : 503).send({ status, api: isApiReady ? "ready" : "away" });
  });
}

async function isReady(apiUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
