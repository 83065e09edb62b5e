import * as z from "zod/mini";
import { language, names, plan } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { defaultLanguage } from "../rules/index.ts";
import { voucherTypedLongest } from "../rules/voucher-code.ts";
import { order } from "./orders.ts";

/** As it was typed or scanned. It travels in bodies only: whoever has it has the eSIM. */
const code = z.string().check(z.minLength(1, "required"), z.maxLength(voucherTypedLongest, "too_long"));

/** What a voucher gives. There is no price: it has been paid for. */
export const voucher = z.strictObject({
  plan,
  destinationNames: names,
  flag: z.nullable(z.string()),
  /** Of the eSIM. */
  days: z.int(),
  /** Until when the voucher can be redeemed. */
  expiresAt: z.iso.datetime(),
});
export type Voucher = z.infer<typeof voucher>;

/** Why a code gives nothing. What the caller redeemed is activated already. */
const voucherProblems = [
  "voucher_invalid_format",
  "voucher_not_found",
  "voucher_used",
  "voucher_expired",
  "voucher_withdrawn",
  "voucher_already_activated",
  "voucher_activation_failed",
] as const;

export const voucherEndpoints = {
  "POST /vouchers/lookup": {
    summary: "What a voucher gives, before it is redeemed",
    who: "anyone",
    body: z.strictObject({ code }),
    output: voucher,
    status: 200,
    errors: [...voucherProblems, "rate_limited"],
  },
  "POST /vouchers/redemptions": {
    summary: "Redeem a voucher, once: an order without money, delivered like any other",
    who: "signed-in",
    idempotent: true,
    body: z.strictObject({ code, language: z._default(language, defaultLanguage) }),
    output: order,
    status: 201,
    errors: [...voucherProblems, "shop_closed", "rate_limited"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
