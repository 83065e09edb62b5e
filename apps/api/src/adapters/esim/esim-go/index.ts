import { defineAdapter } from "../../adapter.ts";
import { esimGoVariables } from "./esim-go.config.ts";
import { createEsimGo, esimGoLine } from "./esim-go.ts";
import { createEsimGoWebhook } from "./webhook.ts";

export const esimGo = defineAdapter({
  name: "esim-go",
  dataRecipient: { role: "esim", name: { fr: "eSIM Go", en: "eSIM Go", ar: "eSIM Go" } },
  variables: esimGoVariables,
  connect: (settings, { limiterFor }) => ({
    port: createEsimGo({
      baseUrl: settings.ESIM_GO_URL,
      apiKey: settings.ESIM_GO_API_KEY,
      turns: limiterFor(esimGoLine),
      paysBack: settings.ESIM_GO_REFUNDS === "api",
    }),
    webhook: createEsimGoWebhook(settings.ESIM_GO_API_KEY),
  }),
});
