import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { RequestDurations } from "./request-durations.ts";

export type MetricsAddress = { host: string; port: number };

/**
 * The figures of a server, on a port of their own: what people reach has no address that would show them. Null: nowhere.
 * Opened and closed with `app`, which does not get ready when the port is taken. `more`: figures in the same format, without which
 * the others are told as well.
 */
export function serveMetrics(
  app: FastifyInstance,
  durations: RequestDurations,
  address: MetricsAddress | null,
  more: () => Promise<string> = async () => "",
): void {
  if (!address) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const server = createServer({ requestTimeout: 5_000 }, async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    const text = (await registry.metrics()) + durations.text() + (await more().catch(() => ""));
    return response.writeHead(200, { "content-type": registry.contentType }).end(text);
  });
  app.addHook("onReady", async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once("error", reject).listen(address, resolve);
    await promise;
    app.log.info(
      { url: `http://${address.host}:${(server.address() as { port: number }).port}/metrics` },
      "metrics",
    );
  });
  app.addHook("onClose", () => {
    server.closeAllConnections();
    server.close();
  });
}
