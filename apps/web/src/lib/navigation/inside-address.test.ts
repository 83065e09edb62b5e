import { expect, test } from "vitest";
import { insideAddress, parseNext } from "./inside-address.ts";

test("goes on to an address of the shop, its question and its place in the page included", () => {
  expect(parseNext(new URLSearchParams({ next: "/esims" }))).toBe("/esims");
  expect(insideAddress("/ar/packages/FR?days=7#before")).toBe("/ar/packages/FR?days=7#before");
});

test("never leads out of the shop", () => {
  for (const address of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "esims",
    "",
  ])
    expect(insideAddress(address)).toBeUndefined();
});

test("is not led out by what browsers leave out of addresses", () => {
  for (const address of ["/\t/evil.example", "/\n/evil.example", "/\r\n\\evil.example", "/.//evil.example"])
    expect(insideAddress(address)).toBeUndefined();
});

test("writes nothing that a header can't hold", () => {
  expect(insideAddress("/fr\n/ho me?q=\u0634")).toMatch(/^[!-~]+$/);
});
