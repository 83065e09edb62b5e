import { STATUS_CODES } from "node:http";
import type { Problem, ProblemCode } from "@rihla/contract";
import { requestIdHeader } from "@rihla/http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Seconds: a restart of the api or of its database takes about so long. */
export const retryAfterSeconds = 5;

const codes: Readonly<Record<number, ProblemCode>> = {
  404: "not_found",
  413: "body_too_large",
  415: "unsupported_media_type",
  500: "internal_error",
  503: "unavailable",
};

/** What the shop's server itself has to say below /api, in the form that the api's problems have. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const code = codes[status] ?? "invalid_input";
  const title = STATUS_CODES[status] ?? code;
  const problem: Problem = { type: "about:blank", title, status, code, instance: request.id };
  if (status === 503) reply.header("retry-after", retryAfterSeconds);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .header(requestIdHeader, request.id)
    .type("application/problem+json")
    .send(JSON.stringify(problem));
}
