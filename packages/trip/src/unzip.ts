/** So much one file may grow to: a pass's text has some kilobytes. */
const largest = 1_000_000;

const ends = 0x06054b50;
const listed = 0x02014b50;
const deflated = 8;

/** One file out of a zip; null where it is not there, too large or broken. */
export async function fileInZip(zip: Uint8Array<ArrayBuffer>, name: string): Promise<Uint8Array | null> {
  try {
    const entry = findEntry(new DataView(zip.buffer, zip.byteOffset, zip.byteLength), name);
    if (!entry) return null;
    const packed = zip.subarray(entry.start, entry.start + entry.packed);
    return entry.method === deflated ? await inflated(packed) : packed;
  } catch {
    return null;
  }
}

type Entry = { method: number; packed: number; start: number };

/** By the list at the end, as zips are to be read. */
function findEntry(view: DataView, name: string): Entry | null {
  const least = Math.max(0, view.byteLength - 65_558);
  let end = view.byteLength - 22;
  while (end >= least && view.getUint32(end, true) !== ends) end--;
  if (end < least) return null;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== listed) return null;
    const length = view.getUint16(at + 28, true);
    if (textAt(view, at + 46, length) === name) {
      const head = view.getUint32(at + 42, true);
      const start = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
      return { method: view.getUint16(at + 10, true), packed: view.getUint32(at + 20, true), start };
    }
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return null;
}

const textAt = (view: DataView, at: number, length: number): string =>
  new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));

/** Stops where it grows too large, however small it was packed. */
async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largest) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
