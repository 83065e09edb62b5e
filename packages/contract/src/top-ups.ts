import * as z from "zod/mini";
import { captchaAnswer, captchaProblems } from "./captchas.ts";
import { language, paymentMethods } from "./catalogue.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { money } from "./money.ts";
import { payment } from "./orders.ts";
import { returnTo } from "./payments.ts";
import { defaultLanguage } from "./rules/index.ts";

export const topUpEndpoints = {
  "POST /wallet/top-ups": {
    summary:
      "Start paying money into the wallet, and get the gateway's page; GET /payments/{id} tells how it stands",
    who: "signed-in",
    waits: "gateway",
    idempotent: true,
    body: z.strictObject({
      /** Within what the currency allows, by `topUps` of its rule. */
      amount: money,
      method: z.enum(paymentMethods),
      language: z._default(language, defaultLanguage),
      returnTo: z._default(returnTo, "page"),
      captcha: z.optional(captchaAnswer),
    }),
    output: payment,
    status: 201,
    errors: [
      "payment_method_unavailable",
      "payment_pending",
      "gateway_unavailable",
      ...captchaProblems,
      "rate_limited",
    ],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
