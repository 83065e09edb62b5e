import { constants, crc32, deflateRawSync } from "node:zlib";
import { brotli } from "./compress.ts";
import type { Encoding } from "./page-request.ts";

export type Compressed = { encoding: Encoding; body: Buffer };
/** Of a page; `start` is the same on every page of a language, and mostly styles. */
export type InTwo = { start: string; rest: string };
type Start = { deflated: Buffer; length: number; checksum: number };

/**
 * For pages that are sent once: quick before small. What they begin with is compressed the first time only, so gzip is
 * preferred wherever it is understood: brotli can't continue what another call has begun, and took fifteen times as long.
 */
export class PageCompressor {
  /** One for each language. */
  readonly #starts = new Map<string, Start>();

  compress({ start, rest }: InTwo, accepted: readonly Encoding[]): Compressed {
    if (accepted.includes("gzip")) return { encoding: "gzip", body: this.#gzip(start, Buffer.from(rest)) };
    const plain = Buffer.from(start + rest);
    if (accepted.includes("br")) return { encoding: "br", body: brotli(plain, 2) };
    return { encoding: "identity", body: plain };
  }

  /** RFC 1952, one member: a start that ends at the border of a byte, and the rest, which never looks back into it. */
  #gzip(text: string, rest: Buffer): Buffer {
    const start = this.#startOf(text);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(rest, start.checksum), 0);
    trailer.writeUInt32LE(start.length + rest.length, 4);
    return Buffer.concat([gzipHeader, start.deflated, deflateRawSync(rest, quick), trailer]);
  }

  #startOf(text: string): Start {
    const known = this.#starts.get(text);
    if (known) return known;
    const plain = Buffer.from(text);
    const deflated = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
    const made = { deflated, length: plain.length, checksum: crc32(plain) };
    this.#starts.set(text, made);
    return made;
  }
}

/** Half the usual window and memory: a rest is hardly longer, and setting up more takes as long as compressing. */
const quick = { level: 4, windowBits: 14, memLevel: 7 };

/** Deflate, no name, no time, made on no system in particular. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
