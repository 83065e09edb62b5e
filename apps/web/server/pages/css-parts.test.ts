import { expect, test } from "vitest";
import { type CssPart, cssParts, neededClasses } from "./css-parts.ts";

const textOf = (parts: CssPart[]): string =>
  parts.map((part) => ("text" in part ? part.text : `${part.opening}${textOf(part.parts)}}`)).join("");

test("cuts a stylesheet without losing a letter of it", () => {
  const css = [
    "/*! a { licence; } */@layer first,second;@layer first{*,:before{--a:1}@media (width>=48rem){.md\\:b{c:d}}}",
    "@font-face{font-family:A;src:url(a.woff2)}@keyframes spin{to{rotate:360deg}}",
    `.a:before{content:"}{;";mask:url("data:image/svg+xml,%3Csvg d='M0;'/%3E")}.b{c:url(data:x;y)}`,
    ".\\32 xl\\:a\\{{b:c}.d{&:hover{e:f}}",
  ].join("");
  expect(textOf(cssParts(css))).toBe(css);
  const kinds = cssParts(css).map(({ kind }) => kind);
  expect(kinds.join(" ")).toBe("statement group statement statement rule rule rule rule");
});

test.each([
  ["a,:root[data-x] *,::backdrop", [[], [], []]],
  [".a.b>.c,.d", [["a", "b", "c"], ["d"]]],
  [".md\\:max-w-\\[min\\(1rem\\,2rem\\)\\]:hover", [["md:max-w-[min(1rem,2rem)]"]]],
  [".\\32 xl\\:p-0\\.5", [["2xl:p-0.5"]]],
  [':where(.space>:not(:last-child)),.a[title=".b,("]', [["space"], ["a"]]],
  [":is(:where(.group):hover .g)", [["group", "g"]]],
  [":root:has(.bar) .a", [["bar", "a"]]],
  [".a:is(.b,.c):not(.d)", [["a"]]],
])("%s asks for %j", (selectors, needs) => {
  expect(neededClasses(selectors)).toEqual(needs);
});
