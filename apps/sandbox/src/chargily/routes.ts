import type { FastifyInstance } from "fastify";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { namedIn } from "../world/fields.ts";
import { answerRefusals, HttpRefusal } from "../world/http-refusal.ts";
import { publicAddress } from "../world/public-address.ts";
import { type Chargily, type Checkout, SECRET_KEY } from "./checkout.ts";
import { checkoutAnswer } from "./checkout-answer.ts";
import { createCheckout } from "./create-checkout.ts";
import { listCheckouts } from "./list-checkouts.ts";
import { expire } from "./settle.ts";

const PREFIX = "/chargily/test/api/v2/";

export function chargilyRoutes(chargily: Chargily) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.addHook("preHandler", async (request) => {
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
        throw new HttpRefusal(401, { message: "Unauthenticated." });
    });
    misbehaveOnRequest(scope, {
      world: chargily.world,
      endpointOf: byRoute("chargily", PREFIX),
      refusal: ({ errorCode, errorMessage }, _request, reply) => {
        reply.code(422);
        return { message: errorMessage || errorCode, errors: { [errorCode]: [errorMessage || errorCode] } };
      },
    });
    scope.setErrorHandler(answerRefusals((message) => ({ message })));

    scope.post(`${PREFIX}checkouts`, async (request) =>
      checkoutAnswer(createCheckout(chargily, request.body, publicAddress(chargily.world, request))),
    );
    scope.get(`${PREFIX}checkouts`, async (request) => listCheckouts(chargily, request));
    scope.get(`${PREFIX}checkouts/:id`, async (request) => checkoutAnswer(named(chargily, request.params)));
    scope.get(`${PREFIX}checkouts/:id/items`, async (request) => {
      named(chargily, request.params);
      return { livemode: false, current_page: 1, data: [], last_page: 1, per_page: 10, total: 0 };
    });
    scope.post(`${PREFIX}checkouts/:id/expire`, async (request) => {
      const checkout = named(chargily, request.params);
      if (checkout.status !== "pending")
        throw new HttpRefusal(422, { message: "Only pending checkouts can be expired." });
      return checkoutAnswer(expire(chargily, checkout));
    });
  };
}

function named(chargily: Chargily, params: unknown): Checkout {
  const checkout = chargily.checkouts.get(namedIn(params, "id"));
  if (!checkout) throw new HttpRefusal(404, { message: "Resource not found." });
  return checkout;
}
