import type { PhotoType } from "@rihla/contract";
import type { Photo } from "./support-desk.ts";

/**
 * A photo as it is kept and handed on: recognised by its first bytes, whatever it was called, and without what cameras
 * and programs write beside the picture (place, time, model, comments). Null for anything that is not wholly one.
 */
export function cleanPhoto(bytes: Buffer): Photo | null {
  try {
    for (const { type, begins, clean } of formats)
      if (begins(bytes)) {
        const content = clean(bytes);
        return content && { type, content };
      }
  } catch (error) {
    // A length that points beyond the end.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

type Format = { type: PhotoType; begins(bytes: Buffer): boolean; clean(bytes: Buffer): Buffer | null };

const pngStart = Buffer.from("89504e470d0a1a0a", "hex");

const formats: readonly Format[] = [
  { type: "image/jpeg", begins: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff, clean: cleanJpeg },
  { type: "image/png", begins: (bytes) => bytes.subarray(0, 8).equals(pngStart), clean: cleanPng },
  {
    type: "image/webp",
    begins: (bytes) =>
      bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
    clean: cleanWebp,
  },
];

/** JFIF and Adobe's say how the colours are to be read. */
const keptMarkers = new Set([0xe0, 0xee]);
const isNote = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

function cleanJpeg(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    if (!isNote(marker) || keptMarkers.has(marker)) kept.push(bytes.subarray(at, end));
    at = end;
    // The picture itself follows, to the end mark; what stands behind that is no part of it.
    if (marker === 0xda) break;
  }
  const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
  if (end < at) return null;
  return Buffer.concat([...kept, bytes.subarray(at, end + 2)]);
}

/** The picture, its colours and how transparent it is. */
const keptChunks = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "bKGD"]);

function cleanPng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (keptChunks.has(name)) kept.push(bytes.subarray(at, end));
    if (name === "IEND") return Buffer.concat(kept);
    at = end;
  }
}

const webpNotes = new Set(["EXIF", "XMP ", "ICCP"]);
/** Bits by which its first chunk announces those. */
const webpNoteBits = 0b0010_1100;

function cleanWebp(bytes: Buffer): Buffer | null {
  const whole = 8 + bytes.readUInt32LE(4);
  if (whole > bytes.length) return null;
  const kept: Buffer[] = [];
  for (let at = 12; at < whole; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > whole) return null;
    const name = bytes.toString("latin1", at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === "VP8X") chunk.writeUInt8(chunk.readUInt8(8) & ~webpNoteBits, 8);
    if (!webpNotes.has(name)) kept.push(chunk);
    at = end;
  }
  if (kept.length === 0) return null;
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}
