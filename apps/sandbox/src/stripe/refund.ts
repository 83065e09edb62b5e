import { holdsMoney } from "./dispute.ts";
import { type Form, textAt, textsAt } from "./form.ts";
import { missing, refuse } from "./refusal.ts";
import { keep, newId, type Refund, type Session, type Stripe, sessionOfIntent } from "./session.ts";

export function createRefund(stripe: Stripe, form: Form): Refund {
  const intentId = textAt(form, "payment_intent") || missing("payment_intent");
  const session = sessionOfIntent(stripe, intentId);
  const intent = session?.intent;
  if (!session || !intent)
    return refuse(404, `No such payment_intent: '${intentId}'`, { code: "resource_missing" });
  if (!intent.chargeId) refuse(400, "This PaymentIntent does not have a successful charge to refund.");
  if (holdsMoney(stripe, intentId)) refuse(400, "Charge has been charged back.", { code: "charge_disputed" });
  const left = intent.received - intent.refunded;
  if (left === 0) refuse(400, "Charge has already been refunded.", { code: "charge_already_refunded" });
  const text = textAt(form, "amount") || String(left);
  if (!/^[1-9]\d{0,7}$/.test(text)) refuse(400, "Invalid positive integer.", { param: "amount" });
  if (Number(text) > left)
    refuse(400, `Refund amount (${text}) is greater than unrefunded amount on charge (${left}).`);
  keep(stripe, { ...session, intent: { ...intent, refunded: intent.refunded + Number(text) } });
  const refund: Refund = {
    id: newId("re"),
    intentId,
    amount: Number(text),
    currency: session.currency,
    status: stripe.switches.read().refundsAs,
    metadata: textsAt(form, "metadata"),
    createdAt: stripe.world.clock.now(),
  };
  stripe.refunds.put(refund.id, refund);
  return refund;
}

const isGiven = ({ status }: Refund) => status === "succeeded" || status === "pending";

/** What became of a refund that was taken: the bank of the card may send it back days later. */
export function moveRefund(
  stripe: Stripe,
  session: Session,
  refund: Refund,
  status: Refund["status"],
): { session: Session; refund: Refund } {
  const moved = { ...refund, status };
  stripe.refunds.put(moved.id, moved);
  const { intent } = session;
  const change = (Number(isGiven(moved)) - Number(isGiven(refund))) * refund.amount;
  const after = keep(stripe, {
    ...session,
    intent: intent && { ...intent, refunded: intent.refunded + change },
  });
  return { session: after, refund: moved };
}
