import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import {
  findPaymentsOf,
  isPaidByAnother,
  lockPayment,
  refundedAmount,
  requestRefund,
} from "../../payments/index.ts";

type PayBack = Omit<Parameters<typeof requestRefund>[2], "paymentId" | "amount"> & {
  orderId: string;
  /** Minor units; all that is left of the payment where it is not given. */
  most?: number;
};

/** `what` is paid back by the payment that settled its order, as far as that goes. */
export async function payBack(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  what: string,
  { orderId, most = Number.POSITIVE_INFINITY, sendAfter = null, ...refund }: PayBack,
): Promise<void> {
  const paid = (await findPaymentsOf(tx, [orderId])).find((one) => one.settlesOrder);
  if (!paid) throw new Error(`${what} was not paid`);
  const payment = await lockPayment(tx, paid.id);
  // An operator may have given back a part of it before.
  const amount = Math.min(most, payment.amount - (await refundedAmount(tx, payment.id)));
  // A coupon may have paid for all of it.
  if (amount === 0) return;
  // What somebody else paid waits for nobody's choice.
  const wait = isPaidByAnother(payment) ? null : sendAfter;
  await requestRefund(app, tx, { ...refund, paymentId: payment.id, amount, sendAfter: wait });
}

/** Until when the buyer may still have it put into their wallet; null where there is none. */
export function untilChosen({ config, methods }: Uses<"config" | "methods">): Date | null {
  const hasWallet = methods.some(({ method }) => method === "wallet");
  return hasWallet ? new Date(Date.now() + config.REFUND_CHOICE_MINUTES * 60_000) : null;
}
