import { createHmac, randomUUID } from "node:crypto";
import { type Chargily, type Checkout, SECRET_KEY } from "./checkout.ts";
import { checkoutFields, seconds } from "./checkout-answer.ts";

/** `livemode` is text here and a boolean in answers, and the page's address is `url`: so it was seen in the real ones. */
export async function pushEvent(chargily: Chargily, checkout: Checkout): Promise<void> {
  const url = checkout.webhookEndpoint || chargily.switches.read().webhookUrl;
  if (!url) return;
  const now = seconds(chargily.world.clock.now());
  const body = JSON.stringify({
    id: randomUUID().replaceAll("-", ""),
    entity: "event",
    livemode: "false",
    type: `checkout.${checkout.status}`,
    data: { ...checkoutFields(checkout), url: checkout.pageUrl },
    created_at: now,
    updated_at: now,
  });
  const signature = { header: "signature", value: signatureOf(body, SECRET_KEY) };
  await chargily.world.webhooks.send({ company: "chargily", url, method: "POST", body, signature });
}

/** Lower-case hex HMAC-SHA256 of the body. There is no time in it: an event that was seen once is valid for ever. */
export function signatureOf(body: string, key: string): string {
  return createHmac("sha256", key).update(body).digest("hex");
}
