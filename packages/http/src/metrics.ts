import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Durations } from "./durations.ts";

export type MetricsAddress = { host: string; port: number };

/**
 * The figures of a process, on a port of their own: what people reach has no address that would show them. Rejects when the port is
 * taken. `more`: each tells figures in the same format; where one can't, the others are told as well.
 */
export async function openMetrics(
  address: MetricsAddress,
  log: { info(facts: { url: string }, message: string): void },
  more: ReadonlyArray<() => string | Promise<string>>,
): Promise<{ close(): void }> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const server = createServer({ requestTimeout: 5_000 }, async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    const told = await Promise.all(more.map(async (tell) => tell()).map((text) => text.catch(() => "")));
    const text = [await registry.metrics(), ...told].join("");
    return response.writeHead(200, { "content-type": registry.contentType }).end(text);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(address, resolve);
  await promise;
  const { port } = server.address() as { port: number };
  log.info({ url: `http://${address.host}:${port}/metrics` }, "metrics");
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Those of a server, opened and closed with `app`, which does not get ready when the port is taken. Null: nowhere. */
export function serveMetrics(
  app: FastifyInstance,
  durations: Durations,
  address: MetricsAddress | null,
  more: ReadonlyArray<() => string | Promise<string>> = [],
): void {
  if (!address) return;
  let metrics: { close(): void } | undefined;
  app.addHook("onReady", async () => {
    metrics = await openMetrics(address, app.log, [() => durations.text(), ...more]);
  });
  app.addHook("onClose", () => metrics?.close());
}
