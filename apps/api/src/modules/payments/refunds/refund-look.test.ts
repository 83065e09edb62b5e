import { expect, it } from "vitest";
import type { GatewayRefunded } from "../payment-gateway.ts";
import { firstLookAfter, followAfter, judgeLook, judgeTaken } from "./refund-look.ts";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const refund = (changes: object = {}) => ({
  id: "r",
  amount: 500,
  createdAt: ago(2),
  sentAt: ago(1),
  notTakenAt: null,
  ...changes,
});
type Told = Extract<GatewayRefunded, { outcome: "told" }>;
const told = (amount: number): Told => ({ outcome: "told", given: { amount, currency: "DZD" } });
const nothing: Told = { outcome: "told", given: "nothing" };
const some: GatewayRefunded = { outcome: "told", given: "some" };
const silence: GatewayRefunded = { outcome: "unknown", reason: "timeout" };

it("a refund that the gateway has given back is done", () => {
  expect(judgeLook(refund(), 0, told(500), now)).toEqual({ verdict: "done", pending: false });
  expect(judgeLook(refund(), 300, told(800), now)).toEqual({ verdict: "done", pending: false });
  expect(judgeLook(refund(), 0, some, now)).toEqual({ verdict: "done", pending: false });
});

it("one that was never taken is sent again only after two looks with a quarter of an hour between", () => {
  const first = judgeLook(refund(), 300, told(300), now);
  expect(first).toMatchObject({ verdict: "look-again", at: ago(-15), notTakenAt: now });
  expect(judgeLook(refund({ notTakenAt: ago(14.9) }), 0, nothing, now)).toMatchObject({
    verdict: "look-again",
    notTakenAt: ago(14.9),
  });
  expect(judgeLook(refund({ notTakenAt: ago(15) }), 0, nothing, now)).toMatchObject({
    verdict: "send-again",
    notTakenAt: null,
  });
});

it("one whose repetition the gateway knows is sent again at once, for some minutes, and only while it is known", () => {
  const hour = 3600;
  const again = (changes: object, seconds = hour) => judgeLook(refund(changes), 0, nothing, now, seconds);
  expect(again({})).toMatchObject({ verdict: "send-again", notTakenAt: now });
  expect(again({ notTakenAt: ago(4) })).toMatchObject({ verdict: "send-again", notTakenAt: ago(4) });
  expect(again({ notTakenAt: ago(6) })).toMatchObject({ verdict: "look-again", at: ago(-9) });
  expect(again({ createdAt: ago(61) })).toMatchObject({ verdict: "look-again" });
  expect(again({}, 0)).toMatchObject({ verdict: "look-again" });
  expect(judgeLook(refund(), 0, told(500), now, hour)).toEqual({ verdict: "done", pending: false });
});

it("is looked at again while the gateway is silent, and is a person's after a day", () => {
  expect(judgeLook(refund(), 0, silence, now)).toMatchObject({ verdict: "look-again", at: ago(-2) });
  expect(judgeLook(refund({ sentAt: ago(24 * 60 + 1) }), 0, silence, now)).toMatchObject({
    verdict: "person",
  });
});

it.each([
  ["another sum than ours was given back", 0, told(200)],
  ["more was given back than we know", 0, told(900)],
  ["less was given back than we know", 300, told(200)],
  ["nobody says how much, and it is not the only one", 300, some],
])("is a person's where %s", (_what, before, answer) => {
  expect(judgeLook(refund(), before, answer, now)).toEqual({ verdict: "person", note: expect.any(String) });
});

it("is looked at first when its answer can't come any more", () => {
  expect(firstLookAfter(now).getTime() - now.getTime()).toBeGreaterThan(20_000);
});

it("a refund that its gateway names as failed has failed, and one that it names as pending is not there yet", () => {
  expect(judgeLook(refund(), 0, { ...nothing, failed: ["r"] }, now)).toMatchObject({ verdict: "failed" });
  expect(judgeLook(refund(), 0, { ...told(500), pending: ["r"] }, now)).toEqual({
    verdict: "done",
    pending: true,
  });
});

const taken = (hours: number, changes: object = {}) => {
  const doneAt = ago(hours * 60);
  return { ...refund(), doneAt, pending: false, ...changes };
};

it("is followed for a month after it was taken, the rarer the older it is", () => {
  const after = (hours: number) => followAfter(ago(hours * 60), now)?.getTime();
  expect([0, 1, 24, 72].map(after)).toEqual(
    [60, 23 * 60, 48 * 60, 96 * 60].map((minutes) => ago(-minutes).getTime()),
  );
  expect(after(30 * 24)).toBeUndefined();
});

it("one that was taken and is named as failed has come back", () => {
  expect(judgeTaken(taken(5), 800, { ...told(300), failed: ["r"] }, now)).toMatchObject({
    verdict: "failed",
  });
  expect(judgeTaken(taken(5), 800, { ...told(300), failed: ["other"] }, now)).toMatchObject({
    verdict: "done",
  });
});

it("where nobody names it, it has come back when two looks a quarter of an hour apart miss its sum", () => {
  expect(judgeTaken(taken(5), 800, told(300), now)).toMatchObject({
    verdict: "look-again",
    at: ago(-15),
    notTakenAt: now,
  });
  expect(judgeTaken(taken(5, { notTakenAt: ago(15) }), 800, told(300), now)).toMatchObject({
    verdict: "failed",
  });
  expect(judgeTaken(taken(5, { notTakenAt: ago(15) }), 800, told(800), now)).toMatchObject({
    verdict: "done",
  });
  expect(judgeTaken(taken(5, { notTakenAt: ago(15) }), 800, told(400), now)).toMatchObject({
    verdict: "look-again",
    notTakenAt: null,
  });
});

it.each([silence, { ...told(500), pending: ["r"] }])(
  "is looked at again later where nobody can tell: %j",
  (answer) => {
    expect(judgeTaken(taken(5, { pending: true }), 500, answer, now)).toMatchObject({
      verdict: "look-again",
      at: ago(-19 * 60),
    });
  },
);
