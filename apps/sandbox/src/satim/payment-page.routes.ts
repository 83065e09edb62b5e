import type { FastifyInstance, FastifyReply } from "fastify";
import { misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { type Fields, textFields } from "../world/fields.ts";
import { unknownPaymentPage } from "../world/hosted-page.ts";
import { asLanguage, type Language } from "../world/hosted-page-words.ts";
import { TEST_CARDS } from "./cards.ts";
import { findOrder, type Satim, type SatimOrder } from "./order.ts";
import { enterCard, enterOtp, finish, redirectTarget, type TypedCard } from "./payment.ts";
import { cardPage, type Invalid, otpPage, overPage } from "./payment-page.ts";
import { PAGE } from "./routes.ts";
import { WORDS } from "./words.ts";

const FOLDER = PAGE.slice(0, PAGE.lastIndexOf("/") + 1);

/** The gateway's own pages: plain forms, each answered by a redirect, so that reloading or pressing twice repeats nothing. */
export function paymentPageRoutes(satim: Satim) {
  return async (scope: FastifyInstance): Promise<void> => {
    misbehaveOnRequest(scope, {
      world: satim.world,
      endpointOf: (request) => `satim:page/${(request.url.split("?")[0] ?? "").slice(FOLDER.length)}`,
      refusal: ({ errorMessage }) => errorMessage,
    });
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    });

    scope.get(PAGE, async (request, reply) => {
      const fields = textFields(request.query);
      const typed = TEST_CARDS[Number(fields.card ?? Number.NaN)];
      return show(satim, fields, reply, typed && { ...typed, name: "SANDBOX TRAVELLER" });
    });

    scope.post(`${FOLDER}card`, async (request, reply) => {
      const fields = textFields(request.body);
      const order = openOrder(satim, fields);
      if (!order) return leave(satim, fields, reply);
      const typed = readCard(fields);
      const invalid = faultsOf(typed);
      if (invalid.length > 0) return show(satim, fields, reply.code(422), { ...typed, cvv: "" }, invalid);
      enterCard(satim, order, typed);
      return reply.redirect(pageOf(fields), 303);
    });

    scope.post(`${FOLDER}otp`, async (request, reply) => {
      const fields = textFields(request.body);
      const order = openOrder(satim, fields);
      if (!order) return leave(satim, fields, reply);
      const tried = enterOtp(satim, order, fields.attempt ?? "", (fields.otp ?? "").trim());
      return reply.redirect(tried.state === "paid" ? redirectTarget(tried) : pageOf(fields), 303);
    });

    scope.post(`${FOLDER}cancel`, async (request, reply) => {
      const fields = textFields(request.body);
      const order = openOrder(satim, fields);
      if (order) finish(satim, order, "cancelled");
      return leave(satim, fields, reply);
    });
  };
}

function openOrder(satim: Satim, fields: Fields): SatimOrder | undefined {
  const order = findOrder(satim, fields.mdOrder ?? "");
  return order?.state === "open" ? order : undefined;
}

/** Nothing more to do here: back to the shop, which asks for itself how it ended. */
function leave(satim: Satim, fields: Fields, reply: FastifyReply) {
  const order = findOrder(satim, fields.mdOrder ?? "");
  return order ? reply.redirect(redirectTarget(order), 303) : show(satim, fields, reply);
}

function show(
  satim: Satim,
  fields: Fields,
  reply: FastifyReply,
  typed?: Partial<TypedCard>,
  invalid: Invalid = [],
) {
  const order = findOrder(satim, fields.mdOrder ?? "");
  const language: Language = asLanguage(fields.language ?? "") ?? order?.language ?? "fr";
  reply.type("text/html; charset=utf-8");
  if (!order) return reply.code(404).send(unknownPaymentPage(WORDS[language].title, language));
  if (order.state !== "open") return reply.send(overPage({ order, language }));
  const view = { order, language, typed, invalid };
  return reply.send(order.attempt && invalid.length === 0 ? otpPage(view) : cardPage(view));
}

function readCard(fields: Fields): TypedCard {
  const month = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec((fields.expiry ?? "").trim());
  const year = month?.[2]?.length === 2 ? `20${month[2]}` : month?.[2];
  return {
    pan: (fields.pan ?? "").replaceAll(/[\s-]/g, ""),
    expiry: month ? `${month[1]?.padStart(2, "0")}/${year}` : (fields.expiry ?? ""),
    cvv: (fields.cvv ?? "").trim(),
    name: (fields.name ?? "").trim(),
  };
}

function faultsOf(typed: TypedCard): Invalid {
  const fine: Record<keyof TypedCard, boolean> = {
    pan: /^\d{16,19}$/.test(typed.pan),
    expiry: /^(0[1-9]|1[0-2])\/20\d\d$/.test(typed.expiry),
    cvv: /^\d{3}$/.test(typed.cvv),
    name: typed.name.length > 1,
  };
  return (Object.keys(fine) as Invalid).filter((name) => !fine[name]);
}

function pageOf(fields: Fields): string {
  return `${PAGE}?${new URLSearchParams({ mdOrder: fields.mdOrder ?? "", language: fields.language ?? "" })}`;
}
