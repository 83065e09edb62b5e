import { defaultLanguage, lastResort, locales } from "@rihla/i18n";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Rendered } from "../src/entry-server.tsx";
import type { StoredFile } from "./file-store.ts";
import type { CachedPage } from "./page-cache.ts";
import { preferredEncoding } from "./page-request.ts";

/** Browsers ask again each time (the language may have changed) and mostly hear "not modified". */
export function answerPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers({ "cache-control": "private, no-cache", vary: "cookie, accept-encoding", etag: page.etag });
  if (page.status === 200 && request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const encoding = preferredEncoding(request);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  if (page.status === 503) reply.header("retry-after", "5");
  return reply.code(page.status).type("text/html; charset=utf-8").send(page.bytes(encoding));
}

export function answerFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  reply.headers({ "cache-control": file.cacheControl, vary: "accept-encoding", etag: file.etag });
  if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  const preferred = preferredEncoding(request);
  const encoding = file.bytes[preferred] ? preferred : "identity";
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(file.type).send(file.bytes[encoding]);
}

export function answerRedirect(
  reply: FastifyReply,
  { status, headers }: Rendered & { kind: "redirect" },
): FastifyReply {
  const cookie = headers.get("set-cookie");
  if (cookie) reply.header("set-cookie", cookie);
  return reply.header("cache-control", "no-store").redirect(headers.get("location") ?? "/home", status);
}

/** Rendering itself broke: a sentence, in the default language, without anything of ours that could break again. */
export function lastResortPage(): string {
  const { message, action } = lastResort[defaultLanguage];
  return `<!doctype html><html lang="${defaultLanguage}" dir="${locales[defaultLanguage].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><h1>${message}</h1><p><a href="/home">${action}</a></p></html>`;
}
