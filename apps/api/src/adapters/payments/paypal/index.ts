import { defineAdapter } from "../../adapter.ts";
import { paypalFacts } from "./facts.ts";
import { paypalVariables } from "./paypal.config.ts";
import { createPaypal } from "./paypal.ts";
import { createPaypalWebhook } from "./webhook.ts";

export const paypal = defineAdapter({
  name: "paypal",
  dataRecipient: { role: "payments", name: paypalFacts.operator.name },
  variables: paypalVariables,
  connect(settings) {
    const options = {
      baseUrl: settings.PAYPAL_URL,
      clientId: settings.PAYPAL_CLIENT_ID,
      clientSecret: settings.PAYPAL_CLIENT_SECRET,
    };
    const webhookId = settings.PAYPAL_WEBHOOK_ID;
    return {
      port: createPaypal(options),
      webhook: webhookId ? createPaypalWebhook(options, webhookId) : null,
    };
  },
});
