import { type APIRequestContext, expect } from "@playwright/test";
import type { DataOf, Plan } from "@rihla/contract";
import { payThroughApi } from "./buying-without-a-screen.ts";
import type { Customer } from "./customer.ts";
import { readEsim } from "./esim-life.ts";
import type { Sandbox } from "./sandbox.ts";
import { eventually } from "./test.ts";

/** Buys an eSIM of France that can be topped up; gives its id. */
export async function buyToTopUp(
  request: APIRequestContext,
  sandbox: Sandbox,
  customer: Customer,
): Promise<string> {
  const order = await payThroughApi(request, sandbox, customer, await planToTopUp(request));
  return order.esims[0]?.id as string;
}

/** A plan of France for a week. */
export async function planToTopUp(request: APIRequestContext): Promise<Plan> {
  const answer = await request.get("/api/v1/app/destinations/FR/plans");
  const plans: DataOf<"GET /destinations/{code}/plans"> = (await answer.json()).data;
  const plan = plans.find(({ kind, topUp, days }) => kind === "fixed" && topUp !== "none" && days === 7);
  if (!plan) throw new Error("No plan of France can be topped up");
  return plan;
}

/** Waits until its supplier has made it. */
export async function expectMade(request: APIRequestContext, id: string, token: string): Promise<void> {
  await expect(async () => {
    expect((await readEsim(request, id, token)).iccid).not.toBeNull();
  }).toPass(eventually);
}
