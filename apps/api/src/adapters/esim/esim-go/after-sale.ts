import type {
  BeforeSending,
  Cancelled,
  ToppedUp,
  TopUpOption,
  TopUpRequest,
} from "../../../modules/esims/esim-provider.ts";
import { contentOf, type EsimGoClient } from "./client.ts";
import { bundlesOn } from "./esims.ts";
import { buy, ordersSince } from "./orders.ts";
import { usdE4Of } from "./organisation.ts";
import { type Bundle, bundleShape, bundlesOf } from "./package.ts";
import { saysNo } from "./refusals.ts";
import { bytesOfMegabytes } from "./sizes.ts";

/** What is sold for the same place as the newest bundle on it; it is used after those before it. */
export async function topUpOptions(client: EsimGoClient, iccid: string) {
  const bundles = await bundlesOn(client, iccid);
  const [bundle] = bundles ?? [];
  if (!bundle) return { outcome: "not-found" as const };
  const reply = await client.ask("GET", `catalogue/${encodeURIComponent(bundle.name)}`);
  if (saysNo(reply) || reply.status === 404) return { outcome: "read" as const, options: [] };
  const own = contentOf(reply, bundleShape);
  const listed = await bundlesOf(client, `&countries=${encodeURIComponent(own.countries[0]?.iso ?? "")}`);
  const alike = listed
    .map((raw) => bundleShape.safeParse(raw))
    .flatMap(({ data }) => (data && placeOf(data) === placeOf(own) ? data : []));
  return { outcome: "read" as const, options: alike.filter(isSold).map(optionOf) };
}

const isSold = ({ unlimited, dataAmount, autostart }: Bundle) => !unlimited && dataAmount > 0 && autostart;
const placeOf = ({ countries, roamingEnabled }: Bundle) =>
  [...countries, ...(roamingEnabled ?? [])].map(({ iso }) => iso).join();

const optionOf = (bundle: Bundle): TopUpOption => ({
  packageCode: bundle.name,
  priceUsdE4: usdE4Of(bundle.price),
  dataBytes: bytesOfMegabytes(bundle.dataAmount),
  days: bundle.duration,
  soldByDay: false,
});

/** Asked twice it tops up twice: whoever sends it again looks first whether it went through. */
export async function topUp(
  client: EsimGoClient,
  request: TopUpRequest,
  beforeSending: BeforeSending,
): Promise<ToppedUp> {
  const wish = { packageCode: request.packageCode, quantity: 1, iccids: [request.esim] };
  const placed = await buy(client, wish, beforeSending);
  return "orderReference" in placed ? { outcome: "done", topUp: placed.orderReference } : placed;
}

export async function findTopUps(client: EsimGoClient, request: TopUpRequest, since: Date) {
  const orders = await ordersSince(client, since, ({ order }) =>
    order.some(({ item, iccids }) => item === request.packageCode && iccids?.includes(request.esim) === true),
  );
  return { outcome: "found" as const, topUps: orders.map(({ orderReference }) => orderReference) };
}

/**
 * Takes unused bundles off it, one after the other, and their price back into our balance. The supplier takes an eSIM
 * that has none left out of the account: one that is not there any more was given back by an earlier try.
 */
export async function cancel(client: EsimGoClient, iccid: string, paysBack: boolean): Promise<Cancelled> {
  if (!paysBack) return { outcome: "refused", reason: "not-possible-now", code: "refunds not agreed" };
  return takeBundlesOff(client, iccid, "?refundToBalance=true");
}

/** The same without the price: lost, but nobody uses it. */
export const revoke = (client: EsimGoClient, iccid: string): Promise<Cancelled> =>
  takeBundlesOff(client, iccid, "");

async function takeBundlesOff(client: EsimGoClient, iccid: string, wish: string): Promise<Cancelled> {
  const bundles = await bundlesOn(client, iccid);
  if (!bundles) return { outcome: "cancelled" };
  if (bundles.some(({ startTime }) => startTime))
    return { outcome: "refused", reason: "not-possible-now", code: "started" };
  for (const { name, bundleState } of bundles) {
    if (bundleState === "revoked") continue;
    const path = `esims/${encodeURIComponent(iccid)}/bundles/${encodeURIComponent(name)}${wish}`;
    const reply = await client.ask("DELETE", path);
    if (saysNo(reply)) return { outcome: "refused", reason: "not-possible-now", code: "not revoked" };
    if (reply.status >= 300) return { outcome: "unknown", reason: `revoking: status ${reply.status}` };
  }
  return { outcome: "cancelled" };
}
