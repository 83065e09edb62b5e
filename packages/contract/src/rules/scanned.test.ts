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

/** Scanned by mistake at the airport. */
const boardingPass = "M1BENALI/AMINA        EABC123 ALGCDGAH 1006 180Y012A0001 100";

it.each(["bonjour, je voudrais une eSIM", "LPA:1$localhost$A"])("does not know %j", (text) => {
  expect(readScanned(text)).toEqual({ kind: "unknown" });
});

it.each([
  [boardingPass, "boarding-pass", undefined],
  ["M1BENALI/AMINA EABC123 ALGCDGAH 1006 180Y012A0001 100", "boarding-pass", undefined],
  ["WIFI:T:WPA;S:Café;P:secret;;", "wifi", undefined],
  ["BEGIN:VCARD\nVERSION:3.0\nN:Benali;Amina\nEND:VCARD", "contact", undefined],
  ["https://www.other-esims.example/france?x=1", "address", "www.other-esims.example"],
])("says what %j is, which somebody scanned by mistake", (text, what, host) => {
  expect(readScanned(text)).toEqual({ kind: "other", what, ...(host && { host }) });
});

it.each([
  ["letters are missing", voucher.slice(0, 13), { fault: "short", by: 3 }],
  ["there is a group too many", `${voucher}2345`, { fault: "long", by: 4 }],
  ["an O is none of its letters", voucher.replace("7", "O"), { fault: "letter", letter: "O" }],
  ["a letter is another", `${voucher.slice(0, 3)}3${voucher.slice(4)}`, { fault: "check" }],
  ["two are exchanged", groupVoucherCode(`7K${voucher.slice(2)}`), { fault: "check" }],
])("says of a voucher that %s", (_what, text, fault) => {
  expect(readScanned(text)).toEqual({ kind: "mistake", ...fault });
});
