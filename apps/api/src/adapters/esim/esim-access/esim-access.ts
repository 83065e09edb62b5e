import { orUnknown } from "../../../infra/outbound.ts";
import type { PackageSource } from "../../../modules/catalogue/package-source.ts";
import type { EsimProvider } from "../../../modules/esims/esim-provider.ts";
import { balance, cancel, readUsage, topUp, topUpOptions } from "./after-sale.ts";
import { createClient, type EsimAccessClient, type EsimAccessOptions } from "./client.ts";
import { fetchEsim, fetchOrder, findOrder, placeOrder } from "./orders.ts";
import { packagesIn } from "./package.ts";

const listTimeoutMs = 120_000;

export function createEsimAccess(options: EsimAccessOptions): EsimProvider & PackageSource {
  const call = createClient(options);
  return {
    name: "esim-access",
    abilities: {
      largestGroup: 30,
      orderSettlesSeconds: 0,
      dailyPlans: true,
      usageBatch: 10,
      topUp: "exactly-once",
      cancel: "until-installed",
    },
    listPackages: () => listPackages(call),
    placeOrder: (request) => orUnknown(() => placeOrder(call, request)),
    findOrder: (reference, since) => orUnknown(() => findOrder(call, reference, since)),
    fetchOrder: (order) => orUnknown(() => fetchOrder(call, order)),
    fetchEsim: (esim) => orUnknown(() => fetchEsim(call, esim)),
    readUsage: (esims) => orUnknown(() => readUsage(call, esims)),
    topUpOptions: (esim) => orUnknown(() => topUpOptions(call, esim)),
    topUp: (request) => orUnknown(() => topUp(call, request)),
    cancel: (esim) => orUnknown(() => cancel(call, esim)),
    balance: () => orUnknown(() => balance(call)),
    registerWebhook: (url) => registerWebhook(call, url),
  };
}

async function listPackages(call: EsimAccessClient) {
  return packagesIn(await call("package/list", { locationCode: "", type: "BASE" }, listTimeoutMs));
}

async function registerWebhook(call: EsimAccessClient, url: string): Promise<void> {
  const answer = await call("webhook/save", { webhook: url });
  if (!answer.success) throw new Error(`The webhook address was not taken: code ${answer.errorCode}`);
}
