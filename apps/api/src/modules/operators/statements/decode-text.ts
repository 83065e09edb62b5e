/**
 * A bank's file as text, in whichever of the encodings that spreadsheets and portals here write: UTF-8 and UTF-16 with or without their mark, Windows for
 * French (1252) or Arabic (1256). Undefined of what is no text, as a spreadsheet's own format.
 */
export function decodeText(bytes: Buffer): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes("\u0000") ? undefined : text;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  // Digits and separators, of which such a file is full, have one byte of two empty.
  const empty = [0, 1].map(
    (half) => bytes.subarray(0, 2000).filter((byte, at) => byte === 0 && at % 2 === half).length,
  );
  const [even = 0, odd = 0] = empty;
  if (odd > even && odd > bytes.subarray(0, 2000).length / 8) return "utf-16le";
  if (even > odd && even > bytes.subarray(0, 2000).length / 8) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  return arabicWord.test(bytes.toString("latin1")) ? "windows-1256" : "windows-1252";
}

/** French has no three accents beside each other; Arabic letters stand there in both encodings' upper half. */
const arabicWord = /[\u00c0-\u00ff]{3}/;

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
