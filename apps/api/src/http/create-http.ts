import helmet from "@fastify/helmet";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { newId } from "../infra/ids.ts";
import type { Log } from "../infra/log.ts";
import { Refusal } from "../refusal.ts";
import { JustSent, rememberAnswers } from "./just-sent.ts";
import { answerError, sendProblem } from "./problem.ts";

/** A Fastify instance with our error answers and log lines; knows no endpoint yet. */
export async function createHttp(log: Log): Promise<FastifyInstance> {
  const justSent = new JustSent();
  const app = Fastify({
    serverFactory: (handler) => justSent.serverBefore(handler),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: 256 * 1024,
    // The shop's web server or a reverse proxy is in front, on this machine or a private network.
    trustProxy: ["loopback", "linklocal", "uniquelocal"],
    // An address that can't be decoded, or with an endless name in it, never reaches a route.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, new Refusal("not_found"));
    },
  });
  await app.register(helmet, { global: true });
  rememberAnswers(app, justSent);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Refusal("not_found")));
  app.addHook("onResponse", async (request, reply) => {
    // The route's pattern, never the address: an address may carry a token.
    const { method, url } = request.routeOptions;
    request.log.info(
      { reqId: request.id, method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "request",
    );
  });
  return app;
}
