import type { BodyOf, Quote } from "@rihla/contract";
import { api } from "../../../../lib/api/api.ts";
import { ApiProblem } from "../../../../lib/api/api-problem.ts";

export type CouponRefusal = { code: string; error: ApiProblem };
export type QuoteWithCoupon = { quote: Quote; refusal?: CouponRefusal };
type Wanted = BodyOf<"POST /quotes">;

/** The price with the coupon; where that is refused, the price without it and why: a code never stands in the way of buying. */
export async function quoteWithCoupon(body: Wanted, signal?: AbortSignal): Promise<QuoteWithCoupon> {
  const ask = async (wanted: Wanted) => ({
    quote: await api("POST /quotes", { body: wanted, ...(signal ? { signal } : {}) }),
  });
  const { coupon: code, ...without } = body;
  if (code === undefined) return ask(without);
  try {
    return await ask(body);
  } catch (error) {
    if (!isCouponFault(error)) throw error;
    return { ...(await ask(without)), refusal: { code, error } };
  }
}

/** Also that too many codes were tried. Whatever else is wrong is wrong without the code too. */
function isCouponFault(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false;
  return (
    error.code.startsWith("coupon_") ||
    error.code === "rate_limited" ||
    error.fieldError("coupon") !== undefined
  );
}

const mayChange: readonly string[] = [
  "coupon_not_yet_active",
  "coupon_package_not_found",
  "coupon_minimum_not_met",
  "coupon_refused",
  "rate_limited",
];

/** Whether the code will be refused for whatever else is bought, too: it need not be remembered. */
export const isRefusedForGood = ({ error }: CouponRefusal): boolean => !mayChange.includes(error.code);
