import { offeredCurrencies } from "@rihla/i18n";
import type { FastifyInstance } from "fastify";
import { insideAddress } from "../src/lib/navigation/inside-address.ts";
import { currencyCookie } from "../src/lib/storage/choice-cookies.ts";

/** Changing the currency before (or without) any script: a form posts here. Scripts do the same in place. */
export async function currencyChoice(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 2000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post("/currency", async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const currency = form.get("currency")?.toUpperCase() ?? "";
    if (offeredCurrencies.includes(currency)) {
      reply.header(
        "set-cookie",
        `${currencyCookie}=${currency.toLowerCase()}; Path=/; Max-Age=31536000; SameSite=Lax`,
      );
    }
    return reply.redirect(insideAddress(form.get("next") ?? "") ?? "/home", 303);
  });
}
