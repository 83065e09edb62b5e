import type { FastifyInstance } from "fastify";
import { ControlError, oneOf, readInput, switchesIn } from "../faults/control-input.ts";
import { namedIn } from "../world/fields.ts";
import { type Chargily, keep, METHODS, STATUSES } from "./checkout.ts";
import { moveTo, redirectTarget, tellShop } from "./settle.ts";

const OUTCOMES = STATUSES.filter((status) => status !== "pending");

export function chargilyControls(chargily: Chargily) {
  const checkoutIn = (params: unknown) => {
    const checkout = chargily.checkouts.get(namedIn(params, "id"));
    if (!checkout) throw new ControlError("no such checkout");
    return checkout;
  };

  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/controls/chargily/settings", async () => chargily.switches.read());
    scope.post("/controls/chargily/settings", async (request) => {
      const wanted = switchesIn(request.body, chargily.switches.read());
      oneOf(wanted, "webhookOrder", ["after-redirect", "before-redirect"], "after-redirect");
      return chargily.switches.change(wanted);
    });

    scope.get("/controls/chargily/checkouts", async () => chargily.checkouts.all());
    scope.get("/controls/chargily/checkouts/:id", async (request) => checkoutIn(request.params));

    /** What a person or time does to it, without the page; also to one that is over, which is a late payment. */
    scope.post("/controls/chargily/checkouts/:id/pay", async (request, reply) => {
      const before = checkoutIn(request.params);
      const input = readInput(request.body, ["outcome", "method"]);
      const outcome = oneOf(input, "outcome", OUTCOMES, "paid");
      const checkout = moveTo(chargily, before, outcome, oneOf(input, "method", METHODS, before.method));
      if (checkout !== before) await tellShop(chargily, checkout, reply);
      return { redirectUrl: redirectTarget(checkout), checkout };
    });

    /** Wrong values for fields of the answers and events: amount, currency, status, metadata … */
    scope.post("/controls/chargily/checkouts/:id/misreport", async (request) =>
      keep(chargily, { ...checkoutIn(request.params), misreport: Object(request.body) }),
    );
  };
}
