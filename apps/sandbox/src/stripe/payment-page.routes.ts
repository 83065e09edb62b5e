import type { FastifyInstance, FastifyReply } from "fastify";
import { misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { type Fields, namedIn, textFields } from "../world/fields.ts";
import { unknownPaymentPage } from "../world/hosted-page.ts";
import { asLanguage } from "../world/hosted-page-words.ts";
import { cardOf, type Decline } from "./cards.ts";
import { PAGES } from "./create-session.ts";
import { cardPage, confirmationPage, overPage } from "./payment-page.ts";
import { keep, type Session, type Stripe } from "./session.ts";
import { moveTo, type Outcome, tellShop } from "./settle.ts";
import { WORDS } from "./words.ts";

/** Plain forms, each answered by a redirect, so that reloading or pressing twice repeats nothing. */
export function paymentPageRoutes(stripe: Stripe) {
  return async (scope: FastifyInstance): Promise<void> => {
    misbehaveOnRequest(scope, {
      world: stripe.world,
      endpointOf: (request) => `stripe:page/${request.routeOptions.url?.split("/").at(-1)}`,
      refusal: ({ errorMessage }) => errorMessage,
    });
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    });

    scope.get(`${PAGES}:id`, async (request, reply) =>
      show(stripe, request.params, textFields(request.query), reply),
    );
    scope.post(`${PAGES}:id/card`, async (request, reply) => {
      const fields = textFields(request.body);
      const session = openSession(stripe, request.params);
      if (session && !/^[\d\s]{16,23}$/.test(fields.number ?? ""))
        return show(stripe, request.params, fields, reply.code(422), true);
      if (session) await enterCard(stripe, session, fields, reply);
      return leave(stripe, request.params, fields, reply);
    });
    scope.post(`${PAGES}:id/confirm`, async (request, reply) => {
      const fields = textFields(request.body);
      const session = openSession(stripe, request.params);
      if (session?.confirming) await confirm(stripe, session, session.confirming, fields, reply);
      return leave(stripe, request.params, fields, reply);
    });
  };
}

const find = (stripe: Stripe, params: unknown) => stripe.sessions.get(namedIn(params, "id"));

function openSession(stripe: Stripe, params: unknown): Session | undefined {
  const session = find(stripe, params);
  return session?.status === "open" ? session : undefined;
}

async function enterCard(stripe: Stripe, session: Session, fields: Fields, reply: FastifyReply) {
  const { decline, confirms, delayed } = cardOf((fields.number ?? "").replaceAll(/\s/g, ""));
  if (confirms) return void keep(stripe, { ...session, confirming: { decline } });
  return end(stripe, session, decline ? "declined" : delayed ? "processing" : "paid", reply, decline);
}

async function confirm(
  stripe: Stripe,
  session: Session,
  { decline }: { decline: Decline | null },
  fields: Fields,
  reply: FastifyReply,
) {
  const reason = fields.answer === "confirm" ? decline : "authentication_failed";
  return end(stripe, session, reason ? "declined" : "paid", reply, reason);
}

async function end(
  stripe: Stripe,
  before: Session,
  outcome: Outcome,
  reply: FastifyReply,
  decline: Decline | null,
) {
  const after = moveTo(stripe, before, outcome, decline ?? undefined);
  await tellShop(stripe, before, after, outcome, reply);
}

/** Back to the shop once it is over; else to the page, which knows what is next. */
function leave(stripe: Stripe, params: unknown, fields: Fields, reply: FastifyReply) {
  const session = find(stripe, params);
  const id = namedIn(params, "id");
  const target =
    session?.status === "complete" ? session.successUrl : `${PAGES}${id}?locale=${fields.locale ?? ""}`;
  return reply.redirect(target, 303);
}

function show(stripe: Stripe, params: unknown, fields: Fields, reply: FastifyReply, isWrong = false) {
  const session = find(stripe, params);
  const language = asLanguage(fields.locale ?? "") ?? session?.locale ?? "fr";
  reply.type("text/html; charset=utf-8");
  if (!session) return reply.code(404).send(unknownPaymentPage(WORDS[language].title, language));
  const view = { session, language, number: fields.number ?? "", isWrong };
  if (session.status !== "open") return reply.send(overPage(view));
  return reply.send(session.confirming ? confirmationPage(view) : cardPage(view));
}
