import { randomUUID } from "node:crypto";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { basePath, endpoints, problemCodes, wrongAsHttp } from "@rihla/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compose } from "../compose.ts";
import { composeHttp } from "../compose-http.ts";
import { openDatabase } from "../infra/database/database.ts";
import { createLog } from "../infra/log.ts";
import { Refusal } from "../refusal.ts";
import { orderBody } from "../testing/purchase.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { createHttp } from "./create-http.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** HTTP's own, and what keeps browsers safe on every answer. */
const everywhere =
  /^(date|connection|content-(type|length|security-policy)|vary|keep-alive|cross-origin-.*|origin-agent-cluster|referrer-policy|strict-transport-security|x-.*)$/;

type Sent = { type?: string; key?: string; encoding?: string };
const post = (
  path: string,
  payload: string | object,
  { type = "application/json", key = randomUUID(), encoding = "identity" }: Sent = {},
) =>
  shop.http.inject({
    method: "POST",
    url: basePath + path,
    headers: {
      "content-type": type,
      "content-encoding": encoding,
      ...(key ? { "idempotency-key": key } : {}),
    },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const get = (url: string) => shop.http.inject({ url });

async function problemIn(sent: ReturnType<typeof post>) {
  const answer = await sent;
  expect(answer.headers["content-type"]).toContain("application/problem+json");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const problem = answer.json();
  expect(problem).toMatchObject({
    type: expect.stringContaining(problem.code),
    title: expect.any(String),
    status: answer.statusCode,
    instance: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  return problem;
}

const body = (changes: object = {}) => orderBody("TN_1_7", { amount: 6400, currency: "DZD" }, changes);
/** Lists in lists. */
const deep = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth));
const billing = (changes: object) => body({ billing: { ...body().billing, ...changes } });

describe("a number in an address", () => {
  it.each(["1e1", "0x10", "0b1", "+1", "-1", "1.0", "01", "1_0", "%201", "", "9".repeat(16), "١"])(
    "is plain decimal digits: %j is none",
    async (since) => {
      const answer = await get(`${basePath}/chat?since=${encodeURI(decodeURI(since))}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ path: "since", code: "invalid" }] });
    },
  );

  it.each(["0", "10", "999999999999999"])("%s is one", async (since) => {
    expect((await get(`${basePath}/chat?since=${since}`)).statusCode).toBe(200);
  });
});

it("a body that says to be encoded is refused with the code that the description gives, at any call", async () => {
  for (const url of [`${basePath}/chat`, `${basePath}/auth/me`]) {
    const answer = await shop.http.inject({ url, headers: { "content-encoding": "gzip" }, payload: "x" });
    expect([answer.statusCode, answer.json().code]).toEqual([415, wrongAsHttp[415].code]);
  }
});

describe("what a caller sends", () => {
  it.each([
    ["no JSON", "{", "application/json"],
    ["nothing", "", "application/json"],
    ["a poisoned prototype", '{"__proto__":{"admin":true}}', "application/json"],
    ["null", "null", "application/json"],
    ["a list", "[]", "application/json"],
    ["a number", "7", "application/json"],
    ["nested 12,000 deep", "[".repeat(12_000) + "]".repeat(12_000), "application/json"],
    ["nested 12,000 deep in a field", `{"a":${"[".repeat(12_000)}${"]".repeat(12_000)}}`, "application/json"],
  ])("that is %s is refused", async (_what, payload, type) => {
    const problem = await problemIn(post("/quotes", payload, { type }));
    expect(problem).toMatchObject({ status: 400, code: "invalid_input" });
  });

  it.each([
    ["JSON called something else", "{}", "application/xml"],
    ["a form", "currency=DZD", "application/x-www-form-urlencoded"],
    ["text", "{}", "text/plain"],
    ["of no type there is", "{}", ",;"],
  ])("that is %s is of the wrong type", async (_what, payload, type) => {
    const problem = await problemIn(post("/quotes", payload, { type }));
    expect(problem).toMatchObject({ status: 415, code: "unsupported_media_type" });
  });

  it("that is compressed is of the wrong type", async () => {
    const problem = await problemIn(post("/quotes", "{}", { encoding: "gzip" }));
    expect(problem).toMatchObject({ status: 415, code: "unsupported_media_type" });
  });

  it("that is more than a quarter of a megabyte is too large", async () => {
    const problem = await problemIn(post("/quotes", { currency: "x".repeat(256 * 1024) }));
    expect(problem).toMatchObject({ status: 413, code: "body_too_large" });
  });

  it.each<[object, string, string]>([
    [body({ currency: 5 }), "currency", "invalid"],
    [body({ currency: undefined }), "currency", "required"],
    [body({ lines: [] }), "lines", "required"],
    [body({ lines: "TN_1_7" }), "lines", "invalid"],
    [body({ lines: [{ plan: "TN_1_7", quantity: "1" }] }), "lines.0.quantity", "invalid"],
    [body({ lines: [{ plan: "TN_1_7", quantity: 51 }] }), "lines.0.quantity", "invalid"],
    [body({ lines: Array(3).fill({ plan: "TN_1_7", quantity: 40 }) }), "lines", "invalid"],
    [body({ lines: [{ plan: "TN_1_7", quantity: 1.5 }] }), "lines.0.quantity", "invalid"],
    [body({ lines: [{ plan: "TN_1_7", quantity: 1, days: 91 }] }), "lines.0.days", "days_out_of_range"],
    [body({ lines: [{ plan: "TN\0", quantity: 1 }] }), "lines.0.plan", "invalid"],
    [body({ lines: [{ plan: "TN\ud83d", quantity: 1 }] }), "lines.0.plan", "invalid"],
    [body({ lines: deep(30) }), `lines${".0".repeat(19)}`, "invalid"],
    [billing({ email: "nobody" }), "billing.email", "invalid_email"],
    [billing({ email: undefined }), "billing.email", "required"],
    [billing({ name: "A" }), "billing.name", "name_too_short"],
    [billing({ name: "A".repeat(50) }), "billing.name", "name_too_long"],
    [billing({ name: "Amel\0Haddad" }), "billing.name", "invalid"],
    [billing({ phone: "0551234567" }), "billing.phone", "phone_country_code_missing"],
    [billing({ phone: "+21" }), "billing.phone", "invalid_phone"],
    [billing({ country: "XX" }), "billing.country", "invalid_country"],
    [body({ termsAccepted: false }), "termsAccepted", "terms_not_accepted"],
    [body({ compatibilityConfirmed: "true" }), "compatibilityConfirmed", "compatibility_not_confirmed"],
    [body({ expectedTotal: { amount: 64.5, currency: "DZD" } }), "expectedTotal.amount", "invalid"],
  ])("is told which field is wrong and how: case %#, %s", async (sent, path, code) => {
    const problem = await problemIn(post("/orders", sent));
    expect(problem).toMatchObject({ status: 400, code: "invalid_input" });
    expect(problem.errors).toEqual(expect.arrayContaining([{ path, code }]));
  });

  it("without an idempotency key is refused", async () => {
    const problem = await problemIn(post("/orders", body(), { key: "" }));
    expect(problem).toMatchObject({ status: 400, code: "idempotency_key_required" });
  });

  it.each([
    ["x".repeat(15), "too_short"],
    ["x".repeat(101), "too_long"],
    ["with spaces in it, many", "invalid"],
  ])("with the idempotency key %j is told that it is %s", async (key, code) => {
    const problem = await problemIn(post("/orders", body(), { key }));
    expect(problem).toMatchObject({
      status: 400,
      code: "invalid_input",
      errors: [{ path: "idempotency-key", code }],
    });
  });

  it.each(["/api/v1/app/nothing", "/", "/api/v2/app/orders", "/api/v1/app/orders/%E0%A4%A", "/%00"])(
    "to %s finds nothing",
    async (url) => {
      expect(await problemIn(get(url) as ReturnType<typeof post>)).toMatchObject({
        status: 404,
        code: "not_found",
      });
    },
  );

  it.each(["0x10", "1e1", " 7", "+7", "07", "7.0", "0", "91", ""])(
    "that counts %j days is refused",
    async (days) => {
      const url = `${basePath}/destinations/TN/plans?days=${encodeURIComponent(days)}`;
      const problem = await problemIn(get(url) as ReturnType<typeof post>);
      expect(problem).toMatchObject({
        status: 400,
        code: "invalid_input",
        errors: [{ path: "days", code: "days_out_of_range" }],
      });
    },
  );

  it("without a host, which HTTP asks for, is refused", async () => {
    await shop.http.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((shop.http.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write("GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 .*application\/problem\+json.*"code":"invalid_input"/s);
  });

  it("by another method than the endpoint's finds nothing", async () => {
    const answer = await shop.http.inject({ method: "DELETE", url: `${basePath}/orders` });
    expect(answer.json()).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("an error", () => {
  let failing: FastifyInstance;
  const lines: string[] = [];
  let thrown: unknown;

  beforeAll(async () => {
    failing = createHttp(createLog("test", "info", { write: (line) => lines.push(line) }));
    failing.get("/fail", () => Promise.reject(thrown));
  });
  afterAll(() => failing.close());

  it.each([
    new Error("password=hunter2 at 10.0.0.7"),
    Object.assign(new Error("duplicate key hunter2"), { code: "23505", detail: "Key (email)=(a@b.c)" }),
    Object.assign(new Error("hunter2"), { statusCode: 503 }),
    new TypeError("hunter2 is not a function"),
  ])("that nobody expected is logged and answered without its words: case %#", async (error) => {
    thrown = error;
    const answer = await failing.inject("/fail");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: "internal_error", title: "internal error" });
    expect(answer.body).not.toMatch(/hunter2|10\.0\.0\.7|a@b\.c|at .*\.ts/);
    expect(lines.join("")).toContain(answer.json().instance);
    expect(lines.join("")).toContain("hunter2");
  });

  it.each(problemCodes)("%s has a status of its own kind", async (code) => {
    thrown = new Refusal(code);
    const answer = await failing.inject("/fail");
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json()).toMatchObject({ code, status: answer.statusCode });
    if (!["internal_error", "gateway_unavailable", "chat_unavailable", "unavailable"].includes(code))
      expect(answer.statusCode).toBeLessThan(500);
  });

  it("that says when to come back says so in the header too", async () => {
    thrown = new Refusal("rate_limited", { retryAfterSeconds: 42 });
    const answer = await failing.inject("/fail");
    expect(answer.headers["retry-after"]).toBe("42");
    expect(answer.json()).toMatchObject({ retryAfterSeconds: 42 });
  });
});

describe("the published description", () => {
  it.each<[string, Record<string, string>, number]>([
    ["/destinations", {}, 200],
    ["/destinations", { "if-none-match": "*" }, 304],
    ["/destinations/nowhere", {}, 404],
    ["/orders", {}, 401],
  ])("of %s %o names every header of its own that %i sends", async (path, headers, status) => {
    const answer = await shop.http.inject({ url: basePath + path, headers });
    expect(answer.statusCode).toBe(status);
    const { paths } = (await get("/api/openapi.json")).json();
    const described = paths[path.replace("nowhere", "{code}")].get.responses[status].headers;
    const names = new Set(Object.keys(described).map((name) => name.toLowerCase()));
    const own = Object.keys(answer.headers).filter((name) => !everywhere.test(name));
    expect(own.toSorted()).toEqual([...names].toSorted());
  });

  it("can be read as a page", async () => {
    const page = await get("/api/reference");
    expect(page.headers["content-type"]).toContain("text/html");
    for (const key of Object.keys(endpoints)) expect(page.body).toContain(key);
  });
});

describe("what operations look at", () => {
  it("is there: alive and ready, and nothing of it for who comes from outside", async () => {
    expect((await get("/healthz")).statusCode).toBe(200);
    expect((await get("/readyz")).json()).toMatchObject({ ready: true });
    expect((await get("/metrics")).statusCode).toBe(404);
  });

  it("takes a caller's address from the shop's own server, and from nobody else", async () => {
    const http = createHttp(createLog("test", "silent"));
    http.get("/address", async ({ ip }) => ip);
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const addressFrom = async (remoteAddress: string) =>
      (await http.inject({ url: "/address", headers, remoteAddress })).body;
    expect(await addressFrom("127.0.0.1")).toBe("203.0.113.9");
    for (const stranger of ["10.0.0.9", "8.8.8.8"]) expect(await addressFrom(stranger)).toBe(stranger);
  });

  it("says alive but not ready while the database is away", async () => {
    const db: typeof shop.app.db = openDatabase("postgres://nobody@127.0.0.1:9/nothing", 1);
    const { config, log, jobs } = shop.app;
    const http = await composeHttp(compose(config, log, db, jobs));
    expect((await http.inject("/healthz")).statusCode).toBe(200);
    const readiness = await http.inject("/readyz");
    expect([readiness.statusCode, readiness.json()]).toEqual([
      503,
      { ready: false, reason: "the database does not answer" },
    ]);
    const answer = await http.inject(`${basePath}/destinations`);
    expect(answer.json()).toMatchObject({ status: 503, code: "unavailable" });
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.body).not.toContain("127.0.0.1");
    await http.close();
    await db.destroy();
  });

  it.each(["/healthz", `${basePath}/destinations`, `${basePath}/nothing`])(
    "%s carries the headers that keep browsers safe",
    async (url) => {
      const { headers } = await get(url);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toEqual(expect.any(String));
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );
});

describe("a server told to stop", () => {
  it("says at /readyz that it stops, and answers all the same", async () => {
    const { app } = shop;
    const http = await composeHttp(app);
    await http.ready();
    http.drain.stop(60_000);
    const readiness = await http.inject("/readyz");
    expect([readiness.statusCode, readiness.json()]).toEqual([
      503,
      { ready: false, reason: "the process is stopping" },
    ]);
    const answer = await http.inject(`${basePath}/destinations`);
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
    await http.close();
  });
});

describe("the log", () => {
  it("names the route, never the address, which may carry a token", async () => {
    await get(`${basePath}/webhooks/esim-access/sandbox-webhook-token`);
    expect(shop.logged()).toContain("/webhooks/esim-access/:token");
    expect(shop.logged()).not.toContain("sandbox-webhook-token");
  });
});
