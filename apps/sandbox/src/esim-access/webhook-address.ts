import type { EsimAccess } from "./esim-access.ts";
import { type Input, requiredText } from "./input.ts";
import { Refusal } from "./refusal.ts";

/** The address is only taken when a probe sent there is answered well. */
export async function saveWebhook(supplier: EsimAccess, input: Input): Promise<object> {
  const url = requiredText(input, "webhook", 512);
  if (!URL.canParse(url)) throw new Refusal("000107", "webhook");
  const content = { orderNo: "1234567890", orderStatus: "Test" };
  const body = JSON.stringify({ notifyType: "CHECK_HEALTH", content });
  const status = await supplier.world.webhooks.deliver({ company: "esim-access", url, method: "POST", body });
  if (status !== 200) throw new Refusal("200008", "webhook did not answer the health check");
  supplier.switches.change({ webhookUrl: url });
  return {};
}
