import type { Uses } from "../../../app.ts";
import { eachApart } from "../../../infra/jobs/each-apart.ts";
import { NotAdmitted, openRateLimiter } from "../../../infra/outbound/rate-limiter.ts";
import type { EsimProvider, PlacedOrder, ProviderAllocation } from "../esim-provider.ts";
import { updateEsim } from "../esims.repository.ts";
import { claimPlacedOrders, hasPlacedOrdersDue, type OrderedEsim } from "./provisioning-line.repository.ts";
import { putOff } from "./provisioning-waits.ts";
import { recordIssued } from "./record-issued.ts";

type CollectingApp = Uses<"db" | "esimEvents" | "log">;

/**
 * Asks a provider what it issued for the orders that are due: many of the last minutes in one question where it has one,
 * once a second for all processes together, and one older order. Each is recorded by itself.
 */
export async function collectEsims(app: CollectingApp, provider: EsimProvider): Promise<void> {
  if (!(await hasPlacedOrdersDue(app.db, provider.name))) return;
  const limit = provider.abilities.ordersAtOnce;
  const looks = openRateLimiter(app.db, { name: `${provider.name} looks`, perSecond: 1 });
  const lookAtRecent = async () =>
    lookAt(app, provider, await claimPlacedOrders(app.db, provider.name, { age: "recent", limit }));
  try {
    await (limit > 1 ? looks.call("awaited", lookAtRecent) : lookAtRecent());
  } catch (error) {
    // Others are at it.
    if (!(error instanceof NotAdmitted)) throw error;
  }
  await lookAt(app, provider, await claimPlacedOrders(app.db, provider.name, { age: "old", limit: 1 }));
}

/** Orders that the caller has claimed. */
export async function lookAt(
  app: CollectingApp,
  provider: EsimProvider,
  esims: readonly OrderedEsim[],
): Promise<void> {
  if (esims.length === 0) return;
  const allocations = await provider.fetchOrders(esims.map(placedOrderOf));
  const answered = esims.map((esim, index) => ({
    esim,
    allocation: allocations[index] as ProviderAllocation,
  }));
  await eachApart(answered, ({ esim, allocation }) => recordAllocation(app, esim, allocation));
}

const placedOrderOf = ({ providerOrder, quantity, sentAt, requestedAt }: OrderedEsim): PlacedOrder => ({
  order: providerOrder as string,
  quantity,
  placedAt: sentAt ?? (requestedAt as Date),
});

async function recordAllocation(
  app: CollectingApp,
  esim: OrderedEsim,
  answer: ProviderAllocation,
): Promise<void> {
  if (answer.outcome === "issued")
    return app.db.transaction().execute((tx) => recordIssued(app, tx, esim, answer.esims));
  if (answer.outcome === "pending") return updateEsim(app.db, esim.id, putOff("pending", esim));
  app.log.warn(
    { esimId: esim.id, outcome: answer.outcome },
    "the provider does not tell about an order it took",
  );
  await updateEsim(app.db, esim.id, putOff("unknown", esim));
}
