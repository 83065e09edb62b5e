import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** Turns drawings into pictures beside the server's own thread: each takes a tenth of a second of pure computing. */
const fileOf = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));
const fontBuffers = ["arabic", "latin-ext", "latin"].flatMap((script) =>
  [500, 600].map((weight) =>
    fileOf(`@fontsource/readex-pro/files/readex-pro-${script}-${weight}-normal.woff2`),
  ),
);
const ready = initWasm(fileOf("@resvg/resvg-wasm/index_bg.wasm"));

parentPort?.on("message", async ({ id, svg }: { id: number; svg: string }) => {
  try {
    await ready;
    const font = { fontBuffers, defaultFontFamily: "Readex Pro", loadSystemFonts: false };
    parentPort?.postMessage({ id, png: new Resvg(svg, { font }).render().asPng() });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
