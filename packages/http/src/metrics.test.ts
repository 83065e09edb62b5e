import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMetrics, serveMetrics } from "./metrics.ts";
import { recordRequests } from "./record-requests.ts";

let app: FastifyInstance;
let url: string;

beforeEach(async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const loggerInstance: FastifyBaseLogger = log;
  app = Fastify({ loggerInstance });
  serveMetrics(app, recordRequests(app, log), { host: "127.0.0.1", port: 0 });
  app.get("/", () => "hello");
  await app.ready();
  ({ url } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "metrics"));
});
afterEach(() => app.close());

test("figures are shown on a port of their own, and nothing else is", async () => {
  await app.inject("/");
  const figures = await (await fetch(url)).text();
  expect(figures).toContain('http_request_duration_seconds_count{method="GET",route="/",status="200"} 1');
  expect(figures).toContain("process_cpu_seconds_total");
  expect((await fetch(new URL("/", url))).status).toBe(404);
});

test("the server that people reach has no address that shows them", async () => {
  expect((await app.inject("/metrics")).statusCode).toBe(404);
});

test("a port that is taken keeps the server from getting ready", async () => {
  const second = Fastify();
  serveMetrics(second, recordRequests(second, pino({ level: "silent" })), {
    host: "127.0.0.1",
    port: Number(new URL(url).port),
  });
  await expect(second.ready()).rejects.toThrow("EADDRINUSE");
});

test.each([
  ["can't be told", () => Promise.reject(new Error("no database"))],
  ["hang", () => new Promise<string>(() => undefined)],
])("figures that %s leave those before them", async (_what, broken) => {
  const address = { host: "127.0.0.1", port: 0 };
  const opened: string[] = [];
  const log = { info: ({ url: at }: { url: string }) => void opened.push(at) };
  const metrics = await openMetrics(address, log, [() => "told 1\n", broken], 20);
  const told = await (await fetch(String(opened[0]))).text();
  expect(told).toContain("process_cpu");
  expect(told).toContain("told 1\n");
  metrics.close();
});

test("figures end with their server", async () => {
  await app.close();
  await expect(fetch(url)).rejects.toThrow();
});
