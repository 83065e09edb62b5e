import type { PlanDetail } from "@rihla/contract";
import { expect, test } from "vitest";
import { planWith } from "../../../domain/plans/plan.test-kit.ts";
import { drawnInFrench } from "../../../lib/page/drawn-page.test-kit.tsx";
import { PlanFacts } from "./plan-facts.tsx";

const france = { fr: "France", en: "France", ar: "فرنسا" };
const factsOf = (own: Partial<PlanDetail>) => {
  const plan: PlanDetail = {
    ...planWith({}),
    destinationNames: france,
    countries: [{ code: "FR", names: france, networks: [] }],
    egressCountries: [],
    ...own,
  };
  return drawnInFrench(<PlanFacts plan={plan} egress="" />, ["public", "plans", "plan"]);
};

test("says of each plan whether it can be topped up, and with what", async () => {
  expect(await factsOf({ topUp: "none" })).toContain("Non rechargeable");
  for (const topUp of ["days", "data-and-days"] as const) {
    const said = await factsOf({ topUp });
    expect(said).not.toContain("Non rechargeable");
    expect(said).toContain(topUp === "days" ? "Se prolonge depuis" : "Se recharge en data et en jours");
  }
});

test("says that nobody names the networks rather than nothing", async () => {
  expect(await factsOf({})).toContain("ne nomme pas ses réseaux");
});
