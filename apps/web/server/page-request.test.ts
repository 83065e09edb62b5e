import { expect, test } from "vitest";
import { cacheName } from "./page-request.ts";

const nameOf = (search: string, language = "fr") =>
  cacheName(`http://localhost/guide/installation${search}`, language, "DZD");

test("keeps pages apart that show something else", () => {
  const names = [nameOf(""), nameOf("?phone=samsung"), nameOf("?phone=pixel"), nameOf("", "ar")];
  expect(new Set(names).size).toBe(names.length);
});

test("keeps one page for everybody who comes with noise in the address", () => {
  expect(nameOf("?phone=samsung&utm_source=x")).toBe(nameOf("?phone=samsung"));
});

test("keeps no answers to questions", () => {
  expect(nameOf("?q=fra")).toBeNull();
});
