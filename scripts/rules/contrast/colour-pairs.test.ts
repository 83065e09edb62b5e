import { expect, test } from "vitest";
import { colourPairsIn } from "./colour-pairs.ts";

const pairs = (markup: string) =>
  colourPairsIn(`const One = () => ${markup};`).map(({ text, ground }) => `${text} on ${ground}`);

test("an element's own ground comes first, then that of the nearest around it, then the page or a card", () => {
  expect(pairs('<p className="bg-sand text-ink" />')).toEqual(["ink on sand"]);
  expect(pairs('<div className="bg-sand"><b><p className="text-brick" /></b></div>')).toEqual([
    "brick on sand",
  ]);
  expect(pairs('<p className="text-saffron" />')).toEqual(["saffron on paper", "saffron on surface"]);
});

test("looks that change go with the ground of their own state", () => {
  expect(pairs('<p className={chosen ? "bg-ink text-on-ink" : "bg-surface text-ink"} />')).toEqual([
    "on-ink on ink",
    "ink on surface",
  ]);
  expect(pairs('<p className={names("bg-sea", open && "text-on-sea")} />')).toEqual(["on-sea on sea"]);
  expect(pairs('<p className="bg-sand text-ink hover:bg-line" />')).toEqual(["ink on sand", "ink on line"]);
});

test("what is so on wide screens takes the place of what is so on all", () => {
  expect(pairs('<p className="bg-sea text-on-sea lg:bg-surface lg:text-sea" />')).toEqual([
    "on-sea on sea",
    "sea on surface",
  ]);
});

test("drawings are no text, nor are sizes colours", () => {
  expect(pairs('<Star aria-hidden="true" className="text-saffron" />')).toEqual([]);
  expect(pairs('<p className="text-xl bg-night/50" />')).toEqual([]);
});
