import type { BodyOf, FieldErrorCode } from "@rihla/contract";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { type QuoteWithCoupon, quoteWithCoupon } from "../checkout/coupon/quote-with-coupon.ts";

export type PricedCart = {
  /** Of the lines that can be bought; undefined where there are none. */
  priced: QuoteWithCoupon | undefined;
  faults: ReadonlyArray<{ line: CartLine; code: FieldErrorCode }>;
};

type Asking = Omit<BodyOf<"POST /quotes">, "lines">;

/** The price of what can be bought. A line that can't be is named with its reason, and stands in nobody's way. */
export async function quoteCart(
  lines: readonly CartLine[],
  asking: Asking,
  signal?: AbortSignal,
): Promise<PricedCart> {
  if (lines.length === 0) return { priced: undefined, faults: [] };
  try {
    return { priced: await quoteWithCoupon({ ...asking, lines: [...lines] }, signal), faults: [] };
  } catch (error) {
    const faults = faultsOf(lines, error);
    if (faults.length === 0) throw error;
    const others = lines.filter((line) => !faults.some((fault) => fault.line === line));
    const rest = await quoteCart(others, asking, signal);
    return { ...rest, faults: [...faults, ...rest.faults] };
  }
}

function faultsOf(lines: readonly CartLine[], error: unknown): PricedCart["faults"] {
  if (!(error instanceof ApiProblem)) return [];
  return lines.flatMap((line, at) => {
    const found = error.details.errors?.find(({ path }) => path.startsWith(`lines.${at}.`));
    return found ? [{ line, code: found.code }] : [];
  });
}
