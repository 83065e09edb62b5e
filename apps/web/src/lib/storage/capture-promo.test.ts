import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { capturePromo } from "./capture-promo.ts";
import { promoCode, promoIn } from "./promo-code.ts";

const shown: string[] = [];
const visit = (
  href: string,
  replaceState = (_: unknown, __: string, address: URL) => shown.push(address.href),
) => {
  vi.stubGlobal("location", { href });
  vi.stubGlobal("history", { state: { idx: 0 }, replaceState });
  capturePromo();
};
beforeEach(() => {
  shown.length = 0;
  openStorage("device", { entries: () => [], write: () => {}, onChange: () => {} });
});

test.each([
  ["aid-2026", "AID-2026", "/fr/home?promo=aid-2026", "/fr/home"],
  [
    "one among others",
    "AID",
    "/fr/summary?plan=A&promo=%20aid%20&days=3#top",
    "/fr/summary?plan=A&days=3#top",
  ],
  ["nothing", undefined, "/fr/home?promo=", "/fr/home"],
])("of %s it keeps %s, and the address is without it", (_what, kept, before, after) => {
  visit(`https://rihla.example${before}`);
  expect(promoCode.read()).toBe(kept);
  expect(shown).toEqual([`https://rihla.example${after}`]);
});

test("a code that can't be captured is only logged", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  visit("https://rihla.example/?promo=AID", () => {
    throw new DOMException("too often", "SecurityError");
  });
  expect(warned).toHaveBeenCalledOnce();
});

const early = readFileSync(new URL("../../../public/keep-early.js", import.meta.url), "utf8");

test.each([
  "aid-2026",
  " a i d ",
  "ＡＩＤ２６",
  "عيد_26",
  "é",
  "e\u0301té",
  "<b>",
  "a".repeat(40),
  "a".repeat(41),
  "",
  "a.b",
  "ß1",
])("the script that each page carries keeps the same of %j, before the others have come", (typed) => {
  const search = `?promo=${encodeURIComponent(typed)}&days=3`;
  const kept: Record<string, string> = {};
  const localStorage = { setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }) };
  const nothing = () => {};
  runInNewContext(early, {
    location: { search },
    localStorage,
    URLSearchParams,
    AbortController,
    addEventListener: nothing,
  });
  expect(kept).toEqual(JSON.parse(JSON.stringify({ PROMO_CODE: promoIn(new URLSearchParams(search)) })));
});
