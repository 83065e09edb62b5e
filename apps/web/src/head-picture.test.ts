import { expect, test } from "vitest";
import { withHeadPicture } from "./head-picture.ts";

const view = "#svgView(viewBox(0,0,4,2))";
const page = (address: string, loading: string) =>
  `<link rel="preload" as="image" href="${address}"/><p>1</p><img src="${address}" alt="" width="320" loading="${loading}"/><img src="${address}" loading="lazy"/>`;
const read = (address: string) =>
  address === "/drawings/tr.svg" ? '<svg fill="#123">100% & more</svg>' : undefined;

test("the drawing at the head of a page is in the page, seen through the same window, and is not asked for beside it", () => {
  const html = withHeadPicture(page(`/drawings/tr.svg${view}`, "eager"), read);
  const [, source = ""] = /<img src="([^"]*)" alt="" width="320" loading="eager"/.exec(html) ?? [];
  expect(source).toMatch(/^data:image\/svg\+xml,/);
  expect(source.endsWith(view)).toBe(true);
  const [drawing = ""] = source.slice("data:image/svg+xml,".length).split("#");
  expect(decodeURIComponent(drawing)).toBe("<svg fill='#123'>100% & more</svg>");
  expect(html).not.toContain("preload");
  expect(html).toContain(`<img src="/drawings/tr.svg${view}" loading="lazy"/>`);
});

test.each([
  ["comes later anyway", page("/drawings/tr.svg", "lazy")],
  ["is nowhere", page("/drawings/xx.svg", "eager")],
  ["is somebody else's", page("https://other.example/drawings/tr.svg", "eager")],
])("one that %s stays an address", (_, html) => {
  expect(withHeadPicture(html, read)).toBe(html);
});
