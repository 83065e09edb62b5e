import type { Plan } from "@rihla/contract";
import { describe, expect, test } from "vitest";
import { planWith } from "../../../domain/plans/plan.test-kit.ts";
import { adviceFor, advise, besides, coverOf, dailyUse, mebibyte, type Wish } from "./advice.ts";

const gigabyte = 1024 ** 3;
const plan = (
  code: string,
  gigabytes: number,
  days: number | null,
  dinars: number,
  own: Partial<Plan> = {},
) =>
  planWith({
    code,
    kind: days === null ? "unlimited" : "fixed",
    tier: days === null ? "boost" : null,
    dataBytes: gigabytes * gigabyte,
    days,
    price: { amount: dinars * 100, currency: "DZD" },
    ...own,
  });
const today = "2026-11-22";
const wish = (days: number, megabytes = 500, from: string | null = "2026-12-12"): Wish => ({
  days,
  perDayBytes: megabytes * mebibyte,
  from,
  today,
});

const day = plan("day", 0.5, 1, 64);
const week = plan("week", 3, 7, 347);
const fortnight = plan("fortnight", 5, 15, 541);
const month = plan("month", 10, 30, 966);
const big = plan("big", 50, 30, 3820);
const daily = plan("daily", 1, null, 124);
const all = [day, week, fortnight, month, big, daily];

describe("the one plan to recommend", () => {
  test.each([
    ["eight days", all, wish(8), "fortnight", "cheapest"],
    ["eight days of hardly anything", all, wish(8, 50), "fortnight", "cheapest"],
    ["a weekend, by the day", all, wish(2), "daily", "cheapest"],
    ["one day", all, wish(1), "day", "cheapest"],
    ["three weeks", all, wish(21, 300), "month", "cheapest"],
    ["much video", all, wish(8, 2000), "big", "only"],
    ["as much as never was", all, wish(8, 9000), "big", "data"],
    ["three weeks of a place with short plans", [day, week], wish(21), "week", "days"],
    ["four months", [...all, plan("half", 100, 180, 9036)], wish(120), "half", "only"],
    ["four months where nothing lasts so long", all, wish(120), "daily", "days"],
    ["a place with one plan", [month], wish(8), "month", "cheapest"],
    ["no date", all, wish(7, 500, null), "fortnight", "cheapest"],
  ] as const)("for %s", (_what, plans, wanted, code, because) => {
    expect(advise(plans, wanted)).toMatchObject({ plan: { code }, because });
  });

  test("is never the dearest where a cheaper one covers the trip as well", () => {
    for (const days of [1, 3, 8, 15, 29])
      for (const megabytes of [50, 300, 500, 1000]) {
        const advice = advise(all, wish(days, megabytes));
        const fitting = all.filter((one) => {
          const cover = coverOf(one, wish(days, megabytes));
          return cover.missingDays === 0 && cover.isEnough;
        });
        if (fitting.length > 1) expect(advice?.plan.code).not.toBe("big");
      }
  });

  test("of equally cheap ones has the more data", () => {
    const more = plan("more", 6, 15, 541);
    expect(advise([fortnight, more], wish(8))?.plan.code).toBe("more");
  });

  test.each([
    ["10 % dearer", 110, "later", "calm", 1000],
    ["more than 10 % dearer", 111, "cheapest", "early", null],
    ["as dear", 100, "cheapest", "calm", null],
  ])(
    "prefers one whose days count from the first connection, %s, and says what it costs more",
    (_, dinars, because, code, more) => {
      const early = plan("early", 5, 15, 100, { starts: "installation" });
      const advice = advise([early, plan("calm", 5, 15, dinars)], wish(8));
      expect(advice).toMatchObject({ because, plan: { code } });
      expect(advice?.more).toEqual(more === null ? null : { amount: more, currency: "DZD" });
    },
  );

  test("is none where nothing is sold", () => {
    expect(advise([], wish(8))).toBeNull();
  });

  test("is none that would be over before the trip begins", () => {
    const forgetful = plan("forgetful", 5, 15, 100, { unusedValidDays: 10 });
    expect(advise([forgetful, fortnight], wish(8))?.plan.code).toBe("fortnight");
    expect(advise([forgetful], wish(8))).toBeNull();
  });
});

describe("how far a plan goes", () => {
  test("says what is missing, what is left over, and what there is for each day", () => {
    expect(coverOf(week, wish(8))).toMatchObject({ missingDays: 1, spareDays: 0, isEnough: false });
    expect(coverOf(fortnight, wish(8))).toMatchObject({
      missingDays: 0,
      spareDays: 7,
      perDay: 640 * mebibyte,
    });
    expect(coverOf(daily, wish(8))).toMatchObject({ missingDays: 0, spareDays: null, perDay: gigabyte });
  });

  test("counts the days between buying and leaving where they count", () => {
    const atOnce = plan("at-once", 5, 15, 100, { starts: "purchase" });
    expect(coverOf(atOnce, wish(8, 500, "2026-11-27"))).toMatchObject({ missingDays: 0, spareDays: 2 });
    expect(coverOf(atOnce, wish(8, 500, "2026-12-12")).missingDays).toBe(8);
    expect(coverOf(atOnce, wish(8, 500, null)).missingDays).toBe(0);
  });
});

test.each([
  [100, "messages"],
  [149, "messages"],
  [150, "maps"],
  [449, "maps"],
  [450, "calls"],
  [640, "calls"],
  [1400, "video"],
] as const)("%i MB a day are good for %s", (megabytes, use) => {
  expect(dailyUse(megabytes * mebibyte)).toBe(use);
});

test("lays the next cheaper and the next larger beside it, and nothing of one day beside a week", () => {
  const codes = (days: number) => besides(all, fortnight, wish(days)).map(({ code }) => code);
  expect(codes(8)).toEqual(["week", "fortnight", "month"]);
  expect(besides([fortnight], fortnight, wish(8))).toEqual([fortnight]);
  expect(besides([day, fortnight], fortnight, wish(8))).toEqual([fortnight]);
});

test("lays nothing beside it that would be over before the trip begins", () => {
  const early = { ...week, unusedValidDays: 10 };
  expect(besides([early, fortnight], fortnight, wish(8))).toEqual([fortnight]);
  expect(besides([early, fortnight], fortnight, wish(8, 500, null))).toEqual([early, fortnight]);
});

test("wishes for a week of usual days where nobody said anything, and then calls no plan too little", () => {
  const said = adviceFor(all, {}, today);
  expect(said).toMatchObject({ wish: wish(7, 500, null), trip: null, fault: null, covers: null });
  expect(said.beside).toEqual(["week", "fortnight", "month"]);
});

test("says of each plan how far it goes, once dates or data are known", () => {
  const trip = { from: "2026-12-12", to: "2026-12-19" };
  expect(adviceFor(all, { ...trip, perDay: 200 }, today)).toMatchObject({
    wish: wish(8, 200),
    trip: { days: 8 },
  });
  expect(adviceFor(all, trip, today).covers?.["week"]).toMatchObject({ missingDays: 1 });
  expect(adviceFor(all, { perDay: 200 }, today).covers).not.toBeNull();
});

test("dates that are no trip leave the advice of a usual week", () => {
  const reversed = { from: "2026-12-19", to: "2026-12-12" };
  expect(adviceFor(all, reversed, today)).toMatchObject({ fault: "reversed", wish: wish(7, 500, null) });
});
