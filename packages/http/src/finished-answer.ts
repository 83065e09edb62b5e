import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** An answer for everybody, as it goes over the wire. */
export type FinishedAnswer = {
  body: Buffer;
  etag: string;
  /** Name, value, name, value: the way that node:http writes fastest. */
  headers: string[];
  headersOfNotModified: string[];
};

/** Described the body only; a 304 has none. */
const ofTheBody = new Set(["content-type", "content-encoding", "content-length"]);

export function finishedAnswer(
  headers: Readonly<Record<string, string>> & { etag: string },
  body: Buffer,
): FinishedAnswer {
  const pairs = Object.entries(headers);
  return {
    body,
    etag: headers.etag,
    headers: [...pairs.flat(), "content-length", String(body.length)],
    headersOfNotModified: pairs.filter(([name]) => !ofTheBody.has(name)).flat(),
  };
}

/**
 * Writes the answer past the framework's serialising and sending; its hooks on the response still run. Headers that
 * were set on `reply` before are not sent.
 */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FinishedAnswer,
): FastifyReply {
  reply.hijack();
  if (hasIt(request.headers["if-none-match"], answer.etag))
    reply.raw.writeHead(304, answer.headersOfNotModified).end();
  else reply.raw.writeHead(200, answer.headers).end(answer.body);
  return reply;
}

export function tagOf(bytes: Buffer): string {
  return `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
}

/** A proxy that compresses marks our tag as weak (`W/`), and a browser may send several. */
function hasIt(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag.replace(/^W\//, "")) || tags.includes("*");
}
