import { addMoney, type Money, multiplyMoney, type Quote, type QuoteInput } from "@rihla/contract";
import { isDays } from "@rihla/contract/rules";
import { Refusal } from "../../refusal.ts";
import { flagOf, type PlanForSale, toPlan } from "../catalogue/index.ts";
import { type Coupon, discountLines } from "../coupons/index.ts";

/** A quoted line and what we will ask of the provider for it. */
export type QuotedLine = Quote["lines"][number] & {
  provider: string;
  providerPackage: string;
  wholesaleUsdE4: number;
  priceBook: number;
  priceRule: string;
  soldByDay: boolean;
  /** What of the coupon's discount falls on it, minor units. */
  couponDiscount: number;
};
export type FullQuote = Omit<Quote, "lines"> & { lines: QuotedLine[]; coupon: Coupon | undefined };
/** What changes a price beside the plans: a fee for each order, minor units by currency. */
export type Terms = { serviceFees?: Readonly<Record<string, number>>; coupon?: Coupon | undefined };

/**
 * Prices what is asked for from the plans as they are now. Nothing is rounded here: retail prices are already whole
 * minor units, and everything else is a multiplication by whole numbers; a coupon brings its discount in whole steps.
 */
export function makeQuote(
  plans: readonly PlanForSale[],
  input: QuoteInput,
  { serviceFees = {}, coupon }: Terms = {},
): FullQuote {
  const byCode = new Map(plans.map((plan) => [plan.code, plan]));
  const priced = input.lines.map((line) => {
    const plan = byCode.get(line.plan);
    if (!plan) throw new Refusal("plan_unavailable");
    return quoteLine(plan, line, input.currency);
  });
  const money = (amount: number): Money => ({ amount, currency: input.currency });
  const subtotal = priced.map((line) => line.total).reduce(addMoney, money(0));
  const serviceFee = serviceFees[input.currency] ?? 0;
  const shares = coupon ? discountLines(coupon, priced.map(toDiscount), input.currency) : [];
  const couponDiscount = shares.reduce((sum, share) => sum + share, 0);
  return {
    currency: input.currency,
    lines: priced.map((line, at) => ({ ...line, couponDiscount: shares[at] ?? 0 })),
    subtotal,
    serviceFee: money(serviceFee),
    discount: money(0),
    couponDiscount: money(couponDiscount),
    couponCode: coupon?.code ?? null,
    total: money(subtotal.amount + serviceFee - couponDiscount),
    coupon,
  };
}

const toDiscount = ({ plan, total }: Pick<QuotedLine, "plan" | "total">) => ({
  plan: plan.code,
  destination: plan.destination,
  total: total.amount,
});

function quoteLine(
  row: PlanForSale,
  line: QuoteInput["lines"][number],
  currency: string,
): Omit<QuotedLine, "couponDiscount"> {
  const plan = toPlan(row, currency);
  const soldByDay = plan.days === null;
  const days = plan.days ?? chosenDays(line.days);
  const unitPrice = soldByDay ? multiplyMoney(plan.price, days) : plan.price;
  return {
    plan,
    destinationNames: row.destinationNames,
    flag: flagOf(row.destinationCode, row.destinationKind),
    quantity: line.quantity,
    days,
    unitPrice,
    total: multiplyMoney(unitPrice, line.quantity),
    provider: row.provider,
    providerPackage: row.providerPackage,
    wholesaleUsdE4: row.wholesaleUsdE4,
    priceBook: row.priceBook,
    priceRule: row.priceRule,
    soldByDay,
  };
}

function chosenDays(days: number | undefined): number {
  if (days === undefined || !isDays(days)) throw new Refusal("days_out_of_range");
  return days;
}

/** What the buyer may know of it. Fields are picked, so that one added for us alone stays with us. */
export function publicQuote({
  currency,
  lines,
  subtotal,
  serviceFee,
  discount,
  couponDiscount,
  couponCode,
  total,
}: FullQuote): Quote {
  const sums = { subtotal, serviceFee, discount, couponDiscount, couponCode, total };
  return { currency, lines: lines.map(publicLine), ...sums };
}

function publicLine({ plan, destinationNames, flag, quantity, days, unitPrice, total }: QuotedLine) {
  return { plan, destinationNames, flag, quantity, days, unitPrice, total };
}
