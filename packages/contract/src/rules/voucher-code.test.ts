import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  groupVoucherCode,
  isVoucherCode,
  tidyVoucherCode,
  voucherAlphabet,
  withCheckCharacter,
} from "./voucher-code.ts";

const characters = fc.array(fc.constantFrom(...voucherAlphabet), { minLength: 15, maxLength: 15 });
const codes = characters.map((some) => withCheckCharacter(some.join("")));
const replaced = (code: string, at: number, by: string) => code.slice(0, at) + by + code.slice(at + 1);

describe("a voucher's code", () => {
  it("is one whatever it begins with, and stands in four groups of four", () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(isVoucherCode(code)).toBe(true);
        expect(groupVoucherCode(code)).toMatch(/^(\w{4}-){3}\w{4}$/);
      }),
    );
  });

  it("is none with one wrong character", () => {
    fc.assert(
      fc.property(codes, fc.nat(15), fc.constantFrom(...voucherAlphabet), (code, at, by) => {
        fc.pre(code[at] !== by);
        expect(isVoucherCode(replaced(code, at, by))).toBe(false);
      }),
    );
  });

  it("is none with two characters exchanged, wherever they stand", () => {
    fc.assert(
      fc.property(codes, fc.nat(15), fc.nat(15), (code, one, other) => {
        const [a = "", b = ""] = [code[one], code[other]];
        fc.pre(a !== b);
        expect(isVoucherCode(replaced(replaced(code, one, b), other, a))).toBe(false);
      }),
    );
  });

  it("is the same however it is typed", () => {
    const between = fc.constantFrom("", " ", "-", "\u00a0", "\u2011", "\u200f", "\n", "–");
    fc.assert(
      fc.property(codes, fc.array(between, { minLength: 16, maxLength: 16 }), (code, gaps) => {
        const typed = [...code.toLowerCase()].map((character, at) => character + gaps[at]).join("");
        expect(tidyVoucherCode(typed)).toBe(code);
        expect(tidyVoucherCode(code.replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? ""))).toBe(
          code,
        );
      }),
    );
  });

  it.each(["", "2345", `${"2".repeat(15)}0`, "O".repeat(16), "LPA:1$A.COM$B234"])("is not %j", (text) => {
    expect(isVoucherCode(text)).toBe(false);
  });
});
