import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** Light modules that readers need around the code. */
const quietZone = 4;
const pixelsPerModule = 6;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A QR code as a PNG of one bit a pixel, about a kilobyte. Mail programs don't show SVG. */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const width = size * pixelsPerModule;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  // Bit depth 1; the rest stays 0: greyscale, deflate, adaptive filters, not interlaced.
  header[8] = 1;
  const lines = data.flatMap((modules) => Array<Buffer>(pixelsPerModule).fill(pixelLine(modules)));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** One line of pixels: filter type 0, then eight pixels a byte, a set bit being white. */
function pixelLine(modules: boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((modules.length * pixelsPerModule) / 8));
  modules.forEach((dark, index) => {
    if (dark) return;
    for (let x = index * pixelsPerModule; x < (index + 1) * pixelsPerModule; x++) {
      const at = 1 + (x >> 3);
      line[at] = (line[at] ?? 0) | (0x80 >> (x & 7));
    }
  });
  return line;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
