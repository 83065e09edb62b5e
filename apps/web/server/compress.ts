import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./page-request.ts";

export function compress(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return plain;
  return encoding === "br"
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzipSync(plain);
}
