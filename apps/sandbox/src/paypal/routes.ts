import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { namedIn, textFields } from "../world/fields.ts";
import { answerRefusals } from "../world/http-refusal.ts";
import { publicAddress } from "../world/public-address.ts";
import { captureAnswer, orderAnswer } from "./answers.ts";
import { CERTIFICATE_PATH, certificateNamed, isOurs } from "./certificates.ts";
import { createOrder } from "./create-order.ts";
import { disputeAnswer, listDisputes } from "./dispute.ts";
import type { Order, Paypal, Refund } from "./order.ts";
import { missing, refusal } from "./refusal.ts";
import { searchTransactions } from "./search-transactions.ts";
import { refund, takeMoney, tellShop } from "./settle.ts";
import { checkToken, giveToken } from "./token.ts";

const PREFIX = "/paypal/";
const TOKEN = `${PREFIX}v1/oauth2/token`;
const CERTIFICATE = `${PREFIX}${CERTIFICATE_PATH}:name`;
/** What anybody may ask for. */
const OPEN = [TOKEN, CERTIFICATE];

export function paypalRoutes(paypal: Paypal) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.addHook("preHandler", async (request) => {
      if (!OPEN.includes(request.routeOptions.url ?? "")) checkToken(paypal, request);
    });
    misbehaveOnRequest(scope, {
      world: paypal.world,
      endpointOf: byRoute("paypal", PREFIX),
      refusal: ({ errorCode, errorMessage }, _request, reply) => {
        reply.code(422);
        return refusal(errorMessage || "UNPROCESSABLE_ENTITY", errorCode);
      },
    });
    scope.setErrorHandler(answerRefusals((message) => refusal(message)));

    scope.post(TOKEN, async (request) => giveToken(paypal, request));
    scope.get(CERTIFICATE, async (request, reply) => {
      const pem = certificateNamed(namedIn(request.params, "name")) ?? missing();
      return reply.type("application/x-pem-file").send(pem);
    });
    scope.post(`${PREFIX}v1/notifications/verify-webhook-signature`, async ({ body }) => ({
      verification_status: isOurs(Object(body ?? {})) ? "SUCCESS" : "FAILURE",
    }));
    scope.get(`${PREFIX}v1/reporting/transactions`, async ({ query }) =>
      searchTransactions(paypal, textFields(query)),
    );
    orderRoutes(scope, paypal);
    scope.post(`${PREFIX}v2/payments/captures/:id/refund`, async (request, reply) =>
      once(paypal, request, reply, () => refund(paypal, ofCapture(paypal, request), request.body)),
    );
    scope.get(`${PREFIX}v2/payments/captures/:id`, async (request) =>
      captureAnswer(ofCapture(paypal, request)),
    );
    scope.get(`${PREFIX}v1/customer/disputes`, async (request) =>
      listDisputes(paypal, textFields(request.query), publicAddress(paypal.world, request)),
    );
    scope.get(`${PREFIX}v1/customer/disputes/:id`, async (request) =>
      disputeAnswer(paypal.disputes.get(idIn(request)) ?? missing()),
    );
    scope.get(`${PREFIX}v2/payments/refunds/:id`, async (request) => refundNamed(paypal, request));
  };
}

function orderRoutes(scope: FastifyInstance, paypal: Paypal): void {
  const orders = `${PREFIX}v2/checkout/orders`;
  scope.post(orders, async (request, reply) =>
    once(paypal, request, reply, () =>
      orderAnswer(createOrder(paypal, request.body, publicAddress(paypal.world, request))),
    ),
  );
  scope.get(`${orders}/:id`, async (request) => orderAnswer(named(paypal, request)));
  scope.post(`${orders}/:id/capture`, async (request, reply) => {
    const before = named(paypal, request);
    const answer = once(paypal, request, reply, () => orderAnswer(takeMoney(paypal, before)));
    const { capture } = named(paypal, request);
    if (capture && !before.capture)
      await tellShop(paypal, `PAYMENT.CAPTURE.${capture.status}`, { ...before, capture }, reply);
    return answer;
  });
}

/** The same request id gets the first answer again. A refusal is not kept. */
function once(paypal: Paypal, request: FastifyRequest, reply: FastifyReply, work: () => object): object {
  const id = request.headers["paypal-request-id"];
  const key = typeof id === "string" ? `${request.routeOptions.url} ${id}` : null;
  const kept = key && paypal.kept.get(key);
  if (kept) return kept;
  const answer = work();
  if (key) paypal.kept.put(key, answer);
  reply.code(201);
  return answer;
}

const idIn = ({ params }: FastifyRequest) => namedIn(params, "id");

function named(paypal: Paypal, request: FastifyRequest): Order {
  const order = paypal.orders.get(idIn(request));
  return order && !order.gone ? order : missing();
}

const refundNamed = (paypal: Paypal, request: FastifyRequest): Refund =>
  paypal.orders
    .all()
    .flatMap(({ refunds }) => refunds)
    .find(({ id }) => id === idIn(request)) ?? missing();

function ofCapture(paypal: Paypal, request: FastifyRequest): Order {
  return paypal.orders.all().find(({ capture }) => capture?.id === idIn(request)) ?? missing();
}
