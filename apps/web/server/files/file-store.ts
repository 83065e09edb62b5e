import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Encoding } from "../pages/page-request.ts";

export type StoredFile = {
  type: string;
  etag: string;
  cacheControl: string;
  /** As made at build time; plain is always there. */
  bytes: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
};

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".webp": "image/webp",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/**
 * The built files, read once at the start (some 3 MB, and the guide's films). So a build made while we run can't leave half of it gone under
 * the pages we send, and no request touches the disk.
 */
export function readFiles(folder: string, below = "/"): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const address = below + entry.name;
    if (entry.name.startsWith(".")) continue; // the build's own notes
    if (entry.isDirectory()) for (const [name, file] of readFiles(path, `${address}/`)) files.set(name, file);
    else if (types[extname(entry.name)]) files.set(address, asStored(path, address, readFileSync(path)));
  }
  return files;
}

/** Something made while we run; texts are also kept compressed. */
export function storedFile(type: string, content: string | Buffer, seconds: number): StoredFile {
  const identity = Buffer.from(content);
  const compressed = typeof content === "string" && identity.length > 600;
  return {
    type,
    etag: etagOf(identity),
    cacheControl: `public, max-age=${seconds}`,
    bytes: compressed
      ? { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) }
      : { identity },
  };
}

/** Null where it is not there. */
export function readStoredFile(path: string, address: string): StoredFile | null {
  const identity = readIfThere(path);
  return identity ? asStored(path, address, identity) : null;
}

function asStored(path: string, address: string, identity: Buffer): StoredFile {
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    etag: etagOf(identity),
    cacheControl: cacheControlOf(address),
    bytes: { identity, br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) },
  };
}

/** Files in /assets/ and /films/ are named after their content and never change; the others may with a release. */
function cacheControlOf(address: string): string {
  if (/^\/(assets|films)\//.test(address)) return "public, max-age=31536000, immutable";
  // A proxy that kept it would keep a fault in it, too.
  if (address === "/sw.js") return "no-cache";
  return address.startsWith("/flags/") ? "public, max-age=2592000" : "public, max-age=86400";
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash("sha1").update(bytes).digest("base64url")}"`;
}
