import type { ListedPlan } from "@rihla/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planWith } from "../../../domain/plans/plan.test-kit.ts";
import { besideAdvised, outdoneAmong } from "./worth-showing.ts";

const gigabyte = 1024 ** 3;
const plan = (code: string, gigabytes: number, days: number, dinars: number, own: Partial<ListedPlan> = {}) =>
  planWith({
    code,
    dataBytes: gigabytes * gigabyte,
    days,
    price: { amount: dinars * 100, currency: "DZD" },
    ...own,
  });

describe("a plan that another one outdoes", () => {
  const better = plan("better", 10, 30, 978);
  const worse = plan("worse", 10, 15, 992);

  test("has no more data and no more days, and costs no less", () => {
    expect(outdoneAmong([better, worse, plan("more", 11, 15, 992), plan("longer", 1, 31, 992)])).toEqual([
      "worse",
    ]);
    expect(outdoneAmong([better, plan("cheaper", 1, 7, 100)])).toEqual([]);
  });

  test.each<[string, Partial<ListedPlan>]>([
    ["starts", { starts: "installation" }],
    ["reaches", { countryCount: 2 }],
    ["runs", { speed: "4G" }],
    ["is topped up", { topUp: "data-and-days" }],
    ["is given back", { givingBack: "on-request" }],
    ["comes out", { egressCountries: ["FR"] }],
  ])("stays where it %s in another way", (_way, own) => {
    expect(outdoneAmong([better, { ...worse, ...own }])).toEqual([]);
  });

  test("stays where it may wait longer before it starts", () => {
    expect(outdoneAmong([{ ...better, unusedValidDays: 30 }, worse])).toEqual([]);
  });

  test("is the second one where two are alike", () => {
    expect(outdoneAmong([better, { ...better, code: "twin" }])).toEqual(["twin"]);
  });

  test("is never without one that stays and is as good", () => {
    const some = fc.array(
      fc.record({ gigabytes: fc.nat(3), days: fc.integer({ min: 1, max: 3 }), dinars: fc.nat(3) }),
    );
    fc.assert(
      fc.property(some, (made) => {
        const plans = made.map(({ gigabytes, days, dinars }, at) =>
          plan(String(at), gigabytes, days, dinars),
        );
        const outdone = new Set(outdoneAmong(plans));
        const staying = plans.filter(({ code }) => !outdone.has(code));
        for (const one of plans)
          expect(
            staying.some(
              (other) =>
                other.price.amount <= one.price.amount &&
                other.dataBytes >= one.dataBytes &&
                (other.days ?? 0) >= (one.days ?? 0),
            ),
          ).toBe(true);
      }),
    );
  });
});

describe("three plans beside the advised one", () => {
  const all = [
    plan("day", 0.5, 1, 64),
    plan("week", 3, 7, 347),
    plan("fortnight", 5, 15, 541),
    plan("month", 10, 30, 966),
    plan("large", 20, 30, 1800),
    plan("big", 50, 30, 3820),
  ];
  const codes = (advisedCode: string, enough: readonly string[]) =>
    besideAdvised({
      plans: all,
      advised: all.find(({ code }) => code === advisedCode),
      cost: (one) => one.price.amount,
      isEnough: ({ code }) => enough.includes(code),
    }).map(({ code }) => code);

  test("are the next cheaper, the next dearer, and the cheapest that is enough, the cheapest first", () => {
    expect(codes("month", ["fortnight", "month", "large", "big"])).toEqual(["fortnight", "large", "big"]);
    expect(codes("large", ["week", "fortnight", "month", "large", "big"])).toEqual(["week", "month", "big"]);
  });

  test("are dearer ones where none is cheaper, cheaper ones where none is dearer", () => {
    expect(codes("day", ["day"])).toEqual(["week", "fortnight", "month"]);
    expect(codes("big", [])).toEqual(["fortnight", "month", "large"]);
  });

  test("are the cheapest where nothing is advised", () => {
    expect(codes("none", [])).toEqual(["day", "week", "fortnight"]);
  });
});
