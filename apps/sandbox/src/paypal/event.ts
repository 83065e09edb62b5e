import { createHmac, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { captureAnswer, orderAnswer } from "./answers.ts";
import { CLIENT_SECRET, type Order, type Paypal, type Refund, WEBHOOK_ID } from "./order.ts";

/** About the order, or about the money that was taken, as the event's name says. */
export async function pushEvent(paypal: Paypal, type: string, order: Order): Promise<void> {
  const isAboutOrder = type.startsWith("CHECKOUT.");
  const about = isAboutOrder ? orderAnswer(order) : captureAnswer(order);
  await push(paypal, type, isAboutOrder ? "checkout-order" : "capture", about);
}

/** `PAYMENT.REFUND.FAILED`, `PAYMENT.CAPTURE.REFUNDED`. */
export const pushRefundEvent = (paypal: Paypal, type: string, refund: Refund): Promise<void> =>
  push(paypal, type, "refund", refund);

async function push(
  paypal: Paypal,
  type: string,
  resourceType: string,
  resource: object | null,
): Promise<void> {
  const url = paypal.switches.read().webhookUrl;
  if (!url) return;
  const body = JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_version: "1.0",
    create_time: new Date(paypal.world.clock.now()).toISOString(),
    resource_type: resourceType,
    event_type: type,
    resource,
  });
  const [id, time] = [randomUUID(), new Date().toISOString()];
  await paypal.world.webhooks.send({
    company: "paypal",
    url,
    method: "POST",
    body,
    headers: {
      "paypal-transmission-id": id,
      "paypal-transmission-time": time,
      "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-SANDBOX",
      "paypal-auth-algo": "SHA256withRSA",
    },
    signature: { header: "paypal-transmission-sig", value: signatureOf({ id, time, body }) },
  });
}

/** Stands for theirs, which is made with a key that nobody else has: they alone say whether it fits. */
function signatureOf({ id, time, body }: { id: string; time: string; body: string }): string {
  const text = `${id}|${time}|${WEBHOOK_ID}|${crc32(body)}`;
  return createHmac("sha256", CLIENT_SECRET).update(text).digest("hex");
}

/** What their own check of an event answers. */
export function isOurs(asked: Record<string, unknown>): boolean {
  const expected = signatureOf({
    id: String(asked.transmission_id),
    time: String(asked.transmission_time),
    body: JSON.stringify(asked.webhook_event),
  });
  return asked.webhook_id === WEBHOOK_ID && asked.transmission_sig === expected;
}
