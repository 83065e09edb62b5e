import type { Db } from "../../../database.ts";
import type { EsimRow } from "../esim.ts";
import type { EsimProvider, ProviderOrder, ProviderOrderRequest } from "../esim-provider.ts";
import { claimSending, findTakenOrders, takeOrder } from "../esims.repository.ts";
import type { OrderedEsim } from "./provisioning-line.repository.ts";
import { putOff } from "./provisioning-waits.ts";
import { sendOnce } from "./send-once.ts";

export type NoOrder = Exclude<ProviderOrder, { outcome: "accepted" }>;

/**
 * The provider's order for this eSIM, placed now; found, where one was sent and its answer never came. Its number is saved
 * before anything else is asked.
 */
export async function orderAtProvider(
  db: Db,
  provider: EsimProvider,
  esim: OrderedEsim,
): Promise<ProviderOrder> {
  const placed = (await earlierOrder(db, provider, esim)) ?? (await placeOrder(db, provider, esim));
  if (placed.outcome !== "accepted") return placed;
  if (await takeOrder(db, esim, placed.order, firstLook(esim))) return placed;
  return { outcome: "unknown", reason: "its order is another eSIM's, or it is bought elsewhere" };
}

const firstLook = (esim: EsimRow) => putOff("pending", { ...esim, sentAt: null });

/** Null when nothing stands in the way of sending an order. */
async function earlierOrder(
  db: Db,
  provider: EsimProvider,
  esim: OrderedEsim,
): Promise<ProviderOrder | null> {
  if (!esim.sentAt) return null;
  const found = await provider.findOrders(requestOf(esim), esim.requestedAt ?? esim.sentAt, (orders) =>
    findTakenOrders(db, provider.name, orders),
  );
  if (found.outcome === "unknown") return found;
  for (const order of found.orders)
    if (await takeOrder(db, esim, order, firstLook(esim))) return { outcome: "accepted", order };
  const settledAt = esim.sentAt.getTime() + provider.abilities.orderSettlesSeconds * 1000;
  return Date.now() < settledAt
    ? { outcome: "unknown", reason: "too early to say that the order did not arrive" }
    : null;
}

const placeOrder = (db: Db, provider: EsimProvider, esim: OrderedEsim): Promise<ProviderOrder> =>
  sendOnce(
    () => claimSending(db, esim),
    (beforeSending) => provider.placeOrder(requestOf(esim), beforeSending),
  );

const requestOf = (esim: OrderedEsim): ProviderOrderRequest => ({
  reference: esim.providerTransaction,
  packageCode: esim.providerPackage,
  quantity: esim.quantity,
  periodDays: esim.periodDays,
});
