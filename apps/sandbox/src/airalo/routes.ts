import type { FastifyInstance, FastifyRequest } from "fastify";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { type Fields, textFields } from "../world/fields.ts";
import { answerRefusals } from "../world/http-refusal.ts";
import { type Airalo, CLIENT_SECRET } from "./airalo.ts";
import type { Input } from "./input.ts";
import { createLimits } from "./limits.ts";
import { listOrders, showOrder } from "./list-orders.ts";
import { listPackages } from "./list-packages.ts";
import { optIn, optInAnswer, optOut, simulate } from "./notifications.ts";
import { orderAnswer, timeText } from "./order-answer.ts";
import { placeOrder, placeOrderAsync } from "./place-order.ts";
import { requestRefund } from "./refunds.ts";
import { businessBody, businessRefusal, plainRefusal } from "./refusal.ts";
import { phpJson, signatureOf } from "./signature.ts";
import { findSim, listPurchases, listSims, listTopUps, showSim, showUsage } from "./sims.ts";
import { checkToken, giveToken } from "./tokens.ts";
import { topUp } from "./top-up.ts";

const PREFIX = "/airalo/v2/";
const WITH_SIMS = { sims: true, status: false };

/** Tokens, JSON, and HTTP statuses that mean what they say. */
export function airaloRoutes(airalo: Airalo) {
  const limits = createLimits(airalo);
  const success = (data: unknown, message = "success") => ({ data, meta: { message } });
  const sim = (request: FastifyRequest) => findSim(airalo, (request.params as { iccid: string }).iccid);

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
    scope.setErrorHandler(answerRefusals(plainRefusal(500, "Server Error").body));

    scope.post(`${PREFIX}token`, async (request) => giveToken(airalo, input(request)));
    scope.get(`${PREFIX}packages`, async (request, reply) => {
      limits.packages(reply);
      return listPackages(airalo, query(request), pathOf(request));
    });
    scope.get(`${PREFIX}balance`, async () => success(balance(airalo)));

    scope.post(`${PREFIX}orders`, async (request) =>
      success(orderAnswer(airalo, placeOrder(airalo, input(request)), "placed", WITH_SIMS)),
    );
    scope.post(`${PREFIX}orders-async`, async (request, reply) => {
      const { requestId, acceptedAt } = placeOrderAsync(airalo, input(request));
      return reply.code(202).send(success({ request_id: requestId, accepted_at: timeText(acceptedAt) }));
    });
    scope.post(`${PREFIX}orders/topups`, async (request) =>
      success(orderAnswer(airalo, topUp(airalo, input(request)), "placed", WITH_SIMS)),
    );
    scope.get(`${PREFIX}orders`, async (request) => listOrders(airalo, query(request), pathOf(request)));
    scope.get(`${PREFIX}orders/:id`, async (request) =>
      success(showOrder(airalo, (request.params as { id: string }).id, query(request))),
    );

    scope.get(`${PREFIX}sims`, async (request) => listSims(airalo, query(request), pathOf(request)));
    scope.get(`${PREFIX}sims/:iccid`, async (request) =>
      success(showSim(airalo, sim(request), query(request))),
    );
    scope.get(`${PREFIX}sims/:iccid/usage`, async (request, reply) => {
      const { iccid } = sim(request);
      limits.usage(reply, iccid);
      return success(showUsage(airalo, sim(request)));
    });
    scope.get(`${PREFIX}sims/:iccid/packages`, async (request) => success(listPurchases(sim(request))));
    scope.get(`${PREFIX}sims/:iccid/topups`, async (request) => success(listTopUps(airalo, sim(request))));

    scope.post(`${PREFIX}refund`, async (request, reply) => {
      const { id, createdAt } = requestRefund(airalo, input(request));
      return reply.code(202).send(success({ refund_id: id, created_at: timeText(createdAt) }));
    });

    scope.post(`${PREFIX}notifications/opt-in`, async (request) =>
      success(optInAnswer(await optIn(airalo, input(request)))),
    );
    scope.get(`${PREFIX}notifications/opt-in`, async () => success(airalo.optIns.all().map(optInAnswer)));
    scope.post(`${PREFIX}notifications/opt-out`, async (request) => {
      optOut(airalo, input(request));
      return success([]);
    });
    scope.post(`${PREFIX}simulator/webhook`, async (request) => {
      await simulate(airalo, input(request));
      return success([]);
    });
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

function input(request: FastifyRequest): Input {
  return Object(request.body ?? {});
}

function query(request: FastifyRequest): Fields {
  return textFields(request.query);
}

function pathOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}${request.url.split("?")[0]}`;
}
