import { eachOrUnknown, orUnknown } from "../../../infra/outbound/outbound.ts";
import { orPostponed } from "../../../infra/outbound/rate-limiter.ts";
import type { PackageSource } from "../../../modules/catalogue/package-source.ts";
import type { EsimProvider } from "../../../modules/esims/esim-provider.ts";
import { balance, cancel, readUsage, topUp, topUpOptions } from "./after-sale.ts";
import { createClient, type EsimAccessClient, type EsimAccessOptions } from "./client.ts";
import { fetchEsim, fetchOrders, findOrders, findTopUps, listOrders, placeOrder } from "./orders.ts";
import { packagesIn } from "./package.ts";

const listTimeoutMs = 120_000;

/** The account's, whatever is called. */
export const esimAccessLine = { name: "esim-access", perSecond: 8 };

export function createEsimAccess(options: EsimAccessOptions): EsimProvider & PackageSource {
  const call = createClient(options);
  return {
    name: "esim-access",
    abilities: {
      callsPerSecond: esimAccessLine.perSecond,
      issuesWithinSeconds: 10,
      ordersAtOnce: 100,
      largestGroup: 30,
      orderSettlesSeconds: 0,
      dailyPlans: true,
      usageBatch: 10,
      topUp: "exactly-once",
      topUpEffect: "extends",
      cancel: "until-installed",
    },
    listPackages: () => listPackages(call),
    placeOrder: (request, beforeSending) => orPostponed(() => placeOrder(call, request, beforeSending)),
    findOrders: (request, since) => orUnknown(() => findOrders(call, request, since)),
    listOrders: (from, to) => orUnknown(() => listOrders(call, from, to)),
    fetchOrders: (orders) => eachOrUnknown(orders, () => fetchOrders(call, orders)),
    fetchEsim: (esim, priority) => orUnknown(() => fetchEsim(call, esim, priority)),
    readUsage: (esims) => orUnknown(() => readUsage(call, esims)),
    topUpOptions: (esim) => orUnknown(() => topUpOptions(call, esim)),
    topUp: (request, beforeSending) => orPostponed(() => topUp(call, request, beforeSending)),
    findTopUps: (request) => orUnknown(() => findTopUps(call, request)),
    cancel: (esim) => orPostponed(() => cancel(call, esim)),
    // What it takes back, it pays back.
    revoke: null,
    balance: () => orUnknown(() => balance(call)),
    registerWebhook: (url) => registerWebhook(call, url),
  };
}

const backgroundList = { priority: "background", timeoutMs: listTimeoutMs } as const;

async function listPackages(call: EsimAccessClient) {
  return packagesIn(await call("package/list", { locationCode: "", type: "BASE" }, backgroundList));
}

async function registerWebhook(call: EsimAccessClient, url: string): Promise<void> {
  const answer = await call("webhook/save", { webhook: url });
  if (!answer.success) throw new Error(`The webhook address was not taken: code ${answer.errorCode}`);
}
