import { expect, test } from "vitest";
import { sameContents } from "./same-contents.ts";

type Line = Parameters<typeof sameContents>[0][number];
const line = (code: string, changes: Partial<Line> = {}): Line => ({
  plan: { code },
  days: 7,
  quantity: 1,
  topUp: null,
  ...changes,
});
const topUp = (esim: string) => ({ topUp: { esim, effect: "extends" as const } });

test.each([
  ["the same plans, in another order", [line("FR"), line("TR")], [line("TR"), line("FR")], true],
  ["another plan", [line("FR")], [line("TR")], false],
  ["other days", [line("FR")], [line("FR", { days: 8 })], false],
  ["another number", [line("FR")], [line("FR", { quantity: 2 })], false],
  ["one more", [line("FR")], [line("FR"), line("TR")], false],
  ["the same eSIM topped up", [line("FR", topUp("a"))], [line("FR", topUp("a"))], true],
  ["another eSIM topped up", [line("FR", topUp("a"))], [line("FR", topUp("b"))], false],
  ["a new eSIM, and one topped up", [line("FR")], [line("FR", topUp("b"))], false],
])("%s", (_what, some, others, same) => {
  expect(sameContents(some, others)).toBe(same);
});
