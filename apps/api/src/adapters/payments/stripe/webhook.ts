import type { Stripe } from "stripe";
import type { WebhookSource } from "../../../modules/webhooks/webhook-source.ts";

/** Events about a session name it; those about what lies behind it are not needed: the session is asked. */
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
  const about = Object(data?.object) as { object?: unknown; id?: unknown };
  const isSession = about.object === "checkout.session" && typeof about.id === "string";
  return { key: id, hint: isSession ? { paymentRef: about.id as string } : {} };
}
