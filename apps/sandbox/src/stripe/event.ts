import { createHmac } from "node:crypto";
import { intentAnswer, refundAnswer, sessionAnswer } from "./answers.ts";
import { newId, type Refund, type Session, type Stripe, WEBHOOK_SECRET } from "./session.ts";

/** About the session, or about the intent in it, as the event's name says. */
export async function pushEvent(stripe: Stripe, type: string, session: Session): Promise<void> {
  const isAboutIntent = type.startsWith("payment_intent.") && session.intent;
  await push(stripe, type, isAboutIntent ? intentAnswer(session, isAboutIntent) : sessionAnswer(session));
}

/** `refund.updated`, `refund.failed`. */
export const pushRefundEvent = (stripe: Stripe, type: string, refund: Refund): Promise<void> =>
  push(stripe, type, refundAnswer(refund));

export async function push(stripe: Stripe, type: string, object: object): Promise<void> {
  const url = stripe.switches.read().webhookUrl;
  if (!url) return;
  const body = JSON.stringify({
    id: newId("evt"),
    object: "event",
    api_version: "2026-10-28.endive",
    created: Math.floor(stripe.world.clock.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  // Receivers compare it with their own clock, not with this program's.
  const value = signatureOf(body, Math.floor(Date.now() / 1000), WEBHOOK_SECRET);
  const signature = { header: "stripe-signature", value };
  await stripe.world.webhooks.send({ company: "stripe", url, method: "POST", body, signature });
}

/** `at`: seconds. The whole secret is the key, with its `whsec_`. */
export function signatureOf(body: string, at: number, secret: string): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}
