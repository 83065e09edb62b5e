import type { Language } from "@rihla/contract";
import { type FinishedAnswer, finishedAnswer, tagOf } from "@rihla/http";
import { defaultLanguage, lastResort, locales } from "@rihla/i18n";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Document } from "../../src/document.ts";
import type { Rendered } from "../../src/entry-server.tsx";
import { retryAfterSeconds } from "../problem.ts";
import { compress } from "./compress.ts";
import { type Compressed, type InTwo, PageCompressor } from "./page-compressor.ts";
import { acceptedEncodings, preferredEncoding } from "./page-request.ts";

export type MadePage = Document & { status: number };

const compressor = new PageCompressor();

/** Of a page that is the same for everybody in one language and currency, compressed as the asker prefers. */
export function finishedPage(
  request: FastifyRequest,
  always: Readonly<Record<string, string>>,
  page: MadePage,
  { isKept }: { isKept: boolean },
): FinishedAnswer {
  const compressed = isKept
    ? small(request, page)
    : compressor.compress(inTwo(page), acceptedEncodings(request));
  return finishedAnswer({ ...always, ...headersOf(compressed), ...forEverybody }, compressed.body);
}

function small(request: FastifyRequest, page: MadePage): Compressed {
  const encoding = preferredEncoding(request);
  const { start, rest } = inTwo(page);
  return { encoding, body: compress(Buffer.from(start + rest), encoding) };
}

function inTwo({ opening, styles, shown, closing }: Document): InTwo {
  return { start: opening + styles, rest: shown + closing };
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
  const compressed = compressor.compress(inTwo(page), acceptedEncodings(request));
  reply.code(page.status).headers({ ...headersOf(compressed), "cache-control": "private, no-cache" });
  if (page.status === 503) reply.header("retry-after", retryAfterSeconds);
  return reply.send(compressed.body);
}

function headersOf({ encoding, body }: Compressed) {
  return {
    "content-type": "text/html; charset=utf-8",
    vary: "cookie, accept-encoding",
    etag: `W/${tagOf(body)}`,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
}

export function answerRedirect(
  reply: FastifyReply,
  { status, headers }: Rendered & { kind: "redirect" },
): FastifyReply {
  const cookie = headers.get("set-cookie");
  if (cookie) reply.header("set-cookie", cookie);
  return reply.header("cache-control", "no-store").redirect(headers.get("location") ?? "/home", status);
}

/** Where no page can be made: a sentence, without anything of ours that could break again. */
export function lastResortPage(language: Language = defaultLanguage): MadePage {
  const { message, action } = lastResort[language];
  const shown = `<!doctype html><html lang="${language}" dir="${locales[language].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><h1>${message}</h1><p><a href="/home">${action}</a></p></html>`;
  return { status: 500, opening: "", styles: "", shown, closing: "" };
}
