import { expect, it } from "vitest";
import { readScanned } from "./scanned.ts";
import { groupVoucherCode, withCheckCharacter } from "./voucher-code.ts";

const voucher = withCheckCharacter("K7QM2RTX9ABCDEF");

it.each([
  voucher,
  groupVoucherCode(voucher),
  ` ${groupVoucherCode(voucher).toLowerCase()}\n`,
  `https://shop.example/qr-scanner#${voucher}`,
  `https://shop.example/ar/qr-scanner#${groupVoucherCode(voucher)}`,
])("knows a voucher in %j", (text) => {
  expect(readScanned(text)).toEqual({ kind: "voucher", code: voucher });
});

it("knows an eSIM's activation code, also in a link with something behind its #", () => {
  expect(readScanned("LPA:1$a.example.com$X-1")).toMatchObject({ kind: "esim" });
  expect(readScanned("https://x.example/?carddata=LPA:1$a.example.com$X-1#top")).toMatchObject({
    kind: "esim",
  });
});

it.each(["", "  \n"])("knows nothing in %j", (text) => {
  expect(readScanned(text)).toEqual({ kind: "nothing" });
});

it.each([
  "https://shop.example/home",
  "WIFI:S:home;;",
  `${voucher.slice(0, -1)}2` === voucher ? "x" : `${voucher.slice(0, -1)}2`,
  "LPA:1$localhost$A",
])("does not know %j", (text) => {
  expect(readScanned(text)).toEqual({ kind: "unknown" });
});
