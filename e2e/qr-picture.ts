import { writeFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";
import { encode, renderSVG } from "uqr";

/** A photograph's worth of a QR code, as PNG. */
export async function qrPicture(context: BrowserContext, text: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(`<body style="margin:40px;width:300px">${renderSVG(text)}</body>`);
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 380, height: 380 } });
  await page.close();
  return png;
}

const width = 640;
const height = 480;

/** What a camera held before a QR code films, as the raw film that Chromium plays for one (YUV4MPEG2, two pictures). */
export function filmQr(file: string, text: string): void {
  const { data, size } = encode(text, { border: 2 });
  const module = Math.floor((height * 0.8) / size);
  const [left, top] = [(width - size * module) / 2, (height - size * module) / 2].map(Math.floor) as [
    number,
    number,
  ];
  const brightness = Buffer.alloc(width * height, 200);
  for (let y = 0; y < size * module; y++)
    for (let x = 0; x < size * module; x++)
      brightness[(top + y) * width + left + x] = data[Math.floor(y / module)]?.[Math.floor(x / module)]
        ? 16
        : 235;
  const colours = Buffer.alloc((width * height) / 2, 128);
  const picture = [Buffer.from("FRAME\n"), brightness, colours];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...picture, ...picture]));
}
