import type { FastifyInstance, FastifyRequest } from "fastify";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { fieldsOf, namedIn } from "../world/fields.ts";
import { answerRefusals } from "../world/http-refusal.ts";
import { createRateLimit } from "../world/rate-limit.ts";
import { API_KEY, type EsimGo, keep, PREFIX } from "./esim-go.ts";
import { listBundles, showBundle } from "./list-bundles.ts";
import { listOrders } from "./list-orders.ts";
import { orderAnswer, validAnswer } from "./order-answer.ts";
import { placeOrder, readOrder } from "./place-order.ts";
import { messageBody, refusal } from "./refusal.ts";
import { revokeBundle } from "./revoke-bundle.ts";
import { findEsim, showBundles, showEsim } from "./show-esim.ts";

/** A key in a header, JSON, and HTTP statuses that mean what they say. */
export function esimGoRoutes(go: EsimGo) {
  return async (scope: FastifyInstance): Promise<void> => {
    const limit = createRateLimit(() => go.switches.read().callsPerSecond);
    scope.addHook("preHandler", async (request) => {
      if (request.headers["x-api-key"] !== API_KEY) throw refusal(403, "access denied");
      if (!limit.admits()) throw refusal(429, "too many requests");
    });
    misbehaveOnRequest(scope, {
      world: go.world,
      endpointOf: byRoute("esim-go", PREFIX),
      refusal: ({ errorCode, errorMessage }, _request, reply) => {
        reply.code(400);
        return messageBody(errorMessage || errorCode);
      },
    });
    scope.setErrorHandler(answerRefusals(messageBody));
    sellingRoutes(scope, go);
    esimRoutes(scope, go);
  };
}

function sellingRoutes(scope: FastifyInstance, go: EsimGo): void {
  scope.get(`${PREFIX}catalogue`, async (request) => listBundles(go, queryOf(request)));
  scope.get(`${PREFIX}catalogue/:name`, async (request) => showBundle(go, param(request, "name")));
  scope.get(`${PREFIX}organisation`, async () => {
    const { currency, balanceCents } = go.switches.read();
    return { organisations: [{ name: "Sandbox", currency, balance: balanceCents / 100, testCredit: 0 }] };
  });
  scope.post(`${PREFIX}orders`, async (request) => {
    const wanted = readOrder(go, request.body);
    return wanted.type === "validate" ? validAnswer(go, wanted) : orderAnswer(go, placeOrder(go, wanted));
  });
  scope.get(`${PREFIX}orders`, async (request) => listOrders(go, queryOf(request)));
  scope.get(`${PREFIX}orders/:reference`, async (request) => {
    const order = go.orders.get(param(request, "reference"));
    if (!order) throw refusal(400, "order not found");
    return orderAnswer(go, order);
  });
}

function esimRoutes(scope: FastifyInstance, go: EsimGo): void {
  const esimOf = (request: FastifyRequest) => findEsim(go, param(request, "iccid"));
  scope.put(`${PREFIX}esims`, async (request) => {
    const { iccid, customerRef } = fieldsOf(request.body);
    keep(go, { ...findEsim(go, String(iccid)), customerRef: String(customerRef ?? "") });
    return { status: "updated" };
  });
  scope.get(`${PREFIX}esims/:iccid`, async (request) => showEsim(go, esimOf(request)));
  scope.get(`${PREFIX}esims/:iccid/bundles`, async (request) =>
    showBundles(go, esimOf(request), queryOf(request).get("includeUsed") === "true"),
  );
  scope.delete(`${PREFIX}esims/:iccid/bundles/:name`, async (request) => {
    const isWanted = queryOf(request).get("refundToBalance") === "true";
    revokeBundle(go, esimOf(request), param(request, "name"), isWanted);
    return { status: "Successfully Revoked Bundle" };
  });
}

const param = (request: FastifyRequest, name: string): string => namedIn(request.params, name);
/** The same name may stand in it several times. */
const queryOf = (request: FastifyRequest) => new URL(request.url, "http://sandbox").searchParams;
