import type { ServerOptions } from "node:http";

/** For all of a request to arrive, in milliseconds: who sends a byte now and then takes a place no longer. */
const wholeRequestMs = 15_000;

/**
 * Options for Fastify, `http` of them for Node's own server. Of its two limits Node takes the longer one for the whole
 * request, and left alone it looks twice a minute.
 */
export function requestLimits(http: ServerOptions = {}, limitMs: number = wholeRequestMs) {
  const limits = {
    headersTimeout: limitMs,
    requestTimeout: limitMs,
    connectionsCheckingInterval: limitMs / 5,
  };
  return { requestTimeout: limitMs, http: { ...http, ...limits } };
}
