import type { Recharge } from "@rihla/contract";
import { describe, expect, it } from "vitest";
import { isRechargeOver, rechargeStops } from "./recharge-stops.ts";

const recharge = (changes: Partial<Recharge>): Recharge => ({
  id: "r",
  esim: "e",
  orderNumber: "K7PW4M2X",
  dataBytes: 1,
  days: 7,
  kind: "fixed",
  effect: "extends",
  status: "paid",
  paidAt: "2026-11-22T10:00:00.000Z",
  sentAt: null,
  activeAt: null,
  ...changes,
});
const sent = { sentAt: "2026-11-22T10:00:02.000Z" };
const states = (changes: Partial<Recharge>) => rechargeStops(recharge(changes))?.map(({ state }) => state);

describe("the way of a top-up", () => {
  it("goes from paid over sent to active, each with its moment", () => {
    expect(states({})).toEqual(["current", "next", "next"]);
    expect(states({ status: "sent", ...sent })).toEqual(["done", "current", "next"]);
    const active = { status: "active", ...sent, activeAt: "2026-11-22T10:00:03.000Z" } as const;
    expect(states(active)).toEqual(["done", "done", "done"]);
    expect(rechargeStops(recharge(active))?.map(({ at }) => at?.slice(17, 19))).toEqual(["00", "02", "03"]);
  });

  it("ends waiting its turn where the supplier has it wait", () => {
    expect(rechargeStops(recharge({ effect: "waits" }))?.at(-1)).toMatchObject({ key: "waits" });
  });

  it("shows no moment of what was sent in vain", () => {
    expect(rechargeStops(recharge({ status: "paid", ...sent }))?.[1]).toMatchObject({
      at: null,
      state: "next",
    });
  });

  it("leads nowhere once it is refused", () => {
    expect(rechargeStops(recharge({ status: "refused" }))).toBeNull();
    expect(isRechargeOver(recharge({ status: "refused" }))).toBe(true);
    expect(isRechargeOver(recharge({ status: "sent", ...sent }))).toBe(false);
  });
});
