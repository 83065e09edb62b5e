import { defineAdapter } from "../../adapter.ts";
import { airaloVariables } from "./airalo.config.ts";
import { airaloLines, createAiralo } from "./airalo.ts";
import { createAiraloWebhook } from "./webhook.ts";

export const airalo = defineAdapter({
  name: "airalo",
  dataRecipient: { role: "esim", name: { fr: "Airalo", en: "Airalo", ar: "Airalo" } },
  variables: airaloVariables,
  connect: (settings, { limiterFor }) => ({
    port: createAiralo({
      baseUrl: settings.AIRALO_URL,
      clientId: settings.AIRALO_CLIENT_ID,
      clientSecret: settings.AIRALO_CLIENT_SECRET,
      turns: { usage: limiterFor(airaloLines.usage), other: limiterFor(airaloLines.other) },
    }),
    webhook: createAiraloWebhook(settings.AIRALO_CLIENT_SECRET),
  }),
});
