import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./page-request.ts";

/** For what is kept and sent many times: small before quick, as long as it takes a page 10 ms and no more. */
export function compress(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return plain;
  return encoding === "br" ? brotli(plain, 7) : gzipSync(plain);
}

export function brotli(plain: Buffer, quality: number): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
