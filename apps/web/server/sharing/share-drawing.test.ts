import { expect, test } from "vitest";
import { halves, shareDrawing } from "./share-drawing.ts";

const card = {
  direction: "ltr" as const,
  brand: "Rihla",
  title: "Trinité & Tobago <b>",
  flag: "tt",
  place: "TT",
  price: "dès 66 DA",
  promise: "eSIM de voyage",
};
const nothing = { flag: null, place: null };

test("cuts a long name at the space nearest to its middle", () => {
  expect(halves("Chine, Hong Kong et Macao")).toEqual(["Chine, Hong", "Kong et Macao"]);
  expect(halves("Liechtenstein")).toEqual(["Liechtenstein"]);
});

test("writes names as text, never as markup", () => {
  const svg = shareDrawing(card, nothing);
  expect(svg).toContain("Trinité &amp;");
  expect(svg).not.toContain("<b>");
});

test("starts at the right in Arabic", () => {
  const start = (direction: "ltr" | "rtl") =>
    /<text x="(\d+)" y="107"[^>]*text-anchor="(\w+)"/
      .exec(shareDrawing({ ...card, direction }, nothing))
      ?.slice(1);
  expect(start("ltr")).toEqual(["158", "start"]);
  expect(start("rtl")).toEqual(["1042", "end"]);
});

test("shows the place above the pass, by day, and all of it where it is drawn wider than its box", () => {
  const place =
    '<svg viewBox="0 0 320 200"><style>.s-sky{fill:#d9ebec}@media (x){.s-sky{fill:#101c34}}</style><path/></svg>';
  const svg = shareDrawing(card, { flag: null, place });
  expect(svg).toContain('viewBox="-120 0 560 200"');
  expect(svg).toContain(".s-sky{fill:#d9ebec}</style>");
  expect(svg).not.toContain("@media");
});
