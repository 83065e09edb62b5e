import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./page-request.ts";

/** For what is kept and sent many times: small before quick. */
export function compress(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return plain;
  return encoding === "br" ? brotli(plain, 5) : gzipSync(plain);
}

export function brotli(plain: Buffer, quality: number): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
