import * as z from "zod/mini";
import { money } from "../money.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { done } from "./done.ts";
import { disputeReasons, disputeStates, operatorRoles } from "./operator-rules.ts";
import { why } from "./why.ts";

/** A payment that its payer calls back. */
export const adminDispute = z.object({
  id: z.string(),
  paymentId: z.string(),
  gateway: z.string(),
  /** As its gateway calls it. */
  reference: z.string(),
  reason: z.enum(disputeReasons),
  state: z.enum(disputeStates),
  amount: money,
  /** Until then proof is taken, on the gateway's own site. */
  answerBy: z.nullable(z.iso.datetime()),
  openedAt: z.iso.datetime(),
  closedAt: z.nullable(z.iso.datetime()),
  /** Of a lost one. */
  takenBack: z.nullable(money),
  /** Of a top-up of a wallet: its number, what of it is still there, and what was taken out of it for this; null where nothing was. */
  topUp: z.nullable(z.object({ number: z.string(), left: money, taken: z.nullable(money) })),
});
export type AdminDispute = z.infer<typeof adminDispute>;

export const disputeEndpoints = {
  "POST /disputes/{id}/wallet-takings": {
    summary:
      "Take out of a wallet what is left there of a top-up whose dispute is lost: the bank has that money back. Once for each dispute, and never more than is there",
    who: operatorRoles,
    confirmed: true,
    path: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      /** What was left as the operator saw it, minor units. */
      left: z.int().check(z.gte(1)),
      why,
    }),
    output: done,
    status: 201,
    errors: [
      "dispute_unknown",
      "dispute_not_lost",
      "nothing_in_wallet",
      "taken_out_already",
      "changed_meanwhile",
      "currency_not_sold",
    ],
  },
} as const satisfies AdminEndpoints;
