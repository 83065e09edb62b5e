import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Durations } from "./durations.ts";

export type MetricsAddress = { host: string; port: number };

type Tell = () => string | Promise<string>;

/** Who reads them waits for ten seconds, and then takes the process for gone. */
const patienceMs = 5_000;

/**
 * The figures of a process, on a port of their own: what people reach has no address that would show them. Rejects when the port is
 * taken. `more`: each tells figures in the same format; where one can't, or not in time, those before it are told all the same.
 */
export async function openMetrics(
  address: MetricsAddress,
  log: { info(facts: { url: string }, message: string): void },
  more: readonly Tell[],
  patience = patienceMs,
): Promise<{ close(): void }> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const server = createServer({ requestTimeout: 5_000 }, async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    const text = (await registry.metrics()) + (await tellInTurn(more, patience));
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

/** One after the other: those that ask the database take one connection of it. */
async function tellInTurn(more: readonly Tell[], patience: number): Promise<string> {
  const { promise: over, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(resolve, patience, "");
  let text = "";
  for (const tell of more) text += await Promise.race([over, (async () => tell())().catch(() => "")]);
  clearTimeout(timer);
  return text;
}

/** Those of a server, opened and closed with `app`, which does not get ready when the port is taken. Null: nowhere. */
export function serveMetrics(
  app: FastifyInstance,
  durations: Durations,
  address: MetricsAddress | null,
  more: readonly Tell[] = [],
): void {
  if (!address) return;
  let metrics: { close(): void } | undefined;
  app.addHook("onReady", async () => {
    metrics = await openMetrics(address, app.log, [() => durations.text(), ...more]);
  });
  app.addHook("onClose", () => metrics?.close());
}
