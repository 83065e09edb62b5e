import { basePath } from "@rihla/contract";
import type { AskOutside } from "./ask-outside.ts";
import { gateways } from "./gateways/gateways.ts";
import { suppliers } from "./suppliers/suppliers.ts";

/** The companies' own books and controls, over HTTP. Throws when the sandbox does not answer as asked. */
export type Outside = ReturnType<typeof openOutside>;

export type ReceivedMail = { messageId: string; to: string[]; subject: string };

/** What each calls the address of its events. */
const told = { stripe: "webhookUrl", paypal: "webhookUrl", "esim-go": "callbackUrl" };

export function openOutside(url: string) {
  const ask: AskOutside = async (method, path, body) => {
    const headers = body ? { "content-type": "application/json" } : {};
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return JSON.parse(await answer.text());
  };
  return {
    url,
    ask,
    plant: (fault: object) => ask("POST", "/controls/faults", fault),
    faultsLeft: () => ask<object[]>("GET", "/controls/faults"),
    clearFaults: () => ask("DELETE", "/controls/faults"),
    pages: async () => (await Promise.all(gateways.map((gateway) => gateway.readBook(ask)))).flat(),
    supplierOrders: async () =>
      (await Promise.all(suppliers.map((supplier) => supplier.readBook(ask)))).flat(),
    supplierTopUps: async () =>
      (await Promise.all(suppliers.map((supplier) => supplier.readTopUps(ask)))).flat(),
    /** Newest first. */
    mails: (to = "") => ask<ReceivedMail[]>("GET", `/mailbox.json?to=${encodeURIComponent(to)}`),
    fillBalances: () => Promise.all(suppliers.map((supplier) => supplier.fill(ask))),
    /** Those that are told once, on their own site, where their events go. */
    async sendEventsTo(shopUrl: string) {
      for (const [name, field] of Object.entries(told))
        await ask("POST", `/controls/${name}/settings`, {
          [field]: `${shopUrl}${basePath}/webhooks/${name}`,
        });
    },
  };
}
