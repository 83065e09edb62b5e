import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

// From the disk: by itself the library would fetch it from the network.
const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** What a phone's camera would read in this picture. */
export async function readQr(png: Uint8Array): Promise<string> {
  const found = await readBarcodes(png, { formats: ["QRCode"] });
  if (found.length !== 1) throw new Error(`${found.length} QR codes in the picture, not one.`);
  return found[0]?.text ?? "";
}
