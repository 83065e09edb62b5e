import { defineAdapter } from "../../adapter.ts";
import { withEitherSecret } from "../../either-secret.ts";
import { esimAccessVariables } from "./esim-access.config.ts";
import { createEsimAccess, esimAccessLine } from "./esim-access.ts";
import { createEsimAccessWebhook } from "./webhook.ts";

export const esimAccess = defineAdapter({
  name: "esim-access",
  dataRecipient: { role: "esim", name: { fr: "eSIM Access", en: "eSIM Access", ar: "eSIM Access" } },
  variables: esimAccessVariables,
  connect: (settings, { limiterFor }) => ({
    port: createEsimAccess({
      baseUrl: settings.ESIM_ACCESS_URL,
      accessCode: settings.ESIM_ACCESS_CODE,
      secretKey: settings.ESIM_ACCESS_SECRET,
      turns: limiterFor(esimAccessLine),
    }),
    webhook: settings.ESIM_ACCESS_WEBHOOK_TOKEN
      ? withEitherSecret(settings.ESIM_ACCESS_WEBHOOK_TOKEN, createEsimAccessWebhook)
      : null,
  }),
});
