import { defineAdapter } from "../../adapter.ts";
import { esimAccessVariables } from "./esim-access.config.ts";
import { createEsimAccess } from "./esim-access.ts";
import { createEsimAccessWebhook } from "./webhook.ts";

export const esimAccess = defineAdapter({
  name: "esim-access",
  variables: esimAccessVariables,
  connect: (settings) => ({
    port: createEsimAccess({
      baseUrl: settings.ESIM_ACCESS_URL,
      accessCode: settings.ESIM_ACCESS_CODE,
      secretKey: settings.ESIM_ACCESS_SECRET,
    }),
    webhook: settings.ESIM_ACCESS_WEBHOOK_TOKEN
      ? createEsimAccessWebhook(settings.ESIM_ACCESS_WEBHOOK_TOKEN)
      : null,
  }),
});
