import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** In which a request's id is passed on to the next process, and told to who asked. */
export const requestIdHeader = "x-request-id";

/** Ids of one process, in the form of a UUID: a random beginning and a counter, as drawing each anew costs more. */
export function requestIds(): () => string {
  const process = randomUUID().slice(0, 24);
  let count = 0;
  return () => process + (++count).toString(16).padStart(12, "0");
}

const ours = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A request keeps the id that the process in front of us drew for it, so that the lines of both are found by one; whoever asks is told it.
 * To be called before what may answer.
 */
export function keepRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const given = request.headers[requestIdHeader];
    if (typeof given === "string" && ours.test(given) && isPassedOn(request)) request.id = given;
    reply.header(requestIdHeader, request.id);
    done();
  });
}

/** By a proxy that is trusted: of another one's the addresses that it names are left out, and only its own is there. */
const isPassedOn = ({ ips = [] }: FastifyRequest): boolean => ips.length > 1;
