import type { FastifyInstance, FastifyReply } from "fastify";
import { misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { namedIn, textFields } from "../world/fields.ts";
import { unknownPaymentPage } from "../world/hosted-page.ts";
import { asLanguage } from "../world/hosted-page-words.ts";
import type { Chargily } from "./checkout.ts";
import { choicePage, overPage, PAGE_METHODS, PAGES } from "./payment-page.ts";
import { moveTo, redirectTarget, tellShop } from "./settle.ts";
import { WORDS } from "./words.ts";

const OUTCOMES = ["paid", "failed", "canceled"] as const;

/** The page on which the payer decides, answered by a redirect, so that reloading or pressing twice repeats nothing. */
export function paymentPageRoutes(chargily: Chargily) {
  return async (scope: FastifyInstance): Promise<void> => {
    misbehaveOnRequest(scope, {
      world: chargily.world,
      endpointOf: (request) => `chargily:page/${request.url.split("?")[0]?.split("/").at(-1)}`,
      refusal: ({ errorMessage }) => errorMessage,
    });
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    });

    scope.get(`${PAGES}:id/pay`, async (request, reply) => {
      const checkout = chargily.checkouts.get(namedIn(request.params, "id"));
      const language = asLanguage(textFields(request.query).locale ?? "") ?? checkout?.locale ?? "fr";
      reply.type("text/html; charset=utf-8");
      if (!checkout) return reply.code(404).send(unknownPaymentPage(WORDS[language].title, language));
      const show = checkout.status === "pending" ? choicePage : overPage;
      return reply.send(show(checkout, language));
    });

    scope.post(`${PAGES}:id/finish`, async (request, reply) => {
      const id = namedIn(request.params, "id");
      const fields = textFields(request.body);
      await finish(chargily, id, fields, reply);
      const checkout = chargily.checkouts.get(id);
      const target = (checkout && redirectTarget(checkout)) || `pay?locale=${fields.locale ?? ""}`;
      return reply.redirect(target, 303);
    });
  };
}

async function finish(
  chargily: Chargily,
  id: string,
  fields: Record<string, string>,
  reply: FastifyReply,
): Promise<void> {
  const checkout = chargily.checkouts.get(id);
  const outcome = OUTCOMES.find((one) => one === fields.outcome);
  if (checkout?.status !== "pending" || !outcome) return;
  const method = PAGE_METHODS.find((one) => one === fields.payment_method) ?? checkout.method;
  await tellShop(chargily, moveTo(chargily, checkout, outcome, method), reply);
}
