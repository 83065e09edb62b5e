import { eachOrUnknown, orUnknown } from "../../../infra/outbound/outbound.ts";
import { orPostponed } from "../../../infra/outbound/rate-limiter.ts";
import type { PackageSource } from "../../../modules/catalogue/package-source.ts";
import type { EsimProvider } from "../../../modules/esims/esim-provider.ts";
import { cancel, findTopUps, revoke, topUp, topUpOptions } from "./after-sale.ts";
import { createClient, type EsimGoOptions } from "./client.ts";
import { fetchEsim, readUsage } from "./esims.ts";
import { fetchOrders, findOrders, listOrders, placeOrder } from "./orders.ts";
import { balance } from "./organisation.ts";
import { listPackages } from "./package.ts";

/** How many calls the account has is not published. */
export const esimGoLine = { name: "esim-go", perSecond: 5 };

export function createEsimGo(options: EsimGoOptions & { paysBack: boolean }): EsimProvider & PackageSource {
  const client = createClient(options);
  return {
    name: "esim-go",
    abilities: {
      callsPerSecond: esimGoLine.perSecond,
      issuesWithinSeconds: 10,
      ordersAtOnce: 1,
      // Larger orders are answered without the eSIMs' codes.
      largestGroup: 5,
      orderSettlesSeconds: 600,
      dailyPlans: false,
      usageBatch: 10,
      topUp: "at-risk",
      topUpEffect: "waits",
      // Without that agreement a bundle that is taken back is lost.
      cancel: options.paysBack ? "until-installed" : "none",
    },
    listPackages: () => listPackages(client),
    placeOrder: (request, beforeSending) => orPostponed(() => placeOrder(client, request, beforeSending)),
    findOrders: (request, since, taken) => orUnknown(() => findOrders(client, request, since, taken)),
    listOrders: (from, to) => orUnknown(() => listOrders(client, from, to)),
    fetchOrders: (orders) => eachOrUnknown(orders, () => fetchOrders(client, orders)),
    fetchEsim: (esim, priority) => orUnknown(() => fetchEsim(client, esim, priority)),
    readUsage: (esims) => orUnknown(() => readUsage(client, esims)),
    topUpOptions: (esim) => orUnknown(() => topUpOptions(client, esim)),
    topUp: (request, beforeSending) => orPostponed(() => topUp(client, request, beforeSending)),
    findTopUps: (request, since) => orUnknown(() => findTopUps(client, request, since)),
    cancel: (esim) => orPostponed(() => cancel(client, esim, options.paysBack)),
    revoke: (esim) => orPostponed(() => revoke(client, esim)),
    balance: () => orUnknown(() => balance(client)),
    // The address is written into its portal by hand.
    registerWebhook: null,
  };
}
