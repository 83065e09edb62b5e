import { defineAdapter } from "../../adapter.ts";
import { airaloVariables } from "./airalo.config.ts";
import { createAiralo } from "./airalo.ts";
import { createAiraloWebhook } from "./webhook.ts";

export const airalo = defineAdapter({
  name: "airalo",
  variables: airaloVariables,
  connect: (settings) => ({
    port: createAiralo({
      baseUrl: settings.AIRALO_URL,
      clientId: settings.AIRALO_CLIENT_ID,
      clientSecret: settings.AIRALO_CLIENT_SECRET,
    }),
    webhook: createAiraloWebhook(settings.AIRALO_CLIENT_SECRET),
  }),
});
