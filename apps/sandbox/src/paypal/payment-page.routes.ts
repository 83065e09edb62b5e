import type { FastifyInstance } from "fastify";
import { misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { namedIn, textFields } from "../world/fields.ts";
import { unknownPaymentPage } from "../world/hosted-page.ts";
import { asLanguage } from "../world/hosted-page-words.ts";
import { withParameter } from "../world/with-parameter.ts";
import { PAGES } from "./create-order.ts";
import type { Order, Paypal } from "./order.ts";
import { agreementPage, overPage } from "./payment-page.ts";
import { approve, tellShop } from "./settle.ts";
import { WORDS } from "./words.ts";

const FUNDINGS = ["fine", "declined", "echeck"] as const;
const mayAgree = ({ status, gone }: Order) =>
  !gone && (status === "CREATED" || status === "PAYER_ACTION_REQUIRED");

export function paymentPageRoutes(paypal: Paypal) {
  const find = (params: unknown) => paypal.orders.get(namedIn(params, "id"));
  return async (scope: FastifyInstance): Promise<void> => {
    misbehaveOnRequest(scope, {
      world: paypal.world,
      endpointOf: (request) => `paypal:page/${request.routeOptions.url?.split("/").at(-1)}`,
      refusal: ({ errorMessage }) => errorMessage,
    });
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    });

    scope.get(`${PAGES}:id`, async (request, reply) => {
      const order = find(request.params);
      const language = asLanguage(textFields(request.query).locale ?? "") ?? order?.locale ?? "fr";
      reply.type("text/html; charset=utf-8");
      if (!order) return reply.code(404).send(unknownPaymentPage(WORDS[language].title, language));
      return reply.send((mayAgree(order) ? agreementPage : overPage)(order, language));
    });

    scope.post(`${PAGES}:id/answer`, async (request, reply) => {
      const order = find(request.params);
      const funding = FUNDINGS.find((one) => one === textFields(request.body).funding);
      if (!order || !funding || !mayAgree(order)) return reply.redirect(order?.pageUrl ?? PAGES, 303);
      await tellShop(paypal, "CHECKOUT.ORDER.APPROVED", approve(paypal, order, funding), reply);
      return reply.redirect(withParameter(order.returnUrl, "token", order.id), 303);
    });
  };
}
