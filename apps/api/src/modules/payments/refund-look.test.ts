import { expect, it } from "vitest";
import type { GatewayRefunded } from "./payment-gateway.ts";
import { firstLookAfter, judgeLook } from "./refund-look.ts";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const refund = (changes: object = {}) => ({ amount: 500, sentAt: ago(1), notTakenAt: null, ...changes });
const told = (amount: number): GatewayRefunded => ({ outcome: "told", given: { amount, currency: "DZD" } });
const nothing: GatewayRefunded = { outcome: "told", given: "nothing" };
const some: GatewayRefunded = { outcome: "told", given: "some" };
const silence: GatewayRefunded = { outcome: "unknown", reason: "timeout" };

it("a refund that the gateway has given back is done", () => {
  expect(judgeLook(refund(), 0, told(500), now)).toEqual({ verdict: "done" });
  expect(judgeLook(refund(), 300, told(800), now)).toEqual({ verdict: "done" });
  expect(judgeLook(refund(), 0, some, now)).toEqual({ verdict: "done" });
});

it("one that was never taken is sent again only after two looks with a quarter of an hour between", () => {
  const first = judgeLook(refund(), 300, told(300), now);
  expect(first).toMatchObject({ verdict: "look-again", at: ago(-15), notTakenAt: now });
  expect(judgeLook(refund({ notTakenAt: ago(14.9) }), 0, nothing, now)).toMatchObject({
    verdict: "look-again",
    notTakenAt: ago(14.9),
  });
  expect(judgeLook(refund({ notTakenAt: ago(15) }), 0, nothing, now)).toEqual({ verdict: "send-again" });
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
