import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext } from "@playwright/test";
import { encode, renderSVG } from "uqr";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
import { browserArguments, findWholeBrowser } from "../scripts/testing/browser.ts";

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/writer/zxing_writer.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** A photograph's worth of a QR code, as PNG. */
export async function qrPicture(context: BrowserContext, text: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(`<body style="margin:40px;width:300px">${renderSVG(text)}</body>`);
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 380, height: 380 } });
  await page.close();
  return png;
}

/** How a browser starts whose camera sees what was filmed into a file. The shell without windows has no camera. */
export const cameraShowing = (file: string) => ({
  executablePath: findWholeBrowser(),
  args: [
    ...browserArguments,
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ],
});

const width = 640;
const height = 480;

/** What a camera held before a QR code films. */
export function filmQr(file: string, text: string): void {
  const { data, size } = encode(text, { border: 2 });
  film(file, { width: size, height: size, isDark: (x, y) => data[y]?.[x] === true });
}

/** A picture of any kind of code, turned by so many degrees, as PNG. */
export async function codePicture(
  context: BrowserContext,
  text: string,
  format: "PDF417" | "Aztec" | "DataMatrix" | "QRCode",
  degrees = 0,
): Promise<Buffer> {
  // A phone draws this page at two fifths of its size.
  const { svg } = await writeBarcode(text, { format, scale: format === "PDF417" ? 4 : 10 });
  const page = await context.newPage();
  const box = '<body style="margin:0;width:900px;height:600px;display:grid;place-items:center">';
  await page.setContent(`${box}<div style="rotate:${degrees}deg">${svg}</div></body>`);
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } });
  await page.close();
  return png;
}

/** What it films of a boarding pass on paper (PDF417) or on a screen (Aztec). */
export async function filmBoardingPass(
  file: string,
  format: "PDF417" | "Aztec",
  text = "M1BENALI/AMINA        EABC123 ALGCDGAH 1006 180Y012A0001 100",
): Promise<void> {
  const { symbol } = await writeBarcode(text, { format });
  const { data, width: across, height: down } = symbol;
  // A rim of two, as paper has it.
  const isDark = (x: number, y: number) =>
    x >= 2 && y >= 2 && x < across + 2 && y < down + 2 && data[(y - 2) * across + x - 2] === 0;
  film(file, { width: across + 4, height: down + 4, isDark });
}

/** A camera that sees a wall. */
export const filmNothing = (file: string): void => film(file, { width: 1, height: 1, isDark: () => false });

type Squares = { width: number; height: number; isDark: (x: number, y: number) => boolean };

/** As the raw film that Chromium plays for a camera (YUV4MPEG2, two pictures). */
function film(file: string, { width: across, height: down, isDark }: Squares): void {
  const module = Math.floor(Math.min((height * 0.8) / down, (width * 0.9) / across));
  const [left, top] = [(width - across * module) / 2, (height - down * module) / 2].map(Math.floor) as [
    number,
    number,
  ];
  const brightness = Buffer.alloc(width * height, 200);
  for (let y = 0; y < down * module; y++)
    for (let x = 0; x < across * module; x++)
      brightness[(top + y) * width + left + x] = isDark(Math.floor(x / module), Math.floor(y / module))
        ? 16
        : 235;
  const colours = Buffer.alloc((width * height) / 2, 128);
  const picture = [Buffer.from("FRAME\n"), brightness, colours];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...picture, ...picture]));
}
