import * as z from "zod/mini";
import { language, names } from "../catalogue.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { done } from "./done.ts";
import { operatorRoles, voucherStates } from "./operator-rules.ts";
import { why } from "./why.ts";

/** Vouchers of one plan, made together. What their codes are stands in no answer but the two that are saved as files. */
const batch = z.object({
  id: z.string(),
  number: z.string(),
  plan: z.object({
    code: z.string(),
    /** Null where the shop knows the plan no more. */
    kind: z.nullable(z.enum(["fixed", "unlimited"])),
    dataBytes: z.nullable(z.int()),
    destination: z.nullable(names),
    /** It can be redeemed; else whoever tries is sent to the desk. */
    onSale: z.boolean(),
  }),
  /** Of one that is sold by the day how many; else the plan's own. */
  days: z.nullable(z.int()),
  quantity: z.int(),
  unused: z.int(),
  redeemed: z.int(),
  blocked: z.int(),
  expired: z.int(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type VoucherBatch = z.infer<typeof batch>;

const voucher = z.object({
  nth: z.int(),
  state: z.enum(voucherStates),
  expiresAt: z.iso.datetime(),
  orderNumber: z.nullable(z.string()),
  redeemedAt: z.nullable(z.iso.datetime()),
});
export type BatchVoucher = z.infer<typeof voucher>;

const batchPage = z.extend(batch, {
  /** Those of Algeria's on which one was redeemed that still is, newest first. */
  usedDays: z.array(z.object({ day: z.iso.date(), redeemed: z.int() })),
  vouchers: z.array(voucher),
  /** The newest first. */
  acts: z.array(
    z.object({
      at: z.iso.datetime(),
      who: z.string(),
      why: z.string(),
      act: z.enum(["create", "export", "sheet", "block"]),
      /** How many codes were seen, or vouchers blocked. */
      count: z.nullable(z.int()),
    }),
  ),
});
export type VoucherBatchPage = z.infer<typeof batchPage>;

const path = z.strictObject({ number: z.string().check(z.regex(/^[0-9A-Z]{6,12}$/, "invalid")) });
/** In base64; kept by no cache. */
const file = z.object({ name: z.string(), content: z.string() });
const cantBeRead = ["batch_unknown", "vouchers_used_up", "key_forgotten"] as const;

export const voucherEndpoints = {
  "GET /voucher-batches": {
    summary: "Batches of vouchers, newest first, a page at a time: what they open, and how many were used",
    who: operatorRoles,
    query: z.strictObject({ after: z.optional(z.uuid()) }),
    output: z.object({ batches: z.array(batch), next: z.nullable(z.string()) }),
    status: 200,
  },
  "GET /voucher-batches/{number}": {
    summary:
      "A batch with its use by day, each of its vouchers by its number, and who made them or saw their codes",
    who: operatorRoles,
    path,
    output: batchPage,
    status: 200,
    errors: ["batch_unknown"],
  },
  "POST /voucher-batches": {
    summary:
      "Make vouchers for a plan that is on sale. Sent twice under one `key` they are made once; above what one may give alone it waits for somebody else",
    who: ["owner"],
    confirmed: true,
    body: z.strictObject({
      key: z.uuid(),
      plan: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
      quantity: z.int().check(z.gte(1), z.lte(999_999)),
      days: z.optional(z.int().check(z.gte(1), z.lte(999))),
      expiresAt: z.iso.datetime(),
      why,
    }),
    /** `batch`: null while it waits. */
    output: z.extend(done, { batch: z.nullable(z.string()) }),
    status: 201,
    errors: ["batch_too_large", "end_is_over", "plan_not_sold"],
  },
  "POST /voucher-batches/{number}/exports": {
    summary: "The codes that can still be redeemed, as a table. Who saw them is kept first",
    who: ["owner"],
    confirmed: true,
    path,
    body: z.strictObject({ why }),
    output: file,
    status: 201,
    errors: cantBeRead,
  },
  "POST /voucher-batches/{number}/sheets": {
    summary: "The same on paper, to be cut out. Who saw them is kept first",
    who: ["owner"],
    confirmed: true,
    path,
    body: z.strictObject({ language, why }),
    output: file,
    status: 201,
    errors: [...cantBeRead, "plan_not_sold"],
  },
  "POST /voucher-batches/{number}/blocks": {
    summary: "Nobody can redeem the batch's vouchers, or its nth, from now on; what was redeemed stays",
    who: ["owner"],
    confirmed: true,
    path,
    body: z.strictObject({ nth: z.optional(z.int().check(z.gte(1), z.lte(999_999))), why }),
    output: z.object({ blocked: z.int(), unchanged: z.int() }),
    status: 201,
    errors: ["batch_unknown", "voucher_not_in_batch"],
  },
} as const satisfies AdminEndpoints;
