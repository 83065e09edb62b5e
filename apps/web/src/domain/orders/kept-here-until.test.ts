import type { EsimSummary, Order } from "@rihla/contract";
import { keptDays } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { keptHereUntil } from "./kept-here-until.ts";

const day = 24 * 60 * 60 * 1000;
const now = Date.parse("2027-03-01T12:00:00Z");
const kept = keptDays.ordersHere * day;
const at = (days: number) => new Date(now + days * day).toISOString();

type Esim = Partial<Pick<EsimSummary, "group" | "expiresAt" | "activateBefore" | "days">>;
const bought = (...esims: Esim[]) =>
  esims.map((esim, id) => ({
    id: String(id),
    group: "active" as const,
    days: 30,
    expiresAt: null,
    activateBefore: null,
    ...esim,
  }));

const order = (status: Order["status"], esims: readonly { id: string }[], refused = false) => ({
  status,
  payableUntil: at(0),
  esims: esims.map(({ id }) => ({ id, issued: !refused, refused, givenBack: false })),
});
const until = (esims: ReturnType<typeof bought>, before?: number) =>
  keptHereUntil(order("delivered", esims), esims, { now, before }) - now;

test("an order is kept for 30 days after the last of its eSIMs has ended", () => {
  const ended = { group: "expired", expiresAt: at(-10) } as const;
  expect(until(bought(ended))).toBe(kept - 10 * day);
  expect(until(bought(ended, { expiresAt: at(5) }))).toBe(kept + 5 * day);
});

test("one that nobody has installed may be until its last day, and then lasts", () => {
  expect(until(bought({ activateBefore: at(180), days: 7 }))).toBe(187 * day + kept);
  expect(until(bought({ group: "expired", activateBefore: at(-1) }))).toBe(kept - day);
});

test("a top-up that prolongs an eSIM prolongs it, whatever was found before", () => {
  expect(until(bought({ expiresAt: at(40) }), now + day)).toBe(40 * day + kept);
});

test("an end without a date counts from when it was first seen, not from each look", () => {
  const revoked = bought({ group: "expired", expiresAt: at(100) });
  expect(until(revoked)).toBe(kept);
  expect(until(revoked, now + 3 * day)).toBe(3 * day);
  expect(until(revoked, now + 300 * day)).toBe(kept);
  const withOther = bought({ group: "expired" }, { group: "expired", expiresAt: at(-2) });
  expect(until(withOther, now + 3 * day)).toBe(kept - 2 * day);
});

test("an eSIM that its supplier never brought has ended, too", () => {
  const never = order("rejected", [{ id: "0" }], true);
  expect(keptHereUntil(never, [], { now }) - now).toBe(kept);
});

test("where no end is known it is kept for a year from when it was last seen", () => {
  expect(until(bought({}))).toBe(365 * day);
  expect(until(bought({}), now + 9 * day)).toBe(365 * day);
  const unseen = keptHereUntil(order("delivered", [{ id: "0" }]), [], { now });
  expect(unseen - now).toBe(365 * day);
});

test("one that was never paid is kept as long after it could be paid", () => {
  expect(keptHereUntil(order("not_paid", []), [], { now }) - now).toBe(kept);
  expect(keptHereUntil(order("confirmed", []), [], { now }) - now).toBe(365 * day);
});
