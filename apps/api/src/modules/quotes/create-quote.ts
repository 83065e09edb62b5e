import type { QuoteInput } from "@rihla/contract";
import type { Executor } from "../../app.ts";
import { findPlansForSale } from "../catalogue/index.ts";
import { findCoupon } from "../coupons/index.ts";
import { type FullQuote, makeQuote, type Terms } from "./quote.ts";

/**
 * What `input` costs now, from the catalogue and the coupon of this moment. Refuses plans that are not on sale and coupons
 * that are not for it; whether uses of the coupon are left is another question.
 */
export async function createQuote(
  db: Executor,
  input: QuoteInput,
  serviceFees: Terms["serviceFees"] = {},
): Promise<FullQuote> {
  const codes = [...new Set(input.lines.map((line) => line.plan))];
  const coupon = input.coupon === undefined ? undefined : await findCoupon(db, input.coupon);
  return makeQuote(await findPlansForSale(db, codes), input, { serviceFees, coupon });
}
