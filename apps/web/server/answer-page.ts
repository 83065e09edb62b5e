import { type FinishedAnswer, finishedAnswer, tagOf } from "@rihla/http";
import { defaultLanguage, lastResort, locales } from "@rihla/i18n";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Rendered } from "../src/entry-server.tsx";
import { compress } from "./compress.ts";
import type { StoredFile } from "./file-store.ts";
import { type Encoding, preferredEncoding } from "./page-request.ts";

export type MadePage = { status: number; html: string };

/** Of a page that is the same for everybody in one language and currency, compressed as the asker prefers. */
export function finishedPage(
  always: Readonly<Record<string, string>>,
  page: MadePage,
  encoding: Encoding,
): FinishedAnswer {
  const headers = { ...always, ...headersOf(page, encoding), ...forEverybody };
  return finishedAnswer(headers, compress(Buffer.from(page.html), encoding));
}

/**
 * Browsers ask again each time (the language may have changed) and mostly hear "not modified". What stands between
 * keeps it for a minute; who understands the second header also shows an older one while it asks for a new one, which
 * a browser must not do: the older page may name scripts that are gone.
 */
const forEverybody = {
  "cache-control": "public, max-age=0, s-maxage=60",
  "cdn-cache-control": "public, max-age=60, stale-while-revalidate=60",
};

/** Sends a page that no cache may keep: a personal one, or one that says what went wrong. */
export function answerPage(request: FastifyRequest, reply: FastifyReply, page: MadePage): FastifyReply {
  const encoding = preferredEncoding(request);
  reply.code(page.status).headers({ ...headersOf(page, encoding), "cache-control": "private, no-cache" });
  if (page.status === 503) reply.header("retry-after", "5");
  return reply.send(compress(Buffer.from(page.html), encoding));
}

function headersOf({ html }: MadePage, encoding: Encoding) {
  return {
    "content-type": "text/html; charset=utf-8",
    vary: "cookie, accept-encoding",
    etag: `W/${tagOf(Buffer.from(html))}`,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
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
