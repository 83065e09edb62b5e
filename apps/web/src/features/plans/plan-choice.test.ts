import type { Plan } from "@rihla/contract";
import { expect, test } from "vitest";
import { planWith } from "../../domain/plans/plan.test-kit.ts";
import { askedBy } from "./destination/plan-filters.tsx";
import { badgesOf, choosePlans, priceOf } from "./plan-choice.ts";

const gibibyte = 1024 ** 3;
const plan = (code: string, own: Partial<Plan> = {}) => planWith({ code, ...own });
const week = plan("week");
const month = plan("month", {
  days: 30,
  dataBytes: 10 * gibibyte,
  price: { amount: 200000, currency: "DZD" },
});
const daily = plan("daily", {
  kind: "unlimited",
  tier: "boost",
  days: null,
  price: { amount: 15000, currency: "DZD" },
});

test("shows fixed plans of every length first", () => {
  const choice = choosePlans([week, month, daily], {});
  expect(choice).toMatchObject({ kind: "fixed", days: undefined, durations: [7, 30] });
  expect(choice.shown).toEqual([week, month]);
  expect(choice.selected).toBe(week);
});

test("for a trip, plans of the advised one's kind are shown first, for its days, and it lies ready", () => {
  const said = { advised: daily, isAsked: true, tripDays: 8 };
  expect(choosePlans([week, daily], {}, { advised: daily }).kind).toBe("fixed");
  expect(choosePlans([week, month, daily], {}, said)).toMatchObject({
    kind: "unlimited",
    days: 8,
    selected: daily,
  });
  expect(choosePlans([week, daily], { days: 30 }, said)).toMatchObject({ kind: "fixed", days: 30 });
  expect(choosePlans([week, daily], { plan: "week" }, said).selected).toBe(week);
});

test("the advised plan lies ready until others are asked for, also where plans of another kind are shown", () => {
  const said = { advised: daily, tripDays: 8 };
  expect(choosePlans([week, daily], {}, said)).toMatchObject({
    kind: "fixed",
    selected: daily,
    boughtDays: 8,
  });
  expect(choosePlans([week, daily], { kind: "fixed" }, said).selected).toBe(week);
  expect(choosePlans([week, daily], { days: 7 }, said).selected).toBe(week);
  expect(choosePlans([week, daily], { kind: "fixed", plan: "daily" }, said)).toMatchObject({
    kind: "fixed",
    selected: daily,
  });
});

test("each kind that somebody presses is shown, also beside advice of another kind", () => {
  const plans = [week, month, daily];
  for (const kind of ["fixed", "unlimited"] as const)
    for (const advised of [week, daily]) {
      const said = { advised, isAsked: true };
      const pressed = choosePlans(plans, { kind }, said);
      expect(pressed.kind).toBe(kind);
      expect(choosePlans(plans, askedBy({ ...pressed, days: undefined }), said).kind).toBe(kind);
    }
});

test("what lies ready is enough for the trip, where another kind is advised and anything is", () => {
  const isEnough = ({ code }: Plan) => code === "month";
  const fixed = { kind: "fixed" } as const;
  expect(choosePlans([week, month, daily], fixed, { advised: daily, isEnough }).selected).toBe(month);
  expect(choosePlans([week, month], { plan: "week" }, { isEnough }).selected).toBe(week);
  expect(choosePlans([week], {}, { isEnough }).selected).toBe(week);
});

test("keeps to the length and plan the address names", () => {
  expect(choosePlans([week, month], { days: 30 }).shown).toEqual([month]);
  expect(choosePlans([week, month], { plan: "month" }).selected).toBe(month);
  expect(choosePlans([week, month], { plan: "gone" }).selected).toBe(week);
});

test("finds a fixed plan that lasts longer than the days one can choose; of those it takes none over 90", () => {
  const half = plan("half", { days: 180 });
  expect(choosePlans([week, half], { days: 180 })).toMatchObject({ shown: [half], durations: [7] });
  expect(choosePlans([daily], { kind: "unlimited", days: 180 }).days).toBe(7);
});

test("counts a week for unlimited plans until told otherwise, and ignores a kind that isn't sold", () => {
  expect(choosePlans([week, daily], { kind: "unlimited" })).toMatchObject({ days: 7, shown: [daily] });
  expect(choosePlans([week], { kind: "unlimited" }).kind).toBe("fixed");
});

test("prices unlimited plans by the day, others as they are", () => {
  expect(priceOf(daily, 10).amount).toBe(150000);
  expect(priceOf(week, 10).amount).toBe(29000);
});

test("marks the cheapest and the best price per gigabyte, when there is something to compare", () => {
  const badges = badgesOf([week, month, plan("dear", { price: { amount: 90000, currency: "DZD" } })]);
  expect(Object.fromEntries(badges)).toEqual({ week: "cheapest", month: "bestPerGigabyte" });
  expect(Object.fromEntries(badgesOf([week, month]))).toEqual({ week: "cheapest" });
  expect(badgesOf([week]).size).toBe(0);
});

test("orders by price, by gigabyte, by data or by length, and offers only orders that differ", () => {
  const codes = (sort: "price" | "gigabyte" | "data" | "days") =>
    choosePlans([month, week, big], { sort }).shown.map(({ code }) => code);
  const big = plan("big", {
    days: 3,
    dataBytes: 20 * gibibyte,
    price: { amount: 300000, currency: "DZD" },
  });
  expect(codes("price")).toEqual(["week", "month", "big"]);
  expect(codes("gigabyte")).toEqual(["big", "month", "week"]);
  expect(codes("data")).toEqual(["big", "month", "week"]);
  expect(codes("days")).toEqual(["big", "week", "month"]);
  expect(choosePlans([week, daily], { kind: "unlimited", sort: "days" })).toMatchObject({ order: "price" });
});

test("keeps to the daily tier the address names, when it is sold", () => {
  const lite = plan("lite", { ...daily, code: "lite", tier: "lite" });
  const choice = choosePlans([daily, lite], { kind: "unlimited", tier: "lite" });
  expect(choice).toMatchObject({ tiers: ["lite", "boost"], tier: "lite", shown: [lite] });
  expect(choosePlans([daily], { kind: "unlimited", tier: "max" }).shown).toEqual([daily]);
});
