import * as z from "zod";
import type {
  BeforeSending,
  Cancelled,
  ToppedUp,
  TopUpRequest,
} from "../../../modules/esims/esim-provider.ts";
import { type AiraloClient, dataOf, number } from "./client.ts";
import { usdE4Of } from "./money.ts";
import { id } from "./orders.ts";
import { codeOf, recycled, refusalOf } from "./refusals.ts";

const option = z.object({
  id: z.string(),
  net_price: number,
  amount: number,
  day: number,
  is_unlimited: z.boolean(),
});

export async function topUpOptions(client: AiraloClient, iccid: string) {
  const reply = await client.ask("GET", `sims/${encodeURIComponent(iccid)}/topups`);
  if (reply.status === 404) return { outcome: "not-found" as const };
  if (codeOf(reply) === recycled) return { outcome: "read" as const, options: [] };
  const options = dataOf(reply, z.array(option))
    .filter((one) => !one.is_unlimited)
    .map((one) => ({
      packageCode: one.id,
      priceUsdE4: usdE4Of(one.net_price),
      dataBytes: one.amount * 1024 * 1024,
      days: one.day,
      soldByDay: false,
    }));
  return { outcome: "read" as const, options };
}

/** Asked twice it tops up twice: whoever sends it again looks first whether it went through. */
export async function topUp(
  client: AiraloClient,
  request: TopUpRequest,
  beforeSending: BeforeSending,
): Promise<ToppedUp> {
  const reply = await client.ask("POST", "orders/topups", {
    body: { package_id: request.packageCode, iccid: request.esim, description: request.reference },
    beforeSending,
  });
  if (reply.status >= 300) return refusalOf("orders/topups", reply);
  return { outcome: "done", topUp: dataOf(reply, z.object({ id })).id };
}

/** People there decide, and pay back into our balance. */
export async function cancel(client: AiraloClient, iccid: string): Promise<Cancelled> {
  const body = {
    iccids: [iccid],
    reason: "OTHERS",
    notes: "The customer gave it back before installing it.",
  };
  const reply = await client.ask("POST", "refund", { body });
  return reply.status < 300 ? { outcome: "asked" } : refusalOf("refund", reply);
}

const money = z.object({
  balances: z.object({ availableBalance: z.object({ amount: number, currency: z.literal("USD") }) }),
});

export async function balance(client: AiraloClient) {
  const { balances } = dataOf(await client.ask("GET", "balance", { priority: "background" }), money);
  return { outcome: "read" as const, usdE4: usdE4Of(balances.availableBalance.amount) };
}
