import { expect, test } from "vitest";
import { brandGaps, checkBrand } from "./brand-gaps.ts";

const filled = {
  publisher: { name: "A", address: "B", register: "C", taxNumber: "D", phone: "E", host: "F" },
  supportEmail: "help@shop.dz",
  whatsAppNumber: "213555123456",
};

test("finds nothing to say of a brand file that somebody filled in", () => {
  expect(brandGaps(filled)).toEqual([]);
});

test("names what still stands as it came", () => {
  expect(brandGaps({ ...filled, supportEmail: "support@shop.example" })).toEqual(["supportEmail"]);
});

test("a shop that sells for real must not open like that, one that is tried may", () => {
  expect(checkBrand(false, ["publisher.name"])).toMatch(/before opening.*publisher\.name/);
  expect(() => checkBrand(true, ["publisher.name"])).toThrow(/publisher\.name/);
});
