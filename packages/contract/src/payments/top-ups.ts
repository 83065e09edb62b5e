import * as z from "zod/mini";
import { language, paymentMethods } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { money } from "../money.ts";
import { payment, refund } from "../orders/orders.ts";
import { defaultLanguage } from "../rules/index.ts";
import { captchaAnswer, captchaProblems } from "./captchas.ts";
import { returnTo } from "./payments.ts";

export const payBacks = z.object({
  /** What of the wallets may go back now, to which card: of the top-up with this number, as much as it put in and there is. */
  possible: z.array(
    z.object({
      topUp: z.string(),
      method: z.enum(paymentMethods),
      /** The end of the card's number, where its gateway tells it. */
      card: z.nullable(z.string()),
      amount: money,
    }),
  ),
  /** What no card takes back: paid out to a bank account by support, from the first whole day that no card's bank can call it back; null: now. */
  payOuts: z.array(z.object({ amount: money, from: z.nullable(z.iso.datetime()) })),
  /** What was sent back, and how it stands: by top-up, way and state in one sum. */
  sent: z.array(z.extend(refund, { topUp: z.string() })),
});
export type PayBacks = z.infer<typeof payBacks>;

export const topUpEndpoints = {
  "GET /wallet/pay-backs": {
    summary:
      "What of the wallet may go back to the cards that paid it in, from when the rest may be paid out, and what has gone back",
    who: "signed-in",
    output: payBacks,
    status: 200,
  },
  "POST /wallet/pay-backs": {
    summary: "Send money of the wallet back to the cards that paid it in, the newest top-up first",
    who: "signed-in",
    confirmed: true,
    idempotent: true,
    body: z.strictObject({ amount: money }),
    output: payBacks,
    status: 201,
    errors: ["wallet_insufficient", "payment_disputed"],
  },
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
      "shop_closed",
      ...captchaProblems,
      "rate_limited",
    ],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
