import type { FastifyInstance } from "fastify";
import { namedIn } from "../../world/fields.ts";
import type { Airalo } from "../airalo.ts";
import { input, PREFIX, pathOf, query, success } from "../request.ts";
import { topUp } from "../sims/top-up.ts";
import { listOrders, showOrder } from "./list-orders.ts";
import { orderAnswer, timeText } from "./order-answer.ts";
import { placeOrder, placeOrderAsync } from "./place-order.ts";

const WITH_SIMS = { sims: true, status: false };

export function orderRoutes(scope: FastifyInstance, airalo: Airalo): void {
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
    success(showOrder(airalo, namedIn(request.params, "id"), query(request))),
  );
}
