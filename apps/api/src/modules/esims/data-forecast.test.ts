import { expect, it } from "vitest";
import { dataEndsAt } from "./data-forecast.ts";
import type { EsimRow } from "./esim.ts";

const connectedAt = new Date("2026-01-10T00:00:00Z");
const after = (hours: number) => new Date(connectedAt.getTime() + hours * 3600_000);
const anEsim = (changes: object) =>
  ({ plan: { kind: "fixed" }, planState: "running", totalBytes: 1000, connectedAt, ...changes }) as EsimRow;

it.each([
  [6, 100, "2026-01-12T12:00:00.000Z"],
  [24, 500, "2026-01-12T00:00:00.000Z"],
  [24, 20, "2026-03-01T00:00:00.000Z"],
  [24, 999, "2026-01-11T00:01:26.486Z"],
])(
  "in its first days, data of which %d hours took %d thousandths ends at the same pace",
  (hours, usedBytes, end) => {
    const ends = dataEndsAt(anEsim({ readAt: after(hours), usedBytes }), undefined);
    expect(ends?.toISOString()).toBe(end);
  },
);

it.each([
  ["a little in a week, then much", 100, 500, "2026-01-19T12:00:00.000Z"],
  ["much in a week, then a little", 700, 740, "2026-01-30T00:00:00.000Z"],
  ["as if a plan of it had ended: the mean counts again", 900, 500, "2026-01-24T00:00:00.000Z"],
])("later it ends at the pace of the last two days: %s", (_how, usedBefore, usedBytes, end) => {
  const ends = dataEndsAt(anEsim({ readAt: after(7 * 24), usedBytes }), {
    at: after(4 * 24),
    usedBytes: usedBefore,
  });
  expect(ends?.toISOString()).toBe(end);
});

it.each([
  ["the first hours", { readAt: after(5.9), usedBytes: 500 }],
  ["a little use", { readAt: after(24), usedBytes: 19 }],
  ["more than a year", { readAt: after(24 * 10), usedBytes: 20 }],
  ["half a day more than a year", { readAt: after(24 * 365.5), usedBytes: 500 }],
  ["nothing left", { readAt: after(24), usedBytes: 1000 }],
  ["a plan that is used up", { readAt: after(24), usedBytes: 500, planState: "used-up" }],
  ["a plan without an amount", { readAt: after(24), usedBytes: 500, plan: { kind: "unlimited" } }],
  ["an amount nobody told", { readAt: after(24), usedBytes: 500, totalBytes: null }],
  ["figures that were never read", { readAt: null, usedBytes: 500 }],
  ["no connection yet", { readAt: after(24), usedBytes: 500, connectedAt: null }],
])("of %s nothing is foretold", (_what, changes) => {
  expect(dataEndsAt(anEsim(changes), undefined)).toBeNull();
});

it("a year to the minute is foretold", () => {
  const ends = dataEndsAt(anEsim({ readAt: after(24 * 365), usedBytes: 500 }), undefined);
  expect(ends).toEqual(after(24 * 730));
});

it("of one that used nothing lately nothing is foretold", () => {
  const esim = anEsim({ readAt: after(24 * 7), usedBytes: 500 });
  expect(dataEndsAt(esim, { at: after(24 * 4), usedBytes: 500 })).toBeNull();
});
