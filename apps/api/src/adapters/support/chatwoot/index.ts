import { defineAdapter } from "../../adapter.ts";
import { withEitherSecret } from "../../either-secret.ts";
import { chatwootVariables } from "./chatwoot.config.ts";
import { chatwootName, createChatwoot } from "./chatwoot.ts";
import { createChatwootWebhook } from "./webhook.ts";

export const chatwoot = defineAdapter({
  name: chatwootName,
  dataRecipient: { role: "support", name: { fr: "Chatwoot", en: "Chatwoot", ar: "Chatwoot" } },
  variables: chatwootVariables,
  connect: (settings) => ({
    port: createChatwoot({
      baseUrl: settings.CHATWOOT_URL,
      filesUrl: settings.CHATWOOT_FILES_URL,
      inbox: settings.CHATWOOT_INBOX,
      identityKey: settings.CHATWOOT_IDENTITY_KEY,
      account: settings.CHATWOOT_ACCOUNT,
      accessToken: settings.CHATWOOT_ACCESS_TOKEN,
    }),
    webhook: settings.CHATWOOT_WEBHOOK_SECRET
      ? withEitherSecret(settings.CHATWOOT_WEBHOOK_SECRET, createChatwootWebhook)
      : null,
  }),
});
