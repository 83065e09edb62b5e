import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { assertUsesLeft } from "../coupons/index.ts";
import { couponLimits, quoteLimits, spendLimits } from "../limits/index.ts";
import { assertOwnRecharge } from "../recharges/index.ts";
import { createQuote } from "./create-quote.ts";
import { publicQuote } from "./quote.ts";

export function mountQuotes(route: Route, app: Uses<"config" | "db">): void {
  route("POST /quotes", async ({ body, ...asking }) => {
    await spendLimits(
      app,
      body.coupon === undefined ? quoteLimits : [...quoteLimits, ...couponLimits],
      asking,
    );
    await assertOwnRecharge(app.db, body.lines, asking.caller?.email);
    const quote = await createQuote(app.db, body, app.config.SERVICE_FEES);
    if (quote.coupon) await assertUsesLeft(app.db, quote.coupon, asking.caller?.email);
    return publicQuote(quote);
  });
}
