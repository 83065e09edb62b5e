import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogueRevision } from "./catalogue-revision.ts";
import { configFrom } from "./config.ts";
import { createHttp } from "./create-http.ts";
import { proxyToApi } from "./proxy.ts";
import { publicAnswers } from "./public-answers.ts";

const headers = { "x-content-type-options": "nosniff" };

/** Stands where the api does: counts what it is asked, in one revision after another. */
let api: FastifyInstance;
let revision: number;
let asked: string[];
let shop: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  [revision, asked, lines] = [1, [], []];
  api = Fastify();
  api.get("/*", async (request, reply) => {
    asked.push(request.url);
    return reply
      .headers({ "cache-control": "public", etag: `"${revision}"`, "catalogue-revision": String(revision) })
      .send({ revision });
  });
  const config = configFrom({ API_URL: await api.listen() });
  shop = createHttp(headers, pino({ level: "trace" }, { write: (line) => lines.push(line) }));
  await shop.register(proxyToApi, config);
  await shop.register(publicAnswers, { ...config, headers, revision: catalogueRevision(config) });
});
afterEach(async () => {
  await shop.close();
  await api.close();
});

const plans = "/api/v1/app/plans/FR_1";

test("a public answer is asked for once in a revision and in each encoding, and sent with our headers", async () => {
  const answers = [await shop.inject(plans), await shop.inject(plans)];
  await shop.inject({ url: plans, headers: { "accept-encoding": "br" } });
  expect(asked.filter((url) => url === plans)).toHaveLength(2);
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      etag: '"1"',
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    });
  const again = await shop.inject({ url: plans, headers: { "if-none-match": '"1"' } });
  expect(again.statusCode).toBe(304);
});

test("an answer of another revision than the one known is passed on and not kept", async () => {
  await shop.inject("/api/v1/app/destinations");
  revision = 2;
  expect((await shop.inject(plans)).json()).toEqual({ revision: 2 });
  await shop.inject(plans);
  expect(asked.filter((url) => url === plans)).toHaveLength(2);
});

test("the log names the route of what is passed on, never its address", async () => {
  await shop.inject("/webhooks/bank/opens-something");
  await api.close();
  await shop.inject("/webhooks/bank/opens-something");
  expect(lines.filter((line) => line.includes('"route":"/webhooks/*"'))).toHaveLength(2);
  expect(lines.join("")).not.toContain("opens-something");
});

test("figures are for who asks from near by", async () => {
  expect((await shop.inject("/metrics")).body).toContain("http_request_duration_seconds");
  for (const stranger of ["8.8.8.8", "2001:db8::1"]) {
    const answer = await shop.inject({ url: "/metrics", headers: { "x-forwarded-for": stranger } });
    expect(answer.statusCode).toBe(404);
  }
});
