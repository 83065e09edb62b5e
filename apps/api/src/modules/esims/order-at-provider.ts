import type { Db } from "../../app.ts";
import type { EsimRow } from "./esim.ts";
import type { EsimProvider, ProviderOrder } from "./esim-provider.ts";
import { claimSending, updateEsim } from "./esims.repository.ts";

export type NoOrder = Exclude<ProviderOrder, { outcome: "accepted" }>;

/** The provider's order for this eSIM: found, or placed now; saved before anything else is asked. */
export async function orderAtProvider(
  db: Db,
  provider: EsimProvider,
  esim: EsimRow,
): Promise<string | NoOrder> {
  const placed = (await earlierOrder(provider, esim)) ?? (await placeOrder(db, provider, esim));
  if (placed.outcome !== "accepted") return placed;
  await updateEsim(db, esim.id, { providerOrder: placed.order });
  return placed.order;
}

/** Null when nothing stands in the way of sending an order. */
async function earlierOrder(provider: EsimProvider, esim: EsimRow): Promise<ProviderOrder | null> {
  if (!esim.requestedAt) return null;
  const found = await provider.findOrder(esim.providerTransaction, esim.requestedAt);
  if (found.outcome !== "not-found") return found;
  const settledAt = (esim.sentAt?.getTime() ?? 0) + provider.abilities.orderSettlesSeconds * 1000;
  return Date.now() < settledAt
    ? { outcome: "unknown", reason: "too early to say that the order did not arrive" }
    : null;
}

/** That it is being sent is written down first, by one worker only: not every provider knows a repeated order. */
async function placeOrder(db: Db, provider: EsimProvider, esim: EsimRow): Promise<ProviderOrder> {
  if (!(await claimSending(db, esim)))
    return { outcome: "unknown", reason: "another worker has sent the order" };
  return provider.placeOrder({
    reference: esim.providerTransaction,
    packageCode: esim.providerPackage,
    quantity: 1,
    periodDays: esim.periodDays,
  });
}
