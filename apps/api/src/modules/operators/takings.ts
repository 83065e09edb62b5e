import type { Uses } from "../../app.ts";
import type { PaymentGateway } from "../payments/index.ts";
import { findDayOfPayments, findDayOfRefunds } from "../payments/index.ts";

/** Algeria keeps UTC+1 all year. */
const utcOffset = "+01:00";

type Sum = { gateway: string; currency: string; payments: number; taken: number; givenBack: number };
type Difference = { order: string; payment: string; gateway: string; here: string; there: string };

/**
 * What a day (YYYY-MM-DD, Algerian time) brought, by gateway and currency in minor units, and where a gateway says
 * something else of a payment than we do. Every attempt of the day that got a page is asked about, one after the other:
 * one that it took and we don't know of is found like one that we have and it denies.
 */
export async function countTakings({ db, gateways }: Uses<"db" | "gateways">, day: string) {
  const from = new Date(`${day}T00:00:00${utcOffset}`);
  if (Number.isNaN(from.getTime())) throw new Error(`"${day}" is no day; write 2026-05-03`);
  const to = new Date(from.getTime() + 24 * 60 * 60 * 1000);
  const [payments, refunds] = [await findDayOfPayments(db, from, to), await findDayOfRefunds(db, from, to)];
  const sums = new Map<string, Sum>();
  const sumOf = ({ gateway, currency }: { gateway: string; currency: string }) => {
    const sum = sums.get(`${gateway} ${currency}`) ?? {
      gateway,
      currency,
      payments: 0,
      taken: 0,
      givenBack: 0,
    };
    sums.set(`${gateway} ${currency}`, sum);
    return sum;
  };
  for (const payment of payments) {
    if (!payment.paidAt || payment.paidAt < from || payment.paidAt >= to) continue;
    const sum = sumOf(payment);
    sum.payments++;
    sum.taken += payment.amount;
  }
  for (const refund of refunds) sumOf(refund).givenBack += refund.amount;
  const differences: Difference[] = [];
  for (const payment of payments) {
    const difference = await compare(gateways.get(payment.gateway), payment);
    if (difference) differences.push(difference);
  }
  return { day, sums: [...sums.values()], asked: payments.length, differences };
}

type DayPayment = Awaited<ReturnType<typeof findDayOfPayments>>[number];

async function compare(gateway: PaymentGateway | undefined, payment: DayPayment): Promise<Difference | null> {
  const there = gateway
    ? await tellState(gateway, payment)
    : `the gateway ${payment.gateway} is not configured`;
  const here = payment.paidAt ? `paid ${payment.amount} ${payment.currency}` : "not paid";
  if (there === here) return null;
  return { order: payment.orderNumber, payment: payment.id, gateway: payment.gateway, here, there };
}

/** In the words that ours are told in, so that what agrees is the same text. */
async function tellState(gateway: PaymentGateway, payment: DayPayment): Promise<string> {
  // Looking at the books takes no money.
  const state = await gateway.fetchState(payment.gatewayRef, payment.language, false);
  switch (state.state) {
    case "paid":
      return `paid ${state.amount.amount} ${state.amount.currency}`;
    case "refunded":
      // Wholly given back, which we know of.
      return payment.status === "refunded" ? `paid ${payment.amount} ${payment.currency}` : "given back";
    case "pending":
    case "declined":
      return "not paid";
    case "unknown":
      return `no answer that can be used: ${state.reason}`;
  }
}
