import type { Stripe } from "stripe";
import { isId } from "../../../infra/ids.ts";
import type { WebhookSource } from "../../../modules/webhooks/webhook-source.ts";

/** Events about a session or a dispute name it, those about a refund our own name of it. Others are not needed: the session is asked. */
export function createStripeWebhook(secret: string): WebhookSource {
  return {
    name: "stripe",
    async read({ headers, rawBody }) {
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string") return null;
      const { Stripe } = await import("stripe");
      try {
        return hintIn(Stripe.webhooks.constructEvent(rawBody, signature, secret));
      } catch {
        return null;
      }
    },
  };
}

function hintIn({ id, data }: Stripe.Event) {
  const about: { object?: unknown; id?: unknown; metadata?: unknown } = Object(data?.object);
  if (about.object === "checkout.session" && typeof about.id === "string")
    return { key: id, hint: { paymentRef: about.id } };
  const ours = Object(about.metadata).refund_id;
  if (about.object === "refund" && isId(ours)) return { key: id, hint: { refund: ours } };
  if (about.object === "dispute" && typeof about.id === "string")
    return { key: id, hint: { dispute: about.id } };
  return { key: id, hint: {} };
}
