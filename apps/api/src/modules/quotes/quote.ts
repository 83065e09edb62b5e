import { addMoney, type Money, multiplyMoney, type Quote, type QuoteInput } from "@rihla/contract";
import { isDays } from "@rihla/contract/rules";
import { Refusal } from "../../refusal.ts";
import { flagOf, type PlanForSale, toPlan } from "../catalogue/index.ts";

/** A quoted line and what we will ask of the provider for it. */
export type QuotedLine = Quote["lines"][number] & {
  provider: string;
  providerPackage: string;
  wholesaleUsdE4: number;
  priceBook: number;
  priceRule: string;
  soldByDay: boolean;
};
export type FullQuote = Omit<Quote, "lines"> & { lines: QuotedLine[] };

/**
 * Prices what is asked for from the plans as they are now. Nothing is rounded here: retail prices are already whole
 * minor units, and everything else is a multiplication by whole numbers.
 */
export function makeQuote(plans: readonly PlanForSale[], input: QuoteInput): FullQuote {
  const byCode = new Map(plans.map((plan) => [plan.code, plan]));
  const lines = input.lines.map((line) => {
    const plan = byCode.get(line.plan);
    if (!plan) throw new Refusal("plan_unavailable");
    return quoteLine(plan, line, input.currency);
  });
  const nothing: Money = { amount: 0, currency: input.currency };
  const subtotal = lines.map((line) => line.total).reduce(addMoney, nothing);
  return {
    currency: input.currency,
    lines,
    subtotal,
    serviceFee: nothing,
    discount: nothing,
    couponDiscount: nothing,
    total: subtotal,
  };
}

function quoteLine(row: PlanForSale, line: QuoteInput["lines"][number], currency: string): QuotedLine {
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
  total,
}: FullQuote): Quote {
  return { currency, lines: lines.map(publicLine), subtotal, serviceFee, discount, couponDiscount, total };
}

function publicLine({ plan, destinationNames, flag, quantity, days, unitPrice, total }: QuotedLine) {
  return { plan, destinationNames, flag, quantity, days, unitPrice, total };
}
