import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { type Sandbox, startSandbox } from "./start-sandbox.ts";
import { optionsFrom } from "./world/options.ts";

/**
 * Sandboxes for tests, as many as are asked for, in one process: each with ports, records and faults of its own, without
 * the half second that a process takes to start.
 */
const running = new Map<string, Sandbox>();

const app = Fastify({ forceCloseConnections: true });

app.post("/sandboxes", async ({ body }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "rihla-sandbox-"));
  const sandbox = await startSandbox({ ...optionsFrom({ SANDBOX_PORT: "0", ...(body as object) }), dataDir });
  const close = () => sandbox.close().finally(() => rmSync(dataDir, { recursive: true, force: true }));
  running.set(sandbox.url, { ...sandbox, close });
  const { url, smtpPort, shopSettings } = sandbox;
  return { url, smtpPort, shopSettings };
});

app.post("/sandboxes/stop", async ({ body }) => {
  const { url } = body as { url: string };
  await running.get(url)?.close();
  running.delete(url);
  return {};
});

// What one of them leaves undone when it is closed, such as a webhook that nobody takes any more, must not end the others.
process.on("unhandledRejection", (error) => console.error(`sandbox: ${error}`));
const url = await app.listen({ port: 0, host: "127.0.0.1" });
console.log(JSON.stringify({ event: "listening", url }));
process.once("SIGTERM", async () => {
  await Promise.all([...running.values()].map(({ close }) => close()));
  process.exit(0);
});
