import type { QuoteInput } from "@rihla/contract";
import type { Executor } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { findPlansForSale } from "../catalogue/index.ts";
import { findCoupon } from "../coupons/index.ts";
import { findEsim } from "../esims/index.ts";
import { findRechargePlan } from "../recharges/index.ts";
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
  const toppedUp = input.lines.find(({ esim }) => esim !== undefined);
  if (toppedUp) return quoteRecharge(db, input, toppedUp, serviceFees);
  const codes = [...new Set(input.lines.map((line) => line.plan))];
  const coupon = input.coupon === undefined ? undefined : await findCoupon(db, input.coupon);
  return makeQuote(await findPlansForSale(db, codes), input, { serviceFees, coupon });
}

/** A top-up is bought alone and without a coupon: it is for one eSIM, at that eSIM's supplier. */
async function quoteRecharge(
  db: Executor,
  input: QuoteInput,
  line: QuoteInput["lines"][number],
  serviceFees: Terms["serviceFees"] = {},
): Promise<FullQuote> {
  const wrong = (path: string) =>
    new Refusal("invalid_input", { errors: [{ path, code: "invalid" as const }] });
  if (input.lines.length > 1) throw wrong("lines");
  if (line.quantity > 1) throw wrong("lines.0.quantity");
  if (input.coupon !== undefined) throw new Refusal("coupon_package_not_found");
  const esim = await findEsim(db, line.esim as string);
  const recharge = esim && (await findRechargePlan(db, esim, line.plan, input.currency));
  return makeQuote([], input, { serviceFees, recharge });
}
