import { expect, test } from "vitest";
import { planWith } from "../../../domain/plans/plan.test-kit.ts";
import { comparedPlans } from "./compared-plans.ts";

const plan = (code: string, dinars: number, gigabytes: number) =>
  planWith({
    code,
    days: 15,
    dataBytes: gigabytes * 1024 ** 3,
    price: { amount: dinars, currency: "DZD" },
  });
const wish = { days: 8, perDayBytes: 1, from: null, today: "2026-11-22" };
const sold = [plan("a", 100, 1), plan("b", 200, 3), plan("c", 300, 5), plan("d", 400, 10)];
const codes = (asked: string | undefined, advised = sold[2]) =>
  comparedPlans(sold, asked, advised, wish).map(({ code }) => code);

test("stand side by side as the address names them, three at most and none twice", () => {
  expect(codes("d,a")).toEqual(["d", "a"]);
  expect(codes("d,a,d,b,c")).toEqual(["d", "a", "b"]);
});

test("are the recommended one and its neighbours where the address names none that is sold", () => {
  expect(codes(undefined)).toEqual(["b", "c", "d"]);
  expect(codes("gone")).toEqual(["b", "c", "d"]);
});

test("of what is no longer sold the rest stays", () => {
  expect(codes("gone,a")).toEqual(["a"]);
});
