import type { FastifyInstance, FastifyRequest } from "fastify";
import { misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { type Fields, textFields } from "../world/fields.ts";
import { asLanguage } from "../world/hosted-page-words.ts";
import { publicAddress } from "../world/public-address.ts";
import { type CodesAs, withCodesAs } from "./codes.ts";
import { GatewayError } from "./gateway-error.ts";
import { findOrder, keep, MERCHANT, type Satim, type SatimOrder } from "./order.ts";
import { refund } from "./refund.ts";
import { register } from "./register.ts";
import { statusAnswer, statusDetails } from "./status-answer.ts";

const PREFIX = "/satim/payment/rest/";

export const PAGE = "/satim/payment/merchants/sandbox/payment.html";

type Endpoint = (satim: Satim, fields: Fields, request: FastifyRequest) => Record<string, unknown>;

const ENDPOINTS: Record<string, Endpoint> = {
  "register.do": (satim, fields, request) => {
    const { mdOrder, language } = register(satim, fields);
    const page = `${publicAddress(satim.world, request)}${PAGE}`;
    return { errorCode: 0, orderId: mdOrder, formUrl: `${page}?mdOrder=${mdOrder}&language=${language}` };
  },
  "public/acknowledgeTransaction.do": (satim, fields) => acknowledge(satim, fields, "mdOrder"),
  "confirmOrder.do": (satim, fields) => acknowledge(satim, fields, "orderId"),
  "getOrderStatus.do": (satim, fields) => {
    const order = orderNamedBy(satim, fields, "orderId");
    return {
      ...statusAnswer(order, languageOf(fields, order)),
      ...statusDetails(order, tellsAmounts(satim)),
    };
  },
  "getOrderStatusExtended.do": (satim, fields) => {
    const order = orderNamedBy(satim, fields, "orderId");
    return {
      ...inLowerCase(statusAnswer(order, languageOf(fields, order))),
      ...statusDetails(order, tellsAmounts(satim)),
    };
  },
  "refund.do": (satim, fields) => {
    refund(satim, orderNamedBy(satim, fields, "orderId"), fields);
    return { errorCode: 0, errorMessage: "Success" };
  },
};

const tellsAmounts = (satim: Satim): boolean => satim.switches.read().tellsRefundedAmount;

/** Confirm calls answer with capitals (`ErrorCode`), the others without. */
const CAPITALISED = ["public/acknowledgeTransaction.do", "confirmOrder.do", "getOrderStatus.do"];

export function satimRoutes(satim: Satim) {
  const codesAs = (): CodesAs => satim.switches.read().codesAs;

  return async (scope: FastifyInstance): Promise<void> => {
    misbehaveOnRequest(scope, {
      world: satim.world,
      endpointOf: (request) => `satim:${pathOf(request)}`,
      refusal: ({ errorCode, errorMessage }, request) =>
        withCodesAs(codesAs(), asAnswer(new GatewayError(errorCode, errorMessage), pathOf(request))),
    });
    scope.setErrorHandler((error, request, reply) =>
      reply.code(200).send(withCodesAs(codesAs(), asAnswer(error, pathOf(request)))),
    );
    for (const [path, endpoint] of Object.entries(ENDPOINTS))
      scope.route({
        method: ["GET", "POST"],
        url: PREFIX + path,
        handler: async (request) => {
          const fields = { ...textFields(request.query), ...textFields(request.body) };
          if (fields.userName !== MERCHANT.userName || fields.password !== MERCHANT.password)
            throw new GatewayError("5", "Access denied");
          return withCodesAs(codesAs(), endpoint(satim, fields, request));
        },
      });
  };
}

/** Marks the payment as noticed by the merchant. Before anything was paid there is nothing to notice. */
function acknowledge(satim: Satim, fields: Fields, idField: string): Record<string, unknown> {
  const order = orderNamedBy(satim, fields, idField);
  if (order.paidAt !== null && order.acknowledgedAt === null)
    keep(satim, { ...order, acknowledgedAt: satim.world.clock.now() });
  return statusAnswer(order, languageOf(fields, order));
}

function orderNamedBy(satim: Satim, fields: Fields, idField: string): SatimOrder {
  const mdOrder = fields[idField];
  if (!mdOrder) throw new GatewayError("5", `${idField} is empty`);
  const order = findOrder(satim, mdOrder);
  if (!order || order.state === "auto-cancelled") throw new GatewayError("6", "Unknown order id");
  return order;
}

function languageOf(fields: Fields, order: SatimOrder) {
  return asLanguage(fields.language ?? "") ?? order.language;
}

function asAnswer(error: unknown, path: string): Record<string, unknown> {
  const known = error instanceof GatewayError ? error : new GatewayError("7", "System error");
  if (known !== error) console.error(error);
  return CAPITALISED.includes(path)
    ? { ErrorCode: Number(known.code), ErrorMessage: known.message }
    : { errorCode: Number(known.code), errorMessage: known.message };
}

function inLowerCase(answer: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]),
  );
}

function pathOf(request: FastifyRequest): string {
  return (request.url.split("?")[0] ?? "").slice(PREFIX.length);
}
