import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttp } from "./create-http.ts";

let shop: FastifyInstance;

async function start(requestMs?: number): Promise<FastifyInstance> {
  const headers = { "x-content-type-options": "nosniff" };
  const options = { headers, log: pino({ level: "silent" }), metrics: null, trustedProxies: ["10.1.0.0/16"] };
  const app = createHttp({ ...options, ...(requestMs && { requestMs }) });
  app.get("/api/address", async ({ ip }) => ({ ip }));
  app.post("/api/orders", { bodyLimit: 1000 }, async ({ body }) => ({ body }));
  app.get("/fails", () => Promise.reject(new Error("broken")));
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app;
}

beforeEach(async () => {
  shop = await start();
});
afterEach(() => shop.close());

/** All that is answered to these bytes on one connection, which the last request closes. */
function say(...parts: string[]): Promise<string> {
  const socket = connect((shop.server.address() as AddressInfo).port, "127.0.0.1");
  for (const part of parts) socket.write(part);
  return text(socket);
}

const last = "Host: shop\r\nConnection: close\r\n\r\n";

test.each([
  ["an address that can't be decoded", `GET /api/%E0%A4%A HTTP/1.1\r\n${last}`, 400],
  ["a method that nothing here has", `PROPFIND /api/orders HTTP/1.1\r\n${last}`, 404],
  ["what is not there", `GET /api/nothing HTTP/1.1\r\n${last}`, 404],
  ["an expectation that nobody meets", `GET /api/address HTTP/1.1\r\nExpect: a-pony\r\n${last}`, 417],
  ["no host", "GET /api/address HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["endless headers", `GET /api/address HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n${last}`, 431],
  [
    "a type that nobody reads",
    `POST /api/orders HTTP/1.1\r\nContent-Type: a/b\r\nContent-Length: 1\r\n${last}x`,
    415,
  ],
])("%s is answered with a problem", async (_what, request, status) => {
  const [head = "", body = ""] = (await say(request)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain("content-type: application/problem+json");
  expect(JSON.parse(body)).toMatchObject({ status, code: expect.any(String) });
});

test("outside /api, where people look, it is a page", async () => {
  const answer = await shop.inject({ method: "POST", url: "/home" });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  const failed = await shop.inject("/fails");
  expect([failed.statusCode, failed.body.includes("broken")]).toEqual([500, false]);
});

test("who names no host gets a page there, and what came before HTTP 1.1 needs none", async () => {
  const [head = ""] = (await say("GET /home HTTP/1.1\r\nConnection: close\r\n\r\n")).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1.1 400 /);
  expect(head.toLowerCase()).toContain("content-type: text/html");
  expect(await say("GET /api/address HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
});

test("after a body of 3 MB that was refused the next request on the connection is answered", async () => {
  const megabytes = 3 << 20;
  const post = `POST /api/orders HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${megabytes}\r\n\r\n`;
  const answers = await say(post, "x".repeat(megabytes), `GET /api/address HTTP/1.1\r\n${last}`);
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

test("who wants another protocol, or names the whole address, is answered as everybody", async () => {
  const upgrade = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n";
  for (const request of [
    `GET /api/address HTTP/1.1\r\n${upgrade}${last}`,
    `GET http://shop/api/address HTTP/1.1\r\n${last}`,
    `GET /api/address HTTP/1.1\r\nExpect: 100-continue\r\n${last}`,
  ])
    expect(await say(request)).toMatch(/HTTP\/1.1 200 OK/);
});

test("a request that doesn't end takes its place only so long", async () => {
  await shop.close();
  shop = await start(100);
  const answer = await say(
    "POST /api/orders HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  );
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

test("X-Forwarded-For counts from a proxy that is trusted, and from nobody else", async () => {
  const claimed = { "x-forwarded-for": "203.0.113.9" };
  const addressFrom = async (remoteAddress: string) =>
    (await shop.inject({ url: "/api/address", headers: claimed, remoteAddress })).json().ip;
  expect(await addressFrom("10.1.2.3")).toBe("203.0.113.9");
  for (const stranger of ["127.0.0.1", "192.168.1.1", "8.8.8.8"])
    expect(await addressFrom(stranger)).toBe(stranger);
});
