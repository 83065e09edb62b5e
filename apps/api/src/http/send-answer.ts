import type { Endpoint } from "@rihla/contract";
import type { FastifyReply } from "fastify";
import { checkAnswer } from "./check-answer.ts";

type Answered = Pick<Endpoint, "output" | "status" | "list" | "againStatus">;

/** Sends what a handler gave, as the contract says that it looks. `check`: against the contract, strictly, which is too slow for production. */
export function sendAnswer(endpoint: Answered, reply: FastifyReply, answer: unknown, check: boolean) {
  if (!endpoint.output) return reply.status(endpoint.status).send();
  const { data, page, status } = readAnswer(endpoint, answer);
  if (check) checkAnswer(endpoint, data);
  // Personal answers must not stay in a shared cache; public ones set their own header before they get here.
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  return reply.status(status).send({ data, page });
}

type Read = { data: unknown; page?: { next: string | null } | undefined; status: Endpoint["status"] };

function readAnswer({ list, status, againStatus }: Answered, answer: unknown): Read {
  if (list) {
    const { items, next } = answer as { items: unknown; next: string | null };
    return { data: items, page: { next }, status };
  }
  if (!againStatus) return { data: answer, status };
  const { isNew, data } = answer as { isNew: boolean; data: unknown };
  return { data, status: isNew ? status : againStatus };
}
