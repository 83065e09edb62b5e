import { eachOrUnknown, orUnknown } from "../../../infra/outbound/outbound.ts";
import { orPostponed } from "../../../infra/outbound/rate-limiter.ts";
import type { PackageSource } from "../../../modules/catalogue/package-source.ts";
import type { EsimProvider } from "../../../modules/esims/esim-provider.ts";
import { balance, cancel, topUp, topUpOptions } from "./after-sale.ts";
import { type AiraloClient, type AiraloOptions, createClient } from "./client.ts";
import { fetchEsim, readUsage } from "./esims.ts";
import { fetchOrders, listOrders, ordersUnder, placeOrder } from "./orders.ts";
import { listPackages } from "./package.ts";

/** Usage as documented; for orders no limit is, so what its sandbox takes. */
export const airaloLines = {
  usage: { name: "airalo usage", perSecond: 5 },
  other: { name: "airalo", perSecond: 5 },
};

export function createAiralo(options: AiraloOptions): EsimProvider & PackageSource {
  const client = createClient(options);
  return {
    name: "airalo",
    abilities: {
      callsPerSecond: airaloLines.other.perSecond,
      issuesWithinSeconds: 10,
      ordersAtOnce: 1,
      largestGroup: 50,
      orderSettlesSeconds: 300,
      dailyPlans: false,
      usageBatch: 10,
      topUp: "at-risk",
      topUpEffect: "waits",
      cancel: "by-hand",
    },
    listPackages: () => listPackages(client),
    placeOrder: (request, beforeSending) => orPostponed(() => placeOrder(client, request, beforeSending)),
    findOrders: ({ reference }) =>
      orUnknown(async () => ({ outcome: "found", orders: await ordersUnder(client, reference) })),
    listOrders: (from, to) => orUnknown(() => listOrders(client, from, to)),
    fetchOrders: (orders) => eachOrUnknown(orders, () => fetchOrders(client, orders)),
    fetchEsim: (esim, priority) => orUnknown(() => fetchEsim(client, esim, priority)),
    readUsage: (esims) => orUnknown(() => readUsage(client, esims)),
    topUpOptions: (esim) => orUnknown(() => topUpOptions(client, esim)),
    topUp: (request, beforeSending) => orPostponed(() => topUp(client, request, beforeSending)),
    findTopUps: ({ reference }) =>
      orUnknown(async () => ({ outcome: "found", topUps: await ordersUnder(client, reference) })),
    cancel: (esim) => orPostponed(() => cancel(client, esim)),
    revoke: null,
    balance: () => orUnknown(() => balance(client)),
    registerWebhook: (url) => registerWebhook(client, url),
  };
}

/** Low data is the only news of an eSIM there is. */
async function registerWebhook(client: AiraloClient, url: string): Promise<void> {
  const body = { type: "webhook_low_data", webhook_url: url, language: "en", levels: [50, 75, 90] };
  const reply = await client.ask("POST", "notifications/opt-in", { body });
  if (reply.status >= 300) throw new Error(`The webhook address was not taken: status ${reply.status}`);
}
