import type { FastifyInstance } from "fastify";
import { ControlError, oneOf, readInput, switchesIn, textIn } from "../faults/control-input.ts";
import { namedIn } from "../world/fields.ts";
import { judge, maskPan, TEST_CARDS } from "./cards.ts";
import { findOrder, keep, type Satim, type SatimOrder } from "./order.ts";
import { approve, finish, redirectTarget, refuse } from "./payment.ts";

const OUTCOMES = ["approved", "declined", "cancelled", "expired", "held", "reversed"] as const;
const APPROVED_CARD = TEST_CARDS[0]?.pan ?? "";

export function satimControls(satim: Satim) {
  const orderIn = (params: unknown) => {
    const order = findOrder(satim, namedIn(params, "mdOrder"));
    if (!order) throw new ControlError("no such order");
    return order;
  };

  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/controls/satim/settings", async () => satim.switches.read());
    scope.post("/controls/satim/settings", async (request) => {
      const wanted = switchesIn(request.body, satim.switches.read());
      oneOf(wanted, "codesAs", ["mixed", "number", "string"], "mixed");
      return satim.switches.change(wanted);
    });

    scope.get("/controls/satim/orders", async () =>
      satim.orders.all().map(({ mdOrder }) => findOrder(satim, mdOrder)),
    );
    scope.get("/controls/satim/orders/:mdOrder", async (request) => orderIn(request.params));

    scope.post("/controls/satim/orders/:mdOrder/pay", async (request) => {
      const { redirectUrl, order } = pay(satim, orderIn(request.params), request.body);
      return { redirectUrl, order };
    });

    /** What was given back comes back to the shop: the card's account is closed. `amount`: centimes. */
    scope.post("/controls/satim/orders/:mdOrder/refund-returned", async (request) => {
      const order = orderIn(request.params);
      const amount = Number(readInput(request.body, ["amount"]).amount ?? order.refundedAmount);
      const refundedAmount = order.refundedAmount - amount;
      return keep(satim, { ...order, refundedAmount, state: refundedAmount === 0 ? "paid" : order.state });
    });

    /** Wrong values for fields of the status answer: depositAmount, currency, OrderNumber, OrderStatus, params … */
    scope.post("/controls/satim/orders/:mdOrder/misreport", async (request) =>
      keep(satim, { ...orderIn(request.params), misreport: Object(request.body) }),
    );
  };
}

/**
 * What a person does on the hosted page, without the page. Works on a cancelled or expired order too: that is the late payment
 * that gateways do produce.
 */
function pay(satim: Satim, order: SatimOrder, body: unknown): { redirectUrl: string; order: SatimOrder } {
  const input = readInput(body, ["card", "outcome"]);
  const pan = textIn(input, "card", APPROVED_CARD);
  const sheet = TEST_CARDS.find((one) => one.pan === pan);
  const { decline } = judge(pan, sheet?.expiry ?? "", sheet?.cvv ?? "");
  const outcome = oneOf(input, "outcome", OUTCOMES, decline ? "declined" : "approved");
  const done = order.paidAt === null ? bring(satim, order, outcome, pan, sheet?.expiry ?? "01/2027") : order;
  return { redirectUrl: redirectTarget(done), order: done };
}

function bring(
  satim: Satim,
  order: SatimOrder,
  outcome: (typeof OUTCOMES)[number],
  pan: string,
  expiry: string,
): SatimOrder {
  const [month, year] = expiry.split("/");
  const card = { pan: maskPan(pan), expiration: `${year}${month}`, cardholderName: "SANDBOX TRAVELLER" };
  const decline = judge(pan, expiry, TEST_CARDS.find((one) => one.pan === pan)?.cvv ?? "").decline;
  if (outcome === "approved") return approve(satim, order, card);
  if (outcome === "held") return approve(satim, order, card, "held");
  if (outcome === "reversed") return finish(satim, approve(satim, order, card), "reversed");
  if (outcome === "declined") return refuse(satim, { ...order, card }, decline ?? "insufficient-balance");
  return finish(satim, order, outcome);
}
