import type { FastifyInstance } from "fastify";
import { ControlError, oneOf, readInput, switchesIn } from "../faults/control-input.ts";
import { namedIn } from "../world/fields.ts";
import { pushRefundEvent } from "./event.ts";
import { CERTIFICATES, keep, type Order, type Paypal } from "./order.ts";
import { approve, tellShop } from "./settle.ts";

const OUTCOMES = ["approved", "declined", "echeck", "cleared", "bounced", "voided", "gone"] as const;

/** What a person or time does to it, without the page; also to one that is over. */
function change(paypal: Paypal, order: Order, outcome: (typeof OUTCOMES)[number]): Order {
  const { capture } = order;
  switch (outcome) {
    case "approved":
      return approve(paypal, order);
    case "declined":
    case "echeck":
      return approve(paypal, order, outcome);
    case "cleared":
    case "bounced": {
      const status = outcome === "cleared" ? ("COMPLETED" as const) : ("DECLINED" as const);
      return keep(paypal, { ...order, capture: capture && { ...capture, status } });
    }
    case "voided":
      return keep(paypal, { ...order, status: "VOIDED" });
    case "gone":
      return keep(paypal, { ...order, gone: true });
  }
}

export function paypalControls(paypal: Paypal) {
  const orderIn = (params: unknown) => {
    const order = paypal.orders.get(namedIn(params, "id"));
    if (!order) throw new ControlError("no such order");
    return order;
  };

  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/controls/paypal/settings", async () => paypal.switches.read());
    scope.post("/controls/paypal/settings", async (request) => {
      const wanted = switchesIn(request.body, paypal.switches.read());
      oneOf(wanted, "webhookOrder", ["after-redirect", "before-redirect"], "after-redirect");
      oneOf(wanted, "refundsAs", ["COMPLETED", "PENDING"], "COMPLETED");
      oneOf(wanted, "certificate", CERTIFICATES, "genuine");
      return paypal.switches.change(wanted);
    });
    /** Every token is worth nothing from now on. */
    scope.delete("/controls/paypal/tokens", async () => {
      paypal.tokens.clear();
      return { tokens: 0 };
    });

    scope.get("/controls/paypal/orders", async () => paypal.orders.all());
    scope.get("/controls/paypal/orders/:id", async (request) => orderIn(request.params));
    scope.post("/controls/paypal/orders/:id/pay", async (request, reply) => {
      const outcome = oneOf(readInput(request.body, ["outcome"]), "outcome", OUTCOMES, "approved");
      const order = change(paypal, orderIn(request.params), outcome);
      if (order.status === "APPROVED") await tellShop(paypal, "CHECKOUT.ORDER.APPROVED", order, reply);
      return { redirectUrl: order.returnUrl, order };
    });
    /** What becomes of the newest refund of it. */
    scope.post("/controls/paypal/orders/:id/refund", async (request) => {
      const order = orderIn(request.params);
      const newest = order.refunds.at(-1);
      if (!newest) throw new ControlError("nothing was given back");
      const input = readInput(request.body, ["status"]);
      const status = oneOf(input, "status", ["COMPLETED", "PENDING", "FAILED", "CANCELLED"], "FAILED");
      const refund = { ...newest, status };
      keep(paypal, { ...order, refunds: [...order.refunds.slice(0, -1), refund] });
      const type = status === "COMPLETED" ? "PAYMENT.CAPTURE.REFUNDED" : `PAYMENT.REFUND.${status}`;
      await pushRefundEvent(paypal, type, refund);
      return refund;
    });
    /** Wrong values for fields of the order (`order`) and of the money taken (`capture`). */
    scope.post("/controls/paypal/orders/:id/misreport", async (request) => {
      const { order = {}, capture = {} } = readInput(request.body, ["order", "capture"]);
      const misreport = { misreport: Object(order), misreportCapture: Object(capture) };
      return keep(paypal, { ...orderIn(request.params), ...misreport });
    });
  };
}
