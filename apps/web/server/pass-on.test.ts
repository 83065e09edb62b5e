import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { type Endpoint, endpoints, oneClickPath, routeOf } from "@rihla/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiPools } from "./api-pools.ts";
import { catalogueRevision } from "./catalogue-revision.ts";
import { createHttp } from "./create-http.ts";
import { passOn } from "./pass-on.ts";
import { publicAnswers } from "./public-answers.ts";

const headers = { "x-content-type-options": "nosniff" };

type Asked = { method: string; url: string; headers: Record<string, unknown>; body: unknown };

/** Stands where the api does: counts what it is asked, in one revision after another. */
let api: FastifyInstance;
let revision: number;
let asked: Asked[];
/** What an address waits for before it is answered; nothing where there is none. */
let held: (url: string) => Promise<void> | undefined;
let shop: FastifyInstance;
let lines: string[];
let sockets: Socket[];
/** Milliseconds that a call waits which waits for nobody else. */
const usualWait = 300;

beforeEach(async () => {
  [revision, asked, lines, sockets, held] = [1, [], [], [], () => undefined];
  api = Fastify({ forceCloseConnections: true });
  api.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  api.all("/*", async ({ method, url, headers, body }, reply) => {
    asked.push({ method, url, headers, body });
    await held(url);
    return reply
      .headers({ "cache-control": "public", etag: `"${revision}"`, "catalogue-revision": String(revision) })
      .send({ revision });
  });
  const log = pino({ level: "trace" }, { write: (line) => lines.push(line) });
  shop = createHttp({ headers, log, metrics: null, trustedProxies: [] });
  const apiUrl = await api.listen();
  const pools = new ApiPools(apiUrl, log, { calls: usualWait });
  await shop.register(passOn, { api: pools });
  await shop.register(publicAnswers, { api: pools, headers, revision: catalogueRevision({ apiUrl }) });
  await shop.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await api.close();
  await shop.close();
});

const base = "/api/v1/app";
const plans = `${base}/plans/FR_1`;
const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  shop.inject({
    method: "POST",
    url: base + url,
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

const send = (method: "POST" | "PUT" | "PATCH" | "DELETE", url: string) =>
  shop.inject({ method, url, payload: "{}", headers: { "content-type": "application/json" } });

function open(): Socket {
  const socket = connect((shop.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  return socket;
}

test("a public answer is asked for once in a revision and in each encoding, and sent with our headers", async () => {
  const answers = [await shop.inject(plans), await shop.inject(plans)];
  await shop.inject({ url: plans, headers: { "accept-encoding": "br" } });
  expect(asked.filter(({ url }) => url === plans)).toHaveLength(2);
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      etag: '"1"',
      vary: "accept-encoding, origin",
      "x-content-type-options": "nosniff",
    });
  const again = await shop.inject({ url: plans, headers: { "if-none-match": '"1"' } });
  expect(again.statusCode).toBe(304);
});

test("an app's call reaches the api, which knows whether the app is too old, also for what is kept", async () => {
  await shop.inject(plans);
  const app = { url: plans, headers: { "app-version": "1.9.3" } };
  expect((await shop.inject(app)).json()).toEqual({ revision: 1 });
  expect((await shop.inject(app)).statusCode).toBe(200);
  const calls = asked.filter(({ url }) => url === plans).map(({ headers }) => headers["app-version"]);
  expect(calls).toEqual([undefined, "1.9.3", "1.9.3"]);
  expect((await post("/quotes", "{}", { "app-version": "1.9.3" })).statusCode).toBe(200);
  expect(asked.at(-1)?.headers).toMatchObject({ "app-version": "1.9.3" });
});

test("what an endpoint doesn't read makes no other answer", async () => {
  for (const noise of ["?x=1", "?x=2", "?currency=DZD&x=3", "?currency=DZD"])
    await shop.inject(plans + noise);
  expect(asked.filter(({ url }) => url.startsWith(plans))).toHaveLength(1);
});

test("an answer of another revision than the one known is passed on and not kept", async () => {
  await shop.inject(`${base}/destinations`);
  revision = 2;
  expect((await shop.inject(plans)).json()).toEqual({ revision: 2 });
  await shop.inject(plans);
  expect(asked.filter(({ url }) => url === plans)).toHaveLength(2);
});

test("one id goes with a call to the api and stands in the shop's line; what a stranger sends as one is dropped", async () => {
  const stranger = "0b9fd1a2-3c4d-4e5f-8a9b-00000000002a";
  await post("/quotes", "{}", { "x-request-id": stranger, "x-forwarded-for": "203.0.113.9" });
  const id = asked.at(-1)?.headers["x-request-id"];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(id).not.toBe(stranger);
  expect(lines.map((line) => JSON.parse(line).reqId)).toContain(id);
  const lost = await shop.inject({ url: "/api/v1/app/nothing" });
  expect(lost.headers["x-request-id"]).toBe(lost.json().instance);
});

test("a call is passed on with what it says, and with the address that we believe", async () => {
  const sent = { "idempotency-key": "abc", "x-forwarded-for": "203.0.113.9", forwarded: "for=203.0.113.9" };
  expect((await post("/quotes?a=b%20c", '{"a":1}', sent)).statusCode).toBe(200);
  expect(asked.at(-1)).toMatchObject({ method: "POST", url: `${base}/quotes?a=b%20c`, body: { a: 1 } });
  expect(asked.at(-1)?.headers).toMatchObject({ "idempotency-key": "abc", "x-forwarded-for": "127.0.0.1" });
  expect(asked.at(-1)?.headers).not.toHaveProperty("forwarded");
});

test("the press by which a mail program unsubscribes reaches the api, and its token no log", async () => {
  const press = () =>
    shop.inject({
      method: "POST",
      url: `${oneClickPath}/connected.opens-something`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
  expect((await press()).statusCode).toBe(200);
  expect(asked).toMatchObject([
    {
      method: "POST",
      url: `${oneClickPath}/connected.opens-something`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    },
  ]);
  await api.close();
  expect((await press()).statusCode).toBe(503);
  expect(lines.filter((line) => line.includes(`"route":"${oneClickPath}/:token"`))).toHaveLength(2);
  expect(lines.join("")).not.toContain("opens-something");
});

test.each([
  "/api/v1/app/plans/../../../../metrics",
  "/api/v1/app/plans/..",
  "/api/v1/app/plans/%2e%2e",
  "/api/v1/app/plans/%2E%2E/../../../metrics",
  "/api/v1/app/orders/..%2f..%2f..%2f..%2fmetrics",
  "/api/../metrics",
  "/api/%2e%2e/metrics",
  "/api/v1/app/webhooks/../../../../metrics",
  "//metrics",
])("%s leads nowhere but below the api's base", async (path) => {
  const socket = open();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  await once(socket.resume(), "close");
  for (const { url } of asked)
    expect(new URL(url, "http://api").pathname).toMatch(/^\/api\/v1\/app\/(catalogue|orders\/\.\.%2F)/);
});

test.each(["/api", "/api/v1/app/nothing", "/api/v2/app/orders"])(
  "%s is a problem and no page",
  async (url) => {
    const answer = await shop.inject(url);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({ status: 404, code: "not_found" });
  },
);

test("a body that is too large or compressed is refused here", async () => {
  const large = await post("/quotes", `"${"x".repeat(256 * 1024)}"`);
  expect([large.statusCode, large.json().status]).toEqual([413, 413]);
  const compressed = await post("/quotes", gzipSync("{}"), { "content-encoding": "gzip" });
  expect([compressed.statusCode, compressed.json().status]).toEqual([415, 415]);
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
});

test("many who send a byte now and then hold up nobody else", async () => {
  const head = `POST ${base}/auth/codes HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`;
  await Promise.all(
    Array.from({ length: 300 }, async () => {
      const socket = open();
      await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    }),
  );
  expect((await shop.inject(plans)).statusCode).toBe(200);
  expect((await post("/auth/codes", "{}")).statusCode).toBe(200);
});

test("many who wait for a slow bank hold up only those who wait for it too", async () => {
  const { promise: forever } = Promise.withResolvers<void>();
  const payments = "/orders/RH-1/payments";
  held = (url) => (url.endsWith(payments) ? forever : undefined);
  const waiting = Array.from({ length: 200 }, () => post(payments, "{}"));
  await vi.waitUntil(() => asked.length >= 64);
  expect((await shop.inject(plans)).statusCode).toBe(200);
  expect((await post("/quotes", "{}")).statusCode).toBe(200);
  // Who comes when the line is long is told to come back.
  const tooMany = await Promise.race(waiting);
  expect([tooMany.statusCode, tooMany.headers["retry-after"]]).toEqual([503, "5"]);
});

const waiting = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { waits }]) => waits && waits !== "location",
);

test("whoever waits for a bank, a supplier or the desk is not given up with those who wait for us alone", async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  held = (url) => (url.startsWith(base) && url !== `${base}/catalogue/revision` ? promise : undefined);
  const answers = waiting.map(async ([key]) => {
    const { method, url } = routeOf(key);
    const path = url.replaceAll(/:\w+/g, "one");
    const { statusCode } = method === "GET" ? await shop.inject(path) : await send(method, path);
    return [key, statusCode];
  });
  expect((await post("/auth/codes", "{}")).statusCode).toBe(503);
  expect(asked.filter(({ url }) => url !== `${base}/catalogue/revision`)).toHaveLength(waiting.length + 1);
  answer();
  expect(await Promise.all(answers)).toEqual(waiting.map(([key]) => [key, 200]));
});

test("not one of their places is taken from those who sign in", async () => {
  const { promise: forever } = Promise.withResolvers<void>();
  held = (url) => (url.includes("/one") || url.endsWith("/top-ups") ? forever : undefined);
  for (const [key] of waiting) {
    const { method, url } = routeOf(key);
    const path = url.replaceAll(/:\w+/g, "one");
    for (let time = 0; time < 130; time++) void (method === "GET" ? shop.inject(path) : send(method, path));
  }
  expect((await post("/auth/codes", "{}")).statusCode).toBe(200);
});

test("while the api is away old answers are shown, and all else says when to come back", async () => {
  await shop.inject(plans);
  revision = 2;
  await shop.inject(`${base}/destinations`);
  await api.close();
  const old = await shop.inject(plans);
  expect([old.statusCode, old.json()]).toEqual([200, { revision: 1 }]);
  for (const answer of [await shop.inject(`${base}/plans/FR_2`), await post("/quotes", "{}")]) {
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.json()).toMatchObject({ status: 503 });
  }
});

test("the log names the route of what is passed on, never its address, and the api's absence once", async () => {
  const hook = `${base}/webhooks/bank/opens-something`;
  await shop.inject(hook);
  await api.close();
  await shop.inject(hook);
  await shop.inject(hook);
  expect(lines.filter((line) => line.includes('"route":"/api/v1/app/webhooks/:source/:token"'))).toHaveLength(
    3,
  );
  expect(lines.filter((line) => line.includes("the api does not answer"))).toHaveLength(1);
  expect(lines.join("")).not.toContain("opens-something");
});
