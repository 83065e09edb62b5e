import type { FastifyInstance, FastifyRequest } from "fastify";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { answerRefusals } from "../world/http-refusal.ts";
import { type Airalo, CLIENT_SECRET } from "./airalo.ts";
import { createLimits } from "./limits.ts";
import { notificationRoutes } from "./notifications/notification.routes.ts";
import { phpJson, signatureOf } from "./notifications/signature.ts";
import { orderRoutes } from "./orders/order.routes.ts";
import { timeText } from "./orders/order-answer.ts";
import { requestRefund } from "./orders/refunds.ts";
import { listPackages } from "./packages/list-packages.ts";
import { businessBody, businessRefusal, plainBody } from "./refusal.ts";
import { input, PREFIX, pathOf, query, success } from "./request.ts";
import { simRoutes } from "./sims/sim.routes.ts";
import { checkToken, giveToken } from "./tokens.ts";

/** Tokens, JSON, and HTTP statuses that mean what they say. */
export function airaloRoutes(airalo: Airalo) {
  const limits = createLimits(airalo);

  return async (scope: FastifyInstance): Promise<void> => {
    scope.addHook("preHandler", async (request, reply) => {
      if (request.routeOptions.url === `${PREFIX}token`) return limits.token(reply);
      checkToken(airalo, request.headers.authorization);
      checkSignature(request);
    });
    misbehaveOnRequest(scope, {
      world: airalo.world,
      endpointOf: byRoute("airalo", PREFIX),
      refusal: ({ errorCode, errorMessage }, _request, reply) => {
        reply.code(422);
        return businessBody(errorCode, errorMessage);
      },
    });
    scope.setErrorHandler(answerRefusals(plainBody));

    scope.post(`${PREFIX}token`, async (request) => giveToken(airalo, input(request)));
    scope.get(`${PREFIX}packages`, async (request, reply) => {
      limits.packages(reply);
      return listPackages(airalo, query(request), pathOf(request));
    });
    scope.get(`${PREFIX}balance`, async () => success(balance(airalo)));

    scope.post(`${PREFIX}refund`, async (request, reply) => {
      const { id, createdAt } = requestRefund(airalo, input(request));
      return reply.code(202).send(success({ refund_id: id, created_at: timeText(createdAt) }));
    });

    orderRoutes(scope, airalo);
    simRoutes(scope, airalo, limits);
    notificationRoutes(scope, airalo);
  };
}

function balance(airalo: Airalo) {
  const amount = airalo.switches.read().balanceCents / 100;
  return { balances: { name: "balance", availableBalance: { amount, currency: "USD" } } };
}

/** Callers need not sign; but whoever does must sign rightly. */
function checkSignature(request: FastifyRequest): void {
  const signature = request.headers["airalo-signature"];
  if (signature !== undefined && signature !== signatureOf(phpJson(request.body), CLIENT_SECRET))
    throw businessRefusal(14);
}
