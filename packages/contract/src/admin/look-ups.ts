import * as z from "zod/mini";
import { names } from "../catalogue.ts";
import { money } from "../money.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { lookUpLeast, operatorRoles } from "./operator-rules.ts";

/** open: it waits for its money · placed: it has it · closed: nothing more comes of it, and why. */
export const orderStates = ["open", "placed", "closed"] as const;
export const closeReasons = ["expired", "cancelled", "refunded"] as const;
export const orderState = {
  status: z.enum(orderStates),
  closeReason: z.nullable(z.enum(closeReasons)),
};

/** What an operator may find something by, as people tell it. */
export const foundBy = [
  "number",
  "request",
  "email",
  "email_beginning",
  "phone",
  "name",
  "iccid",
  "iccid_end",
  "reference",
  "card",
  "coupon",
  "voucher",
  "supplier_order",
  "day_and_sum",
] as const;
export type FoundBy = (typeof foundBy)[number];

/** Of a person, as lists show it: enough to tell two apart, too little to write to either. */
export const maskedPerson = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type MaskedPerson = z.infer<typeof maskedPerson>;

const found = { by: z.array(z.enum(foundBy)), createdAt: z.iso.datetime() };

export const foundOrder = z.object({
  ...found,
  kind: z.literal("order"),
  number: z.string(),
  ...orderState,
  total: money,
  destination: z.nullable(names),
  buyer: z.nullable(maskedPerson),
});
export type FoundOrder = z.infer<typeof foundOrder>;

/** Money that was paid into a wallet. */
const foundTopUp = z.object({
  ...found,
  kind: z.literal("top-up"),
  number: z.string(),
  amount: money,
  customerId: z.string(),
  buyer: maskedPerson,
});
const foundCustomer = z.object({
  ...found,
  kind: z.literal("customer"),
  id: z.string(),
  buyer: maskedPerson,
});
const foundVoucher = z.object({
  kind: z.literal("voucher"),
  batch: z.string(),
  nth: z.int(),
  status: z.enum(["unused", "redeemed", "blocked"]),
  expiresAt: z.iso.datetime(),
});

export const lookUp = z.object({
  found: z.array(z.discriminatedUnion("kind", [foundOrder, foundTopUp, foundCustomer, foundVoucher])),
  /** There are older ones: what was typed says too little. */
  more: z.boolean(),
});
export type LookUp = z.infer<typeof lookUp>;

export const lookUpEndpoints = {
  "POST /look-ups": {
    summary:
      "Orders, wallets' top-ups, customers and vouchers by anything that people tell of them, newest first",
    who: operatorRoles,
    body: z.strictObject({
      text: z.string().check(z.trim(), z.minLength(lookUpLeast, "too_short"), z.maxLength(100, "too_long")),
    }),
    output: lookUp,
    status: 200,
  },
} as const satisfies AdminEndpoints;
