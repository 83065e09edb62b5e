import { requestIdHeader } from "@rihla/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiUnavailable } from "./api-pools.ts";
import { answerPage, lastResortPage } from "./pages/answer-page.ts";
import { sendProblem } from "./problem.ts";

/** What nobody above could answer: a problem below /api, where programs ask, and a page elsewhere. */
export function answerError(
  error: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusOf(error);
  if (status === 500) request.log.error({ reqId: request.id, err: error }, "unexpected error");
  reply.header(requestIdHeader, request.id);
  // Node reads the rest of a body that was refused, and then the next request on the connection.
  reply.removeHeader("connection");
  if (/^\/api(\/|$)/.test(request.url)) return sendProblem(request, reply, status);
  return answerPage(request, reply, { ...lastResortPage(), status });
}

function statusOf(error: { statusCode?: number }): number {
  if (error instanceof ApiUnavailable) return 503;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
