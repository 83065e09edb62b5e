import type { FastifyRequest } from "fastify";
import { cookieValue, currencyCookie, languageCookie } from "../../src/lib/storage/choice-cookies.ts";

/** The request as loaders see it. `origin` is ours: nothing of the client's Host header goes into a page. */
export function webRequest(request: FastifyRequest, origin: string): Request {
  // Joined as text: `//there` and `/\\there` would name another host.
  return new Request(origin + request.url, {
    headers: { cookie: request.headers.cookie ?? "" },
  });
}

/** The same request for another address of ours (path and query). */
export function requestFor(address: string, request: Request): Request {
  return new Request(new URL(address, request.url), request);
}

type Asked = Pick<FastifyRequest, "url" | "headers">;

/** All that a page for everybody may depend on, as it was sent; of the cookies only the two that choose. */
export function askedFor(request: Asked): string {
  const { cookie = "" } = request.headers;
  const choices = [languageCookie, currencyCookie].map((name) => cookie && cookieValue(cookie, name));
  return `${preferredEncoding(request)} ${choices.join(" ")} ${request.url}`;
}

export type Encoding = "br" | "gzip" | "identity";

const patterns: [Encoding, RegExp][] = [
  ["br", /\bbr\b/],
  ["gzip", /\bgzip\b/],
];

export function preferredEncoding(request: Pick<Asked, "headers">): Encoding {
  return acceptedEncodings(request)[0] ?? "identity";
}

/** Of those that we know, the one that makes pages smallest first. */
export function acceptedEncodings(request: Pick<Asked, "headers">): Encoding[] {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  return patterns.flatMap(([encoding, pattern]) => (pattern.test(accepted) ? [encoding] : []));
}
