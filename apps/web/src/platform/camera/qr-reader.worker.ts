/// <reference lib="webworker" />
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { CodesLookedFor } from "./qr-reader.ts";

// From the shop itself: left alone, the library would fetch it from a stranger.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/**
 * `others`: what boarding passes and tickets are printed with, so that whoever holds one up is told what it is. `tickets`: all
 * that they may be. `paper`: the one that is only read where its lines are level.
 */
const formats: Record<CodesLookedFor, ReadInputBarcodeFormat[]> = {
  qr: ["QRCode"],
  others: ["PDF417", "Aztec"],
  tickets: ["PDF417", "Aztec", "QRCode", "DataMatrix"],
  paper: ["PDF417"],
};

type Asked = { id: number; picture: ImageData; codes: CodesLookedFor };

/** Pictures come with a number, under which what is read in them goes back. */
self.onmessage = async ({ data: { id, picture, codes } }: MessageEvent<Asked>) => {
  try {
    const [found] = await readBarcodes(picture, { formats: formats[codes], maxNumberOfSymbols: 1 });
    self.postMessage({ id, text: found?.text ?? null });
  } catch {
    self.postMessage({ id, failed: true });
  }
};
