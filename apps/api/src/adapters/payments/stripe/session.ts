import * as z from "zod";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type { GatewayState } from "../../../modules/payments/payment-gateway.ts";
import { causeOf } from "./refusals.ts";

/** There is one as soon as somebody tried to pay. Amounts are minor units. */
const intent = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount_received: z.number().int(),
  currency: z.string(),
  latest_charge: z.nullable(
    z.object({
      amount: z.number().int(),
      amount_refunded: z.number().int(),
      payment_method_details: z.nullish(
        z.object({ card: z.nullish(z.object({ last4: z.nullish(z.string()) })) }),
      ),
    }),
  ),
  last_payment_error: z.nullish(
    z.object({ code: z.string().optional(), decline_code: z.string().optional() }),
  ),
});

const session = z.object({
  id: z.string().min(1),
  status: z.string(),
  payment_status: z.string(),
  client_reference_id: z.nullish(z.string()),
  payment_intent: z.nullable(intent),
});
export type Session = z.output<typeof session>;

/** What `expand` asks for, so that one call tells it all. */
export const whole = ["payment_intent.latest_charge"];

/** A checkout session that was asked for with `whole`. */
export function sessionIn(answer: unknown): Session {
  const parsed = session.safeParse(answer);
  if (!parsed.success) throw new UnknownOutcome("not a checkout session");
  return parsed.data;
}

/** A session that is complete is not paid for that: some ways to pay take days. */
export function stateOf(of: Session): GatewayState {
  if (of.payment_status === "paid") return paidOf(of);
  // Money that is on its way comes or does not, whatever becomes of the page.
  if (of.payment_intent && underWay.includes(of.payment_intent.status))
    return { state: "pending", awaitsPayer: false, holdsMoney: true };
  if (of.status === "expired") return { state: "declined", reason: "expired", final: true, message: null };
  if (of.status === "open" || of.status === "complete") return unpaidOf(of);
  return { state: "unknown", reason: `session ${of.status}, ${of.payment_status}` };
}

const underWay = ["processing", "requires_capture"];

/** While the session is open another card may follow one that was refused. */
function unpaidOf({ status, payment_intent: paying }: Session): GatewayState {
  const isOver = paying?.status === "canceled";
  const wasRefused = paying?.status === "requires_payment_method" && paying.last_payment_error;
  if (!isOver && !wasRefused) return { state: "pending", awaitsPayer: status === "open" && isIdle(paying) };
  const cause = causeOf(paying?.last_payment_error);
  return {
    state: "declined",
    reason: "refused",
    final: isOver || status === "complete",
    message: null,
    cause,
  };
}

/** A holder who is asked by their bank, or money on its way, is neither. */
const isIdle = (paying: Session["payment_intent"]) =>
  paying === null || paying.status === "requires_payment_method" || paying.status === "requires_confirmation";

function paidOf({ payment_intent: paid, client_reference_id: ours }: Session): GatewayState {
  const charge = paid?.latest_charge;
  if (paid?.status !== "succeeded" || !charge)
    return { state: "unknown", reason: "paid, but by no payment that succeeded" };
  if (charge.amount_refunded > 0 && charge.amount_refunded === charge.amount)
    return { state: "refunded", message: null };
  return {
    state: "paid",
    amount: { amount: paid.amount_received, currency: paid.currency.toUpperCase() },
    orderNumber: ours ?? "",
    message: null,
    approvalCode: null,
    card: charge.payment_method_details?.card?.last4 ?? null,
    isPartlyBack: charge.amount_refunded > 0,
  };
}
