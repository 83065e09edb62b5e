import * as z from "zod";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type { GatewayRefunded, GivenBackThere } from "../../../modules/payments/payment-gateway.ts";

const refund = z.object({
  amount: z.number().int(),
  status: z.string(),
  metadata: z.nullish(z.object({ refund_id: z.string().optional() })),
});
const list = z.object({ data: z.array(refund), has_more: z.literal(false) });
type Refund = z.output<typeof refund>;

/** A refund that succeeded can fail later; its money is then ours again. */
const isFailed = ({ status }: Refund) => status === "failed" || status === "canceled";

/** What a list of a payment's refunds tells; `currency` as they write it. */
export function refundedIn(answer: unknown, currency: string): GatewayRefunded {
  const parsed = list.safeParse(answer);
  if (!parsed.success) throw new UnknownOutcome("not a list of refunds");
  const refunds = parsed.data.data;
  const named = (which: Refund[]) => which.flatMap(({ metadata }) => metadata?.refund_id ?? []);
  const amount = refunds.filter((one) => !isFailed(one)).reduce((sum, one) => sum + one.amount, 0);
  return {
    outcome: "told",
    given: amount === 0 ? "nothing" : { amount, currency: currency.toUpperCase() },
    pending: named(refunds.filter(({ status }) => status === "pending" || status === "requires_action")),
    failed: named(refunds.filter(isFailed)),
  };
}

const datedRefund = z.object({
  ...refund.shape,
  id: z.string(),
  currency: z.string(),
  created: z.number().int(),
});
const datedList = z.object({ data: z.array(datedRefund), has_more: z.boolean() });

/** One page of their list of all refunds; `last`: what the next page begins after. */
export function refundsIn(answer: unknown): { rows: GivenBackThere[]; last: string | undefined } {
  const parsed = datedList.safeParse(answer);
  if (!parsed.success) throw new UnknownOutcome("not a list of refunds");
  const { data, has_more } = parsed.data;
  const givenBack = data.map((one) => ({
    name: one.id,
    refundId: one.metadata?.refund_id ?? null,
    amount: { amount: one.amount, currency: one.currency.toUpperCase() },
    at: new Date(one.created * 1000),
    failed: isFailed(one),
  }));
  return { rows: givenBack, last: has_more ? data.at(-1)?.id : undefined };
}
