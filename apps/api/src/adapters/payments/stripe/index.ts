import { defineAdapter } from "../../adapter.ts";
import { withEitherSecret } from "../../either-secret.ts";
import { stripeFacts } from "./facts.ts";
import { stripeVariables } from "./stripe.config.ts";
import { createStripe } from "./stripe.ts";
import { createStripeWebhook } from "./webhook.ts";

export const stripe = defineAdapter({
  name: "stripe",
  dataRecipient: { role: "payments", name: stripeFacts.operator.name },
  variables: stripeVariables,
  connect: (settings) => ({
    port: createStripe({ baseUrl: settings.STRIPE_URL, secretKey: settings.STRIPE_SECRET_KEY }),
    webhook: settings.STRIPE_WEBHOOK_SECRET
      ? withEitherSecret(settings.STRIPE_WEBHOOK_SECRET, createStripeWebhook)
      : null,
  }),
});
