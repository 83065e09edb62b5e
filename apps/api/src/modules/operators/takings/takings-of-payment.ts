import type { Money } from "@rihla/contract";
import type { findDayOfPayments, PaymentGateway } from "../../payments/index.ts";

export type Span = { from: Date; to: Date };
export type DayPayment = Awaited<ReturnType<typeof findDayOfPayments>>[number];
/** `order`, `payment`: null of money that the shop knows nothing of. */
export type Difference = {
  order: string | null;
  payment: string | null;
  gateway: string;
  here: string;
  there: string;
};

/** How what was said begins where a gateway said nothing that could be compared. */
const noAnswer = "no answer that can be used";
export const sayNoAnswer = (why: string): string => `${noAnswer}: ${why}`;
export const isNoAnswer = (there: string): boolean => there.startsWith(noAnswer);

/** Of what we have, and its books don't. */
export const notListed = "not in its list";

/** In words, so that what agrees is the same text. */
export const paidText = ({ amount, currency }: Money): string => `paid ${amount} ${currency}`;

export const saidHere = (payment: Pick<DayPayment, "paidAt" | "amount" | "currency">): string =>
  payment.paidAt ? paidText(payment) : "not paid";

/**
 * What a gateway says of one payment, where it is something else than we do. `isGivenBack`: in part or whole, by our books; how
 * much is compared with the refunds.
 */
export async function askAbout(
  gateway: PaymentGateway | undefined,
  payment: DayPayment,
  isGivenBack: boolean,
): Promise<Omit<Difference, "gateway">[]> {
  const there = gateway
    ? await tellState(gateway, payment, isGivenBack)
    : `the gateway ${payment.gateway} is not configured`;
  const here = saidHere(payment);
  return there === here ? [] : [{ order: payment.orderNumber, payment: payment.id, here, there }];
}

async function tellState(
  gateway: PaymentGateway,
  payment: DayPayment,
  isGivenBack: boolean,
): Promise<string> {
  // Looking at the books takes no money.
  const state = await gateway.fetchState(payment.gatewayRef, payment.language, false);
  switch (state.state) {
    case "paid":
      return paidText(state.amount);
    case "refunded":
      return isGivenBack || payment.status === "refunded" ? paidText(payment) : "given back";
    case "pending":
    case "declined":
      return "not paid";
    case "unknown":
      return sayNoAnswer(state.reason);
  }
}
