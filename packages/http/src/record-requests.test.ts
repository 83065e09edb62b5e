import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishedAnswer, sendFinished } from "./finished-answer.ts";
import { recordRequests } from "./record-requests.ts";
import { requestIds } from "./request-ids.ts";

let app: FastifyInstance;
let lines: string[];
let durations: ReturnType<typeof recordRequests>;

beforeEach(() => {
  lines = [];
  const log = pino({ redact: ["*.code"] }, { write: (line) => lines.push(line) });
  app = Fastify({ genReqId: requestIds() });
  durations = recordRequests(app, log);
  const kept = finishedAnswer({ etag: '"1"', "content-type": "text/plain" }, Buffer.from("kept"));
  app.get(
    "/kept/:secret",
    { onRequest: async (request, reply) => sendFinished(request, reply, kept) },
    () => {
      throw new Error("never reached");
    },
  );
});
afterEach(() => app.close());

test("an answer that was sent before the handler is logged and measured as every other, by its route", async () => {
  const answer = await app.inject("/kept/opens-something");
  expect([answer.statusCode, answer.body, answer.headers["content-length"]]).toEqual([200, "kept", "4"]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "request",
    method: "GET",
    route: "/kept/:secret",
    status: 200,
    reqId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  });
  const figures = durations.text();
  expect(figures).toContain(
    'http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/kept/:secret",status="200"} 1\n',
  );
  expect(figures).toMatch(/http_request_duration_seconds_count\{[^}]*kept[^}]*\} 1\n/);
  expect(figures + lines.join("")).not.toContain("opens-something");
});

test("who has the answer gets none of it again", async () => {
  const headers = { "if-none-match": '"0", W/"1"' };
  const answer = await app.inject({ url: "/kept/x", headers });
  expect([answer.statusCode, answer.body]).toEqual([304, ""]);
  expect(answer.headers).toMatchObject({ etag: '"1"' });
  expect(answer.headers).not.toHaveProperty("content-type");
});

test("every request has an id of its own", async () => {
  await app.inject("/kept/a");
  await app.inject("/kept/b");
  const [first, second] = lines.map((line) => JSON.parse(line).reqId);
  expect(first).not.toBe(second);
});
