import { expect, test } from "vitest";
import { planWith } from "../../domain/plans/plan.test-kit.ts";
import { adviseTopUp, dailyDataOf, shownFirst } from "./advise-top-up.ts";
import { keyOf, type Offer, offersOf } from "./offers.ts";

const gigabyte = 1024 ** 3;
const offer = (gigabytes: number, days: number, amount: number): Offer => ({
  plan: planWith({
    code: `${gigabytes}GB-${days}D`,
    dataBytes: gigabytes * gigabyte,
    days,
    price: { amount, currency: "DZD" },
  }),
  days,
});
const offers = [
  offer(1, 7, 12600),
  offer(2, 7, 23000),
  offer(2, 15, 23800),
  offer(3, 7, 32300),
  offer(5, 30, 52800),
];
const now = Date.parse("2026-12-01T12:00:00Z");
const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
const running = {
  days: 7,
  expiresAt: at(5),
  dataEndsAt: at(1),
  remainingBytes: gigabyte / 2,
  usedBytes: 2 * gigabyte,
  readAt: at(0),
  connection: { at: at(-4), exactly: true },
};
const codeOf = (esim: typeof running, effect: "extends" | "waits" = "extends") =>
  adviseTopUp(offers, esim, effect, now)?.plan.code;

test("the cheapest is advised with which the data lasts as long as the days, at its owner's pace", () => {
  // Half a gigabyte a day for five days, half of one is left.
  expect(codeOf(running)).toBe("2GB-7D");
  expect(codeOf({ ...running, expiresAt: at(2) })).toBe("1GB-7D");
  expect(codeOf({ ...running, remainingBytes: 0, usedBytes: 4 * gigabyte, expiresAt: at(4) })).toBe(
    "5GB-30D",
  );
});

test("each says what there is for each day, until when", () => {
  const [one, two] = offers.map(dailyDataOf(running, "extends", now));
  expect(one).toEqual({ perDay: (1.5 * gigabyte) / 5, until: running.expiresAt });
  expect(two).toEqual({ perDay: gigabyte / 2, until: running.expiresAt });
  const waiting = dailyDataOf(running, "waits", now);
  expect(waiting(offer(7, 7, 1))).toEqual({ perDay: gigabyte, until: null });
});

test("one that waits its turn is enough by itself for its own days", () => {
  expect(codeOf(running, "waits")).toBeUndefined();
  expect(codeOf({ ...running, dataEndsAt: at(4) }, "waits")).toBe("1GB-7D");
});

test("who has hardly used anything is taken for a usual traveller", () => {
  const fresh = { ...running, readAt: null, remainingBytes: 0 };
  expect(codeOf(fresh as unknown as typeof running)).toBe("3GB-7D");
});

test("nothing is advised where nothing is enough, nor of plans by the day", () => {
  expect(codeOf({ ...running, expiresAt: at(300) })).toBeUndefined();
  const daily = offersOf([planWith({ kind: "unlimited", days: null })]);
  expect(daily.map(({ days }) => days)).toEqual([1, 3, 7, 15]);
  expect(adviseTopUp(daily, running, "extends", now)).toBeNull();
  expect(daily.map(dailyDataOf(running, "extends", now))).toEqual([null, null, null, null]);
});

test("beside the first stand the next cheaper and the next dearer, none that another outdoes", () => {
  const [one, two, , three] = offers as [Offer, Offer, Offer, Offer];
  const worse = offer(1, 7, 20000);
  const shown = shownFirst([one, worse, two, three], two);
  expect(shown.map(keyOf)).toEqual([two, one, three].map(keyOf));
});
