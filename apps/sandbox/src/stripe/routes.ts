import type { FastifyInstance, FastifyRequest } from "fastify";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { namedIn, textFields } from "../world/fields.ts";
import { answerRefusals } from "../world/http-refusal.ts";
import { publicAddress } from "../world/public-address.ts";
import { intentAnswer, refundAnswer, sessionAnswer } from "./answers.ts";
import { createSession } from "./create-session.ts";
import { disputeAnswer } from "./dispute.ts";
import { formAt, nestedForm } from "./form.ts";
import { once } from "./idempotency.ts";
import { listCharges, listDisputes, listRefunds } from "./lists.ts";
import { createRefund } from "./refund.ts";
import { refusal, refuse } from "./refusal.ts";
import { SECRET_KEY, type Session, type Stripe, sessionOfIntent } from "./session.ts";
import { expire } from "./settle.ts";

/** Their library can be told a host, not a folder. */
const PREFIX = "/v1/";

export function stripeRoutes(stripe: Stripe) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.addHook("preHandler", async (request) => {
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) refuse(401, "Invalid API Key provided.");
    });
    misbehaveOnRequest(scope, {
      world: stripe.world,
      endpointOf: byRoute("stripe", PREFIX),
      refusal: ({ errorCode, errorMessage, status }, _request, reply) => {
        reply.code(status === 503 ? 400 : status);
        return refusal(errorMessage || errorCode, { code: errorCode });
      },
    });
    scope.setErrorHandler(answerRefusals((message) => refusal(message)));
    sessionRoutes(scope, stripe);
    moneyRoutes(scope, stripe);
    disputeRoutes(scope, stripe);
  };
}

function sessionRoutes(scope: FastifyInstance, stripe: Stripe): void {
  scope.post(`${PREFIX}checkout/sessions`, async (request, reply) =>
    once(stripe, request, reply, () =>
      sessionAnswer(createSession(stripe, formIn(request), publicAddress(stripe.world, request))),
    ),
  );
  scope.get(`${PREFIX}checkout/sessions/:id`, async (request) =>
    sessionAnswer(named(stripe, request), expandIn(request)),
  );
  scope.post(`${PREFIX}checkout/sessions/:id/expire`, async (request, reply) =>
    once(stripe, request, reply, () => {
      const session = named(stripe, request);
      if (session.status !== "open")
        refuse(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      return sessionAnswer(expire(stripe, session));
    }),
  );
}

function moneyRoutes(scope: FastifyInstance, stripe: Stripe): void {
  scope.get(`${PREFIX}payment_intents/:id`, async (request) => {
    const id = namedIn(request.params, "id");
    const session = sessionOfIntent(stripe, id);
    if (!session?.intent) return refuse(404, `No such payment_intent: '${id}'`, { code: "resource_missing" });
    return intentAnswer(session, session.intent, expandIn(request));
  });
  scope.get(`${PREFIX}charges`, async (request) =>
    listCharges(stripe, nestedForm(textFields(request.query))),
  );
  scope.post(`${PREFIX}refunds`, async (request, reply) =>
    once(stripe, request, reply, () => refundAnswer(createRefund(stripe, formIn(request)))),
  );
  scope.get(`${PREFIX}refunds`, async (request) =>
    listRefunds(stripe, nestedForm(textFields(request.query))),
  );
}

function disputeRoutes(scope: FastifyInstance, stripe: Stripe): void {
  scope.get(`${PREFIX}disputes`, async (request) =>
    listDisputes(stripe, nestedForm(textFields(request.query))),
  );
  scope.get(`${PREFIX}disputes/:id`, async (request) => {
    const id = namedIn(request.params, "id");
    const dispute = stripe.disputes.get(id);
    if (!dispute) return refuse(404, `No such dispute: '${id}'`, { code: "resource_missing" });
    return disputeAnswer(stripe, dispute, expandIn(request));
  });
}

const formIn = ({ body }: FastifyRequest) => nestedForm(textFields(body));

const expandIn = ({ query }: FastifyRequest) =>
  Object.values(formAt(nestedForm(textFields(query)), "expand")).map(String);

function named(stripe: Stripe, request: FastifyRequest): Session {
  const id = namedIn(request.params, "id");
  const session = stripe.sessions.get(id);
  return (
    session ??
    refuse(404, `No such checkout.session: '${id}'`, { code: "resource_missing", param: "session" })
  );
}
