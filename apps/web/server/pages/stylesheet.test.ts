import { expect, test } from "vitest";
import { Stylesheet } from "./stylesheet.ts";

const stylesheet = new Stylesheet(
  "@layer base{a{b:c}}@layer parts{.part{b:c}}@layer utilities{.p-1{b:c}.p-2{b:c}@media print{.p-3{b:c}}.md\\:p-\\[1\\&2\\]{b:c}}@font-face{font-family:A}@keyframes k{to{b:c}}",
);

test("a page has the rules of its own classes and of none, in their order, and empty layers in their place", () => {
  expect(stylesheet.usedBy('<p class="p-2 md:p-[1&amp;2]"><a data-class="p-1">p-3</a></p>')).toBe(
    "@layer base{a{b:c}}@layer parts{}@layer utilities{.p-2{b:c}.md\\:p-\\[1\\&2\\]{b:c}}@font-face{font-family:A}@keyframes k{to{b:c}}",
  );
});

test("all rules come later, but no letters a second time", () => {
  expect(stylesheet.later).toBe(
    "@layer base{a{b:c}}@layer parts{.part{b:c}}@layer utilities{.p-1{b:c}.p-2{b:c}@media print{.p-3{b:c}}.md\\:p-\\[1\\&2\\]{b:c}}",
  );
});
