/// <reference lib="webworker" />
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

// From the shop itself: left alone, the library would fetch it from a stranger.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** Pictures come with a number, under which what is read in them goes back. */
self.onmessage = async ({ data: { id, picture } }: MessageEvent<{ id: number; picture: ImageData }>) => {
  try {
    const [found] = await readBarcodes(picture, { formats: ["QRCode"], maxNumberOfSymbols: 1 });
    self.postMessage({ id, text: found?.text ?? null });
  } catch {
    self.postMessage({ id, failed: true });
  }
};
