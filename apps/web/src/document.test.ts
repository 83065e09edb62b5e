import { expect, test } from "vitest";
import { documentOf } from "./document.ts";

const page = documentOf({
  language: "ar",
  direction: "rtl",
  title: 'A "title" & <more>',
  description: "d",
  addresses: null,
  assets: { entry: "/e.js", scripts: ["/e.js"], styles: ["/a.css"] },
  body: "<p>hi</p>",
  hydration: { text: "</script><script>alert(1)</script>" },
});

test("names the stylesheet before any script", () => {
  expect(page.indexOf("/a.css")).toBeLessThan(page.indexOf("/e.js"));
});

test("data can't end its element, texts can't open one", () => {
  expect(page).not.toContain("<script>alert");
  expect(page).toContain("&lt;more>");
});

test("keeps personal pages out of search engines", () => {
  expect(page).toContain('<meta name="robots" content="noindex">');
});
