import type { FastifyInstance } from "fastify";
import { ControlError, oneOf, readInput } from "../faults/control-input.ts";
import { namedIn } from "../world/fields.ts";
import { moveDispute, openDispute } from "./dispute.ts";
import { DISPUTE_OUTCOMES, OPEN_STATUSES, type Paypal } from "./order.ts";

export function disputeControls(paypal: Paypal) {
  return async (scope: FastifyInstance): Promise<void> => {
    /** Its payer disputes it. */
    scope.post("/controls/paypal/orders/:id/dispute", async (request) => {
      const order = paypal.orders.get(namedIn(request.params, "id"));
      if (!order?.capture) throw new ControlError("nothing was taken");
      const input = readInput(request.body, ["reason", "status"]);
      const status = oneOf(input, "status", OPEN_STATUSES, "WAITING_FOR_SELLER_RESPONSE");
      return openDispute(paypal, order, { reason: String(input.reason ?? "UNAUTHORISED"), status });
    });
    scope.get("/controls/paypal/disputes", async () => paypal.disputes.all());
    /** `outcome` ends it, a `status` moves it; `given`: what its payer got, a decimal text, where that is not all. */
    scope.post("/controls/paypal/disputes/:id/decide", async (request) => {
      const dispute = paypal.disputes.get(namedIn(request.params, "id"));
      if (!dispute) throw new ControlError("no such dispute");
      const input = readInput(request.body, ["outcome", "status", "given"]);
      if (input.status !== undefined)
        return moveDispute(paypal, dispute, {
          status: oneOf(input, "status", OPEN_STATUSES, "UNDER_REVIEW"),
          outcome: null,
          given: null,
        });
      const outcome = oneOf(input, "outcome", DISPUTE_OUTCOMES, "RESOLVED_SELLER_FAVOUR");
      const given = input.given === undefined ? null : { ...dispute.amount, value: String(input.given) };
      return moveDispute(paypal, dispute, { status: "RESOLVED", outcome, given });
    });
  };
}
