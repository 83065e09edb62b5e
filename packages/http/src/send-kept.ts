import type { FastifyReply, FastifyRequest } from "fastify";
import { type FinishedAnswer, sendFinished } from "./finished-answer.ts";
import type { KnownRevision } from "./known-revision.ts";

/** A route's `onRequest` hook: what `find` has kept leaves while the revision is young; nothing is read or awaited. */
export function sendKept(
  revision: KnownRevision,
  find: (current: string, request: FastifyRequest) => FinishedAnswer | undefined,
) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { known } = revision;
    const answer = known === null ? undefined : find(known, request);
    if (answer) sendFinished(request, reply, answer);
    else done();
  };
}
