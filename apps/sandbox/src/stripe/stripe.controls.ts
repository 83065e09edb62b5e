import type { FastifyInstance } from "fastify";
import { ControlError, oneOf, readInput, switchesIn } from "../faults/control-input.ts";
import { namedIn } from "../world/fields.ts";
import { refundsOf } from "./answers.ts";
import { moveDispute, openDispute } from "./dispute.ts";
import { pushRefundEvent } from "./event.ts";
import { moveRefund } from "./refund.ts";
import { DISPUTE_STATUSES, keep, type Stripe } from "./session.ts";
import { moveTo, type Outcome, tellShop } from "./settle.ts";

const OUTCOMES: readonly Outcome[] = [
  "paid",
  "declined",
  "processing",
  "processing-failed",
  "expired",
  "canceled",
];

export function stripeControls(stripe: Stripe) {
  const sessionIn = (params: unknown) => {
    const session = stripe.sessions.get(namedIn(params, "id"));
    if (!session) throw new ControlError("no such session");
    return session;
  };

  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/controls/stripe/settings", async () => stripe.switches.read());
    scope.post("/controls/stripe/settings", async (request) => {
      const wanted = switchesIn(request.body, stripe.switches.read());
      oneOf(wanted, "webhookOrder", ["after-redirect", "before-redirect"], "after-redirect");
      oneOf(wanted, "refundsAs", ["succeeded", "pending"], "succeeded");
      return stripe.switches.change(wanted);
    });

    scope.get("/controls/stripe/sessions", async () => stripe.sessions.all());
    scope.get("/controls/stripe/sessions/:id", async (request) => {
      const session = sessionIn(request.params);
      return { ...session, refunds: refundsOf(stripe, session.intent?.id ?? "") };
    });

    /** What a person or time does to it, without the page; also to one that is over, which is a late payment. */
    scope.post("/controls/stripe/sessions/:id/pay", async (request, reply) => {
      const before = sessionIn(request.params);
      const outcome = oneOf(readInput(request.body, ["outcome"]), "outcome", OUTCOMES, "paid");
      const session = moveTo(stripe, before, outcome);
      if (session !== before) await tellShop(stripe, before, session, outcome, reply);
      return { redirectUrl: session.paid ? session.successUrl : session.cancelUrl, session };
    });

    /** What becomes of the newest refund of it, as the bank of the card decides. */
    scope.post("/controls/stripe/sessions/:id/refund", async (request) => {
      const session = sessionIn(request.params);
      const [newest] = refundsOf(stripe, session.intent?.id ?? "");
      if (!newest) throw new ControlError("nothing was given back");
      const input = readInput(request.body, ["status"]);
      const status = oneOf(input, "status", ["succeeded", "pending", "failed", "canceled"], "failed");
      const { refund } = moveRefund(stripe, session, newest, status);
      await pushRefundEvent(stripe, status === "failed" ? "refund.failed" : "refund.updated", refund);
      return refund;
    });

    /** The holder of the card disputes it; `status`: with what it begins. */
    scope.post("/controls/stripe/sessions/:id/dispute", async (request) => {
      const session = sessionIn(request.params);
      if (!session.intent?.chargeId) throw new ControlError("nobody has paid");
      const input = readInput(request.body, ["reason", "amount", "status"]);
      const status = oneOf(input, "status", DISPUTE_STATUSES, "needs_response");
      const { reason = "fraudulent", amount } = input;
      return openDispute(stripe, session, {
        reason: String(reason),
        amount: amount === undefined ? undefined : Number(amount),
        status,
      });
    });
    scope.get("/controls/stripe/disputes", async () => stripe.disputes.all());
    scope.post("/controls/stripe/disputes/:id/decide", async (request) => {
      const dispute = stripe.disputes.get(namedIn(request.params, "id"));
      if (!dispute) throw new ControlError("no such dispute");
      const status = oneOf(readInput(request.body, ["status"]), "status", DISPUTE_STATUSES, "won");
      return moveDispute(stripe, dispute, status);
    });

    /** Wrong values for fields of the session (`session`) and of the intent in it (`intent`). */
    scope.post("/controls/stripe/sessions/:id/misreport", async (request) => {
      const { session = {}, intent = {} } = readInput(request.body, ["session", "intent"]);
      const misreport = { misreport: Object(session), misreportIntent: Object(intent) };
      return keep(stripe, { ...sessionIn(request.params), ...misreport });
    });
  };
}
