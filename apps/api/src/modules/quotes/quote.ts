import { addMoney, type Money, multiplyMoney, type Quote, type QuoteInput } from "@rihla/contract";
import { isDays } from "@rihla/contract/rules";
import { Refusal } from "../../refusal.ts";
import { flagOf, type PlanForSale, toPlan } from "../catalogue/index.ts";
import { type Coupon, discountLines } from "../coupons/index.ts";
import type { RechargePlan } from "../recharges/index.ts";

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
export type Terms = {
  serviceFees?: Readonly<Record<string, number>>;
  coupon?: Coupon | undefined;
  /** What its only line tops up an eSIM with. */
  recharge?: RechargePlan | undefined;
};

/**
 * Prices what is asked for from the plans as they are now. Nothing is rounded here: retail prices are already whole
 * minor units, and everything else is a multiplication by whole numbers; a coupon brings its discount in whole steps.
 */
export function makeQuote(
  plans: readonly PlanForSale[],
  input: QuoteInput,
  { serviceFees = {}, coupon, recharge }: Terms = {},
): FullQuote {
  const sold = plans.map((row) => soldPlan(row, input.currency));
  const byCode = new Map([...sold, ...(recharge ? [recharge] : [])].map((one) => [one.plan.code, one]));
  assertSold(byCode, input.lines);
  const priced = input.lines.map((line) => quoteLine(byCode.get(line.plan) as SoldPlan, line));
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

/** Names every line that can't be bought, so that the others can be. */
function assertSold(plans: ReadonlyMap<string, SoldPlan>, lines: QuoteInput["lines"]): void {
  const errors = lines.flatMap(({ plan: code, days }, at) => {
    const plan = plans.get(code)?.plan;
    if (!plan) return { path: `lines.${at}.plan`, code: "plan_unavailable" as const };
    const isBuyable = plan.days !== null || (days !== undefined && isDays(days));
    return isBuyable ? [] : { path: `lines.${at}.days`, code: "days_out_of_range" as const };
  });
  const [first] = errors;
  if (!first) return;
  if (errors.some(({ code }) => code === "plan_unavailable"))
    throw new Refusal("plan_unavailable", { errors });
  throw new Refusal("days_out_of_range", { errors });
}

const toDiscount = ({ plan, total }: Pick<QuotedLine, "plan" | "total">) => ({
  plan: plan.code,
  destination: plan.destination,
  total: total.amount,
});

/** A plan with its price, and of whom it is bought. */
type SoldPlan = Omit<RechargePlan, "effect">;

const soldPlan = (row: PlanForSale, currency: string): SoldPlan => ({
  plan: toPlan(row, currency),
  destinationNames: row.destinationNames,
  flag: flagOf(row.destinationCode, row.destinationKind),
  provider: row.provider,
  providerPackage: row.providerPackage,
  wholesaleUsdE4: row.wholesaleUsdE4,
  priceBook: row.priceBook,
  priceRule: row.priceRule,
});

function quoteLine(
  sold: SoldPlan | RechargePlan,
  line: QuoteInput["lines"][number],
): Omit<QuotedLine, "couponDiscount"> {
  const { plan, destinationNames, flag, provider, providerPackage } = sold;
  const soldByDay = plan.days === null;
  const days = plan.days ?? (line.days as number);
  const unitPrice = soldByDay ? multiplyMoney(plan.price, days) : plan.price;
  return {
    plan,
    destinationNames,
    flag,
    quantity: line.quantity,
    days,
    unitPrice,
    total: multiplyMoney(unitPrice, line.quantity),
    topUp: line.esim !== undefined && "effect" in sold ? { esim: line.esim, effect: sold.effect } : null,
    provider,
    providerPackage,
    wholesaleUsdE4: sold.wholesaleUsdE4,
    priceBook: sold.priceBook,
    priceRule: sold.priceRule,
    soldByDay,
  };
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

function publicLine({ plan, destinationNames, flag, quantity, days, unitPrice, total, topUp }: QuotedLine) {
  return { plan, destinationNames, flag, quantity, days, unitPrice, total, topUp };
}
