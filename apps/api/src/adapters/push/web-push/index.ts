import { defineAdapter } from "../../adapter.ts";
import { webPushVariables } from "./web-push.config.ts";
import { createWebPush } from "./web-push.ts";

export const webPush = defineAdapter({
  name: "web-push",
  // Whose service it is, the browser's maker decides.
  dataRecipient: {
    role: "push",
    name: {
      fr: "Google, Mozilla, Apple ou Microsoft",
      en: "Google, Mozilla, Apple or Microsoft",
      ar: "Google أو Mozilla أو Apple أو Microsoft",
    },
  },
  variables: webPushVariables,
  connect: (settings) => ({
    port: createWebPush({
      publicKey: settings.WEB_PUSH_PUBLIC_KEY,
      privateKey: settings.WEB_PUSH_PRIVATE_KEY,
      contact: settings.WEB_PUSH_CONTACT,
      sandboxUrl: settings.WEB_PUSH_SANDBOX,
    }),
    webhook: null,
  }),
});
