import { randomUUID } from "node:crypto";
import { captureAnswer, orderAnswer } from "./answers.ts";
import { CERTIFICATE_PATH, nameOf, signatureOf } from "./certificates.ts";
import type { Order, Paypal, Refund } from "./order.ts";

/** About the order, or about the money that was taken, as the event's name says. */
export async function pushEvent(paypal: Paypal, type: string, order: Order): Promise<void> {
  const isAboutOrder = type.startsWith("CHECKOUT.");
  const about = isAboutOrder ? orderAnswer(order) : captureAnswer(order);
  await push(paypal, type, isAboutOrder ? "checkout-order" : "capture", about);
}

/** `PAYMENT.REFUND.FAILED`, `PAYMENT.CAPTURE.REFUNDED`. */
export const pushRefundEvent = (paypal: Paypal, type: string, refund: Refund): Promise<void> =>
  push(paypal, type, "refund", refund);

export async function push(
  paypal: Paypal,
  type: string,
  resourceType: string,
  resource: object | null,
): Promise<void> {
  const { webhookUrl: url, certificate } = paypal.switches.read();
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
      "paypal-cert-url": `${paypal.reached.get("last")?.url}/paypal/${CERTIFICATE_PATH}${nameOf(certificate)}`,
      "paypal-auth-algo": "SHA256withRSA",
    },
    signature: { header: "paypal-transmission-sig", value: signatureOf({ id, time, body }) },
  });
}
