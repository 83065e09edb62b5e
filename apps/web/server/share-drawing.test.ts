import { expect, test } from "vitest";
import { halves, shareDrawing } from "./share-drawing.ts";

const card = {
  direction: "ltr" as const,
  brand: "Rihla",
  title: "Trinité & Tobago <b>",
  flag: "tt",
  price: "dès 66 DA",
  promise: "eSIM de voyage",
};

test("cuts a long name at the space nearest to its middle", () => {
  expect(halves("Chine, Hong Kong et Macao")).toEqual(["Chine, Hong", "Kong et Macao"]);
  expect(halves("Liechtenstein")).toEqual(["Liechtenstein"]);
});

test("writes names as text, never as markup", () => {
  const svg = shareDrawing(card, null);
  expect(svg).toContain("Trinité &amp;");
  expect(svg).not.toContain("<b>");
});

test("starts at the right in Arabic", () => {
  const start = (direction: "ltr" | "rtl") =>
    /<text x="(\d+)" y="107"[^>]*text-anchor="(\w+)"/
      .exec(shareDrawing({ ...card, direction }, null))
      ?.slice(1);
  expect(start("ltr")).toEqual(["158", "start"]);
  expect(start("rtl")).toEqual(["1042", "end"]);
});
