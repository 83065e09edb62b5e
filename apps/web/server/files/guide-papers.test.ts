import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ApiPools } from "../api-pools.ts";
import { createHttp } from "../create-http.ts";
import { guidePapers } from "./guide-papers.ts";

/** Stands where the api does. */
let api: FastifyInstance;
let asked: string[];
let shop: FastifyInstance;

beforeEach(async () => {
  asked = [];
  api = Fastify({ forceCloseConnections: true });
  api.get("/*", async ({ url }) => {
    asked.push(url);
    return { data: { name: "paper.pdf", content: Buffer.from("%PDF-1.7").toString("base64") } };
  });
  const log = pino({ level: "silent" });
  shop = createHttp({ headers: {}, log, metrics: null, trustedProxies: [] });
  await shop.register(guidePapers, { api: new ApiPools(await api.listen(), log) });
});
afterEach(() => Promise.all([api.close(), shop.close()]));

const address = "/papers/esim-samsung.ar.pdf";

test("the guide on paper has an address of its own, asked of the api once and kept by who asks", async () => {
  const answers = [await shop.inject(address), await shop.inject(address)];
  for (const { headers, body } of answers) {
    expect(body).toBe("%PDF-1.7");
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "public, max-age=86400",
    });
  }
  expect(asked).toEqual(["/api/v1/app/guides/samsung/papers/ar"]);
  const again = await shop.inject({
    url: address,
    headers: { "if-none-match": String(answers[0]?.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test("no other maker or language has one", async () => {
  for (const url of ["/papers/esim-fridge.ar.pdf", "/papers/esim-samsung.de.pdf"])
    expect((await shop.inject(url)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test("while the api is away a page in the language of the paper says when to come back", async () => {
  await api.close();
  const answer = await shop.inject(address);
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.body).toContain(`lang="ar" dir="rtl"`);
});
