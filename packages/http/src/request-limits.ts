import type { ServerOptions } from "node:http";

/**
 * Options for Fastify, `http` of them for Node's own server. `limitMs`: for all of a request to arrive. Of its two limits Node takes the longer one for the whole
 * request, and left alone it looks twice a minute.
 */
export function requestLimits(http: ServerOptions, limitMs: number) {
  const limits = {
    headersTimeout: limitMs,
    requestTimeout: limitMs,
    connectionsCheckingInterval: limitMs / 5,
  };
  return { requestTimeout: limitMs, http: { ...http, ...limits } };
}
