import type { PaymentGateway } from "../../../modules/payments/payment-gateway.ts";
import { defineAdapter } from "../../adapter.ts";
import { withEitherSecret } from "../../either-secret.ts";
import { createSatimCallback } from "./callback.ts";
import { satimFacts } from "./facts.ts";
import { satimVariables } from "./satim.config.ts";
import { createSatim } from "./satim.ts";

export const satim = defineAdapter({
  name: "satim",
  dataRecipient: { role: "payments", name: satimFacts.operator.name },
  variables: satimVariables,
  connect: (settings) => ({
    port: createSatim({
      baseUrl: settings.SATIM_URL,
      userName: settings.SATIM_USERNAME,
      password: settings.SATIM_PASSWORD,
      terminalId: settings.SATIM_TERMINAL,
      refunds: settings.SATIM_REFUNDS,
      captcha: settings.SATIM_CAPTCHA,
    }) satisfies PaymentGateway,
    webhook: settings.SATIM_CALLBACK_SECRET
      ? withEitherSecret(settings.SATIM_CALLBACK_SECRET, createSatimCallback)
      : null,
  }),
});
