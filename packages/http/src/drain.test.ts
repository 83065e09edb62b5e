import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drain } from "./drain.ts";
import { finishedAnswer, sendFinished } from "./finished-answer.ts";

let app: FastifyInstance;
let drain: Drain;
let address: string;
let arrived: PromiseWithResolvers<void>;
let answer: PromiseWithResolvers<string>;
let agent: Agent;

beforeEach(async () => {
  [arrived, answer] = [Promise.withResolvers(), Promise.withResolvers()];
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  app = Fastify({ return503OnClosing: false });
  drain = new Drain(app);
  app.get("/slow", () => {
    arrived.resolve();
    return answer.promise;
  });
  app.get("/readyz", (_request, reply) => reply.code(drain.isDraining ? 503 : 200).send());
  const kept = finishedAnswer({ etag: '"1"' }, Buffer.from("kept"));
  app.get("/kept", { onRequest: async (request, reply) => sendFinished(request, reply, kept) }, () => {});
  address = await app.listen();
});
afterEach(() => agent.destroy());

async function ask(path: string): Promise<IncomingMessage> {
  const [response] = await once(get(address + path, { agent }), "response");
  response.resume();
  return response;
}

test("a server told to stop says so, answers all the same, and asks for another connection", async () => {
  expect((await ask("/readyz")).headers.connection).toBe("keep-alive");
  drain.stop(60_000);
  const readiness = await ask("/readyz");
  expect([readiness.statusCode, readiness.headers.connection]).toEqual([503, "close"]);
  const kept = await ask("/kept");
  expect([kept.statusCode, kept.headers.connection, kept.headers.etag]).toEqual([200, "close", '"1"']);
  await app.close();
});

test("what is under way is finished, on a connection that would have been kept; nobody else is let in", async () => {
  const slow = ask("/slow");
  await arrived.promise;
  const stopped = drain.stop(0);
  await vi.waitUntil(() => !app.server.listening);
  answer.resolve("done");
  expect((await slow).statusCode).toBe(200);
  await stopped;
});
