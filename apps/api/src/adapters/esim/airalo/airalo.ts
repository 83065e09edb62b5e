import { orUnknown } from "../../../infra/outbound.ts";
import type { PackageSource } from "../../../modules/catalogue/package-source.ts";
import type { EsimProvider } from "../../../modules/esims/esim-provider.ts";
import { balance, cancel, topUp, topUpOptions } from "./after-sale.ts";
import { type AiraloClient, type AiraloOptions, createClient } from "./client.ts";
import { fetchEsim, readUsage } from "./esims.ts";
import { fetchOrder, findOrder, placeOrder } from "./orders.ts";
import { listPackages } from "./package.ts";

export function createAiralo(options: AiraloOptions): EsimProvider & PackageSource {
  const client = createClient(options);
  return {
    name: "airalo",
    abilities: {
      largestGroup: 50,
      orderSettlesSeconds: 300,
      dailyPlans: false,
      usageBatch: 10,
      topUp: "at-risk",
      cancel: "by-hand",
    },
    listPackages: () => listPackages(client),
    placeOrder: (request) => orUnknown(() => placeOrder(client, request)),
    findOrder: (reference) => orUnknown(() => findOrder(client, reference)),
    fetchOrder: (order) => orUnknown(() => fetchOrder(client, order)),
    fetchEsim: (esim) => orUnknown(() => fetchEsim(client, esim)),
    readUsage: (esims) => orUnknown(() => readUsage(client, esims)),
    topUpOptions: (esim) => orUnknown(() => topUpOptions(client, esim)),
    topUp: (request) => orUnknown(() => topUp(client, request)),
    cancel: (esim) => orUnknown(() => cancel(client, esim)),
    balance: () => orUnknown(() => balance(client)),
    registerWebhook: (url) => registerWebhook(client, url),
  };
}

/** Low data is the only news of an eSIM there is. */
async function registerWebhook(client: AiraloClient, url: string): Promise<void> {
  const request = { type: "webhook_low_data", webhook_url: url, language: "en", levels: [50, 75, 90] };
  const reply = await client.ask("POST", "notifications/opt-in", request);
  if (reply.status >= 300) throw new Error(`The webhook address was not taken: status ${reply.status}`);
}
