import * as z from "zod/mini";
import { money } from "../money.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { done } from "./done.ts";
import { operatorRoles } from "./operator-rules.ts";
import { why } from "./why.ts";

/** What an operator may do about something that waits for a person. */
export const taskActs = [
  "retry",
  "by-hand",
  "begin",
  "to-wallet",
  "give-back",
  "refuse",
  "mail-settled",
  "approve",
  "withdraw",
] as const;
export type TaskAct = (typeof taskActs)[number];

export const taskKinds = [
  "payment",
  "refund",
  "dispute",
  "lost-top-up",
  "esim",
  "top-up",
  "mail",
  "question",
  "puzzling",
  "cancellation",
  "failure",
  "used-after-refusal",
  "unknown-outside",
  "difference",
  "proposal",
  "outage",
  "supplier-short",
  "supplier-ends",
  "supplier-line",
  "old-rate",
  "old-backup",
  "closed",
  "paused",
] as const;

/** Something that waits for a person. */
export const task = z.object({
  kind: z.enum(taskKinds),
  /** What each of `acts` is told; null where there is none. */
  id: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  /** Of a wallet's top-up: whose it is. */
  customerId: z.nullable(z.string()),
  /** Null where nobody knows since when. */
  since: z.nullable(z.iso.datetime()),
  /** Until when something can be done about it, where somebody else says so. */
  by: z.nullable(z.iso.datetime()),
  amount: z.nullable(money),
  /** Of a supplier, gateway or currency. */
  of: z.nullable(z.string()),
  /** As written, in English. */
  note: z.nullable(z.string()),
  acts: z.array(z.enum(taskActs)),
});
export type Task = z.infer<typeof task>;

export const taskEndpoints = {
  "GET /tasks": {
    summary: "What needs a person, the longest waiting first; two hundred at most",
    who: operatorRoles,
    unattended: true,
    output: z.object({ tasks: z.array(task), more: z.boolean() }),
    status: 200,
  },
  "POST /tasks/acts": {
    summary: "Do something about one of them. Whoever comes second is told, and nothing is done twice",
    who: operatorRoles,
    confirmed: true,
    body: z.strictObject({
      act: z.enum(taskActs),
      id: z.string().check(z.minLength(6), z.maxLength(40)),
      why,
    }),
    output: done,
    status: 200,
    errors: [
      "order_unknown",
      "customer_unknown",
      "nothing_by_hand",
      "no_refund_to_begin",
      "begun_already",
      "nothing_with_shop",
      "payment_under_dispute",
      "goes_back_as_it_came",
      "nothing_to_decide",
      "given_back_by_rule",
      "no_mail_waits",
      // Of what is approved.
      "nothing_paid",
      "more_than_left",
      "esim_unknown",
      "esim_in_use",
      "supplier_silent",
      "replaced_already",
      "not_replaceable",
      "dispute_unknown",
      "dispute_not_lost",
      "nothing_in_wallet",
      "taken_out_already",
      "proposal_unknown",
      "proposal_ended",
      "proposal_outgrown",
      "own_proposal",
      "proposal_waits",
      "plan_not_sold",
      "end_is_over",
    ],
  },
} as const satisfies AdminEndpoints;
