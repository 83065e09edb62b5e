import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { JustSent, rememberAnswers } from "./just-sent.ts";

let app: FastifyInstance;
let url: string;
let made: number;
let now: number;

beforeEach(async () => {
  made = 0;
  now = 0;
  const justSent = new JustSent(() => now);
  app = Fastify({ serverFactory: (handler) => justSent.serverBefore(handler) });
  rememberAnswers(app, justSent);
  app.get("/:kind", async (request, reply) => {
    reply.isForEverybody = request.url !== "/mine";
    made++;
    return reply
      .code(request.url === "/missing" ? 404 : 200)
      .header("etag", '"1"')
      .send(Buffer.from(`made ${made}`));
  });
  url = await app.listen();
});
afterEach(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

test("the second of a moment gets the first one's bytes and headers", async () => {
  const [first, second] = [await get("/all"), await get("/all")];
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get("etag")).toBe('"1"');
  expect(second.headers.get("content-length")).toBe("6");
  expect(made).toBe(1);
});

test("after the moment it is made anew", async () => {
  await get("/all");
  now = 501;
  expect(await (await get("/all")).text()).toBe("made 2");
});

test("another cookie, encoding or address is another answer", async () => {
  await get("/all");
  await get("/all", { cookie: "LANG=ar" });
  await get("/all", { "accept-encoding": "br" });
  await get("/all?kind=fixed");
  expect(made).toBe(4);
});

test("what is not for everybody, not found, or asked by its tag is made each time", async () => {
  for (const path of ["/mine", "/missing"]) await get(path).then(() => get(path));
  await get("/all");
  await get("/all", { "if-none-match": '"1"' });
  expect(made).toBe(6);
});
