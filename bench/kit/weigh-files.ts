import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Files one by one, bytes in sum. Quicker than a shop's own compression, and two in a hundred larger. */
export type Weight = { files: number; plain: number; gzip: number; brotli: number };

export function weighFiles(files: readonly string[]): Weight {
  const sum = { files: files.length, plain: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const bytes = readFileSync(file);
    sum.plain += bytes.length;
    sum.gzip += gzipSync(bytes).length;
    sum.brotli += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  }
  return sum;
}

export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
