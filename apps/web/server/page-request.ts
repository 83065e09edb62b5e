import type { FastifyRequest } from "fastify";

/** The few query names that change what a public page shows; the rest (tracking, noise) must not multiply the cache. */
const meaningful = ["kind", "days", "sort", "tier", "plan", "from", "phone"];

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
  const kept = meaningful.map((name) => searchParams.get(name)?.slice(0, 80) ?? "");
  return JSON.stringify([pathname, language, currency, ...kept]);
}

export type Encoding = "br" | "gzip" | "identity";

export function preferredEncoding(request: FastifyRequest): Encoding {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}
