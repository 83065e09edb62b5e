import * as z from "zod";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type { TakenThere } from "../../../modules/payments/payment-gateway.ts";

const charge = z.object({
  id: z.string(),
  amount_captured: z.number().int(),
  currency: z.string(),
  paid: z.boolean(),
  created: z.number().int(),
  metadata: z.nullish(z.object({ attempt_id: z.string().optional() })),
});
const list = z.object({ data: z.array(charge), has_more: z.boolean() });

/** One page of their list of charges; `last`: what the next page begins after. A charge carries what its payment was made with. */
export function chargesIn(answer: unknown): { rows: TakenThere[]; last: string | undefined } {
  const parsed = list.safeParse(answer);
  if (!parsed.success) throw new UnknownOutcome("not a list of charges");
  const { data, has_more } = parsed.data;
  const taken = data
    .filter(({ paid, amount_captured }) => paid && amount_captured > 0)
    .map(({ id, amount_captured: amount, currency, created, metadata }) => ({
      name: id,
      paymentId: metadata?.attempt_id ?? null,
      amount: { amount, currency: currency.toUpperCase() },
      at: new Date(created * 1000),
    }));
  return { rows: taken, last: has_more ? data.at(-1)?.id : undefined };
}
