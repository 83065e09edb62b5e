import * as z from "zod/mini";
import { typedCode } from "../account/auth.ts";
import { codeSent } from "../account/codes.ts";
import { language } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { currencyCode, money } from "../money.ts";
import { defaultLanguage, pinLength, tidyCode } from "../rules/index.ts";

/** Four digits that guard payments from the wallet. */
export const walletPin = z
  .string()
  .check(z.overwrite(tidyCode), z.regex(new RegExp(`^\\d{${pinLength}}$`), "invalid"));

export const walletTransferKinds = ["top-up", "purchase", "refund", "credit", "pay-out", "pay-back"] as const;
export type WalletTransferKind = (typeof walletTransferKinds)[number];

export const wallet = z.object({
  /** One for each currency that the shop offers or that the customer has some of; they are never mixed. */
  balances: z.array(money),
  /** Null until one is set. With no attempts left it is blocked until it is set anew. */
  pin: z.nullable(z.object({ attemptsLeft: z.int() })),
});
export type Wallet = z.infer<typeof wallet>;

export const walletEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(walletTransferKinds),
  /** Below zero where it went out. */
  amount: money,
  /** What was in the wallet afterwards, in the same currency. */
  balance: money,
  /** The number of the order or top-up, where there is one. */
  reference: z.nullable(z.string()),
});
export type WalletEntry = z.infer<typeof walletEntry>;

export const walletEndpoints = {
  "GET /wallet": {
    summary: "What is in the signed-in customer's wallet",
    who: "signed-in",
    output: wallet,
    status: 200,
  },
  "GET /wallet/entries": {
    summary: "What went in and out, newest first",
    who: "signed-in",
    query: z.object({ currency: z.optional(currencyCode), cursor: z.optional(z.uuid()) }),
    output: z.array(walletEntry),
    status: 200,
    list: true,
  },
  "PUT /wallet/pin": {
    summary: "Change the PIN, by who knows the one before",
    who: "signed-in",
    body: z.strictObject({ currentPin: walletPin, pin: walletPin }),
    status: 204,
    errors: ["pin_incorrect", "pin_blocked", "pin_not_set"],
  },
  "POST /wallet/pin/codes": {
    summary: "Mail the code that the first PIN and every reset ask for",
    who: "signed-in",
    body: z.object({ language: z._default(language, defaultLanguage) }),
    output: codeSent,
    status: 202,
    errors: ["rate_limited"],
  },
  "POST /wallet/pin/reset": {
    summary:
      "Set the first PIN, or another in place of one that is forgotten or blocked, by the code mailed for it",
    who: "signed-in",
    body: z.strictObject({ pin: walletPin, code: typedCode }),
    status: 204,
    errors: ["incorrect_code", "code_expired", "longer_code_sent", "too_many_attempts"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
