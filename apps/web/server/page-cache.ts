import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./page-request.ts";

export type CachedPage = {
  status: number;
  etag: string;
  /** Each encoding is made at its first use and kept. */
  bytes: (encoding: Encoding) => Buffer;
};

export function cachedPage(status: number, html: string): CachedPage {
  const plain = Buffer.from(html);
  const made = new Map<Encoding, Buffer>([["identity", plain]]);
  const bytes = (encoding: Encoding) => {
    const known = made.get(encoding) ?? compress(plain, encoding);
    made.set(encoding, known);
    return known;
  };
  return {
    status,
    etag: `W/"${createHash("sha1").update(plain).digest("base64url")}"`,
    bytes,
  };
}

export function compress(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return plain;
  return encoding === "br"
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzipSync(plain);
}

type Entry = { page: CachedPage; until: number };

/**
 * Rendered public pages by name. An entry lives a short while; all of them go when the catalogue moved on, and the
 * ones unused for longest go first when there are too many.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private revision = "";
  private readonly seconds: number;
  private readonly most: number;

  constructor({ seconds = 15, most = 3000 } = {}) {
    this.seconds = seconds;
    this.most = most;
  }

  get(name: string, now = Date.now()): CachedPage | undefined {
    const entry = this.entries.get(name);
    if (!entry || entry.until <= now) return undefined;
    this.entries.delete(name);
    this.entries.set(name, entry);
    return entry.page;
  }

  put(name: string, page: CachedPage, revision: string, now = Date.now()): void {
    if (revision !== this.revision) this.entries.clear();
    this.revision = revision;
    this.entries.set(name, { page, until: now + this.seconds * 1000 });
    const oldest = this.entries.keys().next().value;
    if (this.entries.size > this.most && oldest !== undefined) this.entries.delete(oldest);
  }
}
