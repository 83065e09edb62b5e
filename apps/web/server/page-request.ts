import type { FastifyRequest } from "fastify";

/** The few query names that change what a public page shows; the rest (tracking, noise) must not multiply the cache. */
const meaningful = ["kind", "days", "sort", "tier", "plan", "from", "phone"];
const longest = 80;

/** The request as loaders see it. `origin` is ours: nothing of the client's Host header goes into a page. */
export function webRequest(request: FastifyRequest, origin: string): Request {
  return new Request(new URL(request.url, origin), {
    headers: { cookie: request.headers.cookie ?? "" },
  });
}

/** Under what name a page is kept; null when it isn't worth keeping (a search is as varied as people). */
export function cacheName(url: string, language: string, currency: string): string | null {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.has("q")) return null;
  const kept = meaningful.map((name) => searchParams.get(name)?.slice(0, longest) ?? "");
  return JSON.stringify([pathname, language, currency, ...kept]);
}

/** A page that others will be shown too must not know what came with one visitor's address. */
export function withoutNoise(request: Request): Request {
  const url = new URL(request.url);
  const kept = [...meaningful, "q"].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value.slice(0, longest)]];
  });
  url.search = new URLSearchParams(kept).toString();
  return new Request(url, request);
}

export type Encoding = "br" | "gzip" | "identity";

export function preferredEncoding(request: FastifyRequest): Encoding {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}
