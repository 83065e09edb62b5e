import type { FastifyReply, FastifyRequest } from "fastify";
import { preferredEncoding } from "../pages/page-request.ts";
import { byteRange } from "./byte-range.ts";
import type { StoredFile } from "./file-store.ts";

export function answerFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  reply.headers({ "cache-control": file.cacheControl, vary: "accept-encoding", etag: file.etag });
  if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  if (file.type.startsWith("video/")) return answerFilm(request, reply, file);
  const preferred = preferredEncoding(request);
  const encoding = file.bytes[preferred] ? preferred : "identity";
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(file.type).send(file.bytes[encoding]);
}

/** In parts where they are asked for: players ask for the end first, Safari's plays nothing that comes only whole. */
function answerFilm(request: FastifyRequest, reply: FastifyReply, { type, etag, bytes }: StoredFile) {
  const whole = bytes.identity;
  const { range, "if-range": known } = request.headers;
  reply.type(type).header("accept-ranges", "bytes");
  // A part of another film than the one begun would be of no use.
  const part = known === undefined || known === etag ? byteRange(range, whole.length) : "whole";
  if (part === "whole") return reply.send(whole);
  if (part === "nowhere") return reply.code(416).header("content-range", `bytes */${whole.length}`).send();
  const { first, last } = part;
  return reply
    .code(206)
    .header("content-range", `bytes ${first}-${last}/${whole.length}`)
    .send(whole.subarray(first, last + 1));
}
