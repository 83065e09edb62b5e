import type { FastifyRequest } from "fastify";

/** The request as loaders see it. `origin` is ours: nothing of the client's Host header goes into a page. */
export function webRequest(request: FastifyRequest, origin: string): Request {
  return new Request(new URL(request.url, origin), {
    headers: { cookie: request.headers.cookie ?? "" },
  });
}

/** The same request for another address of ours (path and query). */
export function requestFor(address: string, request: Request): Request {
  return new Request(new URL(address, request.url), request);
}

export type Encoding = "br" | "gzip" | "identity";

export function preferredEncoding(request: FastifyRequest): Encoding {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}
