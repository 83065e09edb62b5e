import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { root } from "../program/paths.ts";

const web = path.join(root, "apps/web");
const assets = path.join(web, "ios/App/App/Assets.xcassets");

/** What an iPhone shows for the app, drawn from the shop's own mark. Android draws its own, from res/drawable/ic_mark.xml. */
export async function drawIcons(): Promise<void> {
  await initWasm(readFileSync(new URL(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
  const mark = readFileSync(path.join(web, "public/icon.svg"), "utf8").replace(/@media.*(?=<\/style>)/, "");
  writeFileSync(
    path.join(assets, "AppIcon.appiconset/AppIcon-512@2x.png"),
    picture(mark, 1024, "#fbf8f2", 0.56),
  );
  for (const scale of [1, 2, 3])
    writeFileSync(
      path.join(assets, `Splash.imageset/splash@${scale}x.png`),
      picture(mark, 160 * scale, "#ffffff", 0.6),
    );
}

/** The mark in the middle, as wide as `share` of the square. */
function picture(mark: string, size: number, ground: string, share: number): Buffer {
  const wide = size * share;
  const inner = mark.replace(
    "<svg ",
    `<svg x="${(size - wide) / 2}" y="${(size - wide) / 2}" width="${wide}" height="${wide}" `,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${ground}"/>${inner}</svg>`;
  return opaquePng(new Resvg(svg).render().pixels, size);
}

/** The App Store takes no icon that could be transparent, whatever its pixels are: three bytes each. */
function opaquePng(rgba: Uint8Array, size: number): Buffer {
  const rows = Buffer.alloc(size * (1 + 3 * size));
  for (let at = 0; at < size * size; at++) {
    const place = Math.floor(at / size) * (1 + 3 * size) + 1 + 3 * (at % size);
    rows.set(rgba.subarray(4 * at, 4 * at + 3), place);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    part("IHDR", header),
    part("IDAT", deflateSync(rows, { level: 9 })),
    part("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

function part(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}
