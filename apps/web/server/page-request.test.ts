import { expect, test } from "vitest";
import { cacheName, withoutNoise } from "./page-request.ts";

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

test("lets a page that others are shown too know nothing else of one visitor's address", () => {
  const request = new Request("http://localhost/fr/packages/FR?email=a@b.dz&days=7&fbclid=x", {
    headers: { cookie: "LANG=fr" },
  });
  const known = withoutNoise(request);
  expect(known.url).toBe("http://localhost/fr/packages/FR?days=7");
  expect(known.headers.get("cookie")).toBe("LANG=fr");
});
