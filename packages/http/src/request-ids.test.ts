import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { keepRequestIds, requestIds } from "./request-ids.ts";

let app: FastifyInstance;
afterEach(() => app.close());

const drawn = "0b9fd1a2-3c4d-4e5f-8a9b-00000000002a";

function ask(id: string, from = "127.0.0.1", forwarded: object = { "x-forwarded-for": "203.0.113.9" }) {
  app = Fastify({ genReqId: requestIds(), trustProxy: ["loopback"] });
  keepRequestIds(app);
  app.get("/", async (request) => request.id);
  return app.inject({ url: "/", remoteAddress: from, headers: { ...forwarded, "x-request-id": id } });
}

test("the id that a trusted process drew is kept, and told to who asks", async () => {
  const answer = await ask(drawn);
  expect([answer.body, answer.headers["x-request-id"]]).toEqual([drawn, drawn]);
});

test.each([
  ["203.0.113.7", { "x-forwarded-for": "203.0.113.9" }],
  ["203.0.113.7", { "x-forwarded-for": "127.0.0.1" }],
  ["127.0.0.1", {}],
])("a stranger's is not: %s, %j", async (from, forwarded) => {
  const answer = await ask(drawn, from, forwarded);
  expect(answer.body).not.toBe(drawn);
  expect(answer.headers["x-request-id"]).toBe(answer.body);
});

test.each(["", "1", `${drawn}0`, drawn.toUpperCase(), `${drawn}, ${drawn}`, '","level":60', "../../etc"])(
  "rubbish is replaced by an id of ours: %j",
  async (rubbish) => {
    const answer = await ask(rubbish);
    expect(answer.body).toMatch(/^[\da-f-]{36}$/);
    expect(answer.body).not.toBe(rubbish);
  },
);
