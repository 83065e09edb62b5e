import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

/** No inline script anywhere, so pages can be cached as bytes: a nonce would have to change with each request. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function securityHeaders({ development }: Config) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "strict-origin-when-cross-origin");
    // Vite's own dev scripts and styles are inline.
    if (!development) reply.header("content-security-policy", policy);
  };
}
