import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { PageCompressor } from "./page-compressor.ts";

const styles = `<style>${Array.from({ length: 3000 }, (_, at) => `.p-${at}{padding:${at}px}`).join("")}</style>`;
const pages = [
  { start: styles, rest: "<p>Où allez-vous ? إلى أين؟</p>" },
  { start: styles, rest: `<p>${styles}</p>` },
  { start: `<html dir="rtl">${styles}`, rest: "" },
  { start: "", rest: "<p>1</p>" },
];

test("pages that begin alike come back whole, by any reader of gzip", () => {
  const compressor = new PageCompressor();
  for (const page of [...pages, ...pages]) {
    const { encoding, body } = compressor.compress(page, ["br", "gzip"]);
    expect(encoding).toBe("gzip");
    expect(gunzipSync(body).toString()).toBe(page.start + page.rest);
  }
});

test("whoever understands no gzip gets brotli, or the page as it is", () => {
  const compressor = new PageCompressor();
  for (const page of pages) {
    const { encoding, body } = compressor.compress(page, ["br"]);
    expect(encoding).toBe("br");
    expect(brotliDecompressSync(body).toString()).toBe(page.start + page.rest);
    expect(compressor.compress(page, [])).toEqual({
      encoding: "identity",
      body: Buffer.from(page.start + page.rest),
    });
  }
});
