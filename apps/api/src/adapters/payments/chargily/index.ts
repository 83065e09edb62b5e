import { defineAdapter } from "../../adapter.ts";
import { chargilyVariables } from "./chargily.config.ts";
import { createChargily } from "./chargily.ts";
import { chargilyName } from "./facts.ts";
import { createChargilyWebhook } from "./webhook.ts";

export const chargily = defineAdapter({
  name: "chargily",
  dataRecipient: { role: "payments", name: chargilyName },
  variables: chargilyVariables,
  connect: (settings) => ({
    port: createChargily({
      baseUrl: settings.CHARGILY_URL,
      secretKey: settings.CHARGILY_SECRET_KEY,
      minimumDinars: settings.CHARGILY_MINIMUM,
    }),
    webhook: createChargilyWebhook(settings.CHARGILY_SECRET_KEY),
  }),
});
