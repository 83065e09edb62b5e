import { defineAdapter } from "../../adapter.ts";
import { fcmVariables } from "./fcm.config.ts";
import { createFcm } from "./fcm.ts";

export const fcm = defineAdapter({
  name: "fcm",
  // To an iPhone, Google hands it to Apple.
  dataRecipient: {
    role: "push",
    name: {
      fr: "Google Firebase et Apple (application)",
      en: "Google Firebase and Apple (app)",
      ar: "Google Firebase وApple (التطبيق)",
    },
  },
  variables: fcmVariables,
  connect: (settings) => ({
    port: createFcm({
      project: settings.FCM_PROJECT,
      clientEmail: settings.FCM_CLIENT_EMAIL,
      privateKey: settings.FCM_PRIVATE_KEY,
      url: settings.FCM_URL,
      tokenUrl: settings.FCM_TOKEN_URL,
    }),
    webhook: null,
  }),
});
