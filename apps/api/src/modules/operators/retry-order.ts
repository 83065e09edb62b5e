import type { Uses } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import { wakeEsimsOfOrder } from "../esims/index.ts";
import { awaitsNews, findPaymentsOf, findRefundsOf, lookAtRefund, settlePayment } from "../payments/index.ts";
import { wakeRechargesOfOrder } from "../recharges/index.ts";
import { type Responsible, recordAct } from "./acts.repository.ts";
import { orderOf } from "./order-of.ts";

/**
 * Takes up again what an order waits for: asks the gateways about its open payments and its refunds without an answer,
 * and makes its eSIMs due. Nothing is sent twice that may have been taken.
 */
export async function retryOrder(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  number: string,
  responsible: Responsible,
) {
  const order = await orderOf(app.db, number);
  const payments = await findPaymentsOf(app.db, [order.id]);
  const open = payments.filter(awaitsNews);
  for (const { id } of open) await settlePayment(app, id);
  const refunds = (
    await findRefundsOf(
      app.db,
      payments.map(({ id }) => id),
    )
  ).filter(({ status }) => status === "sent");
  for (const { id } of refunds) await lookAtRefund(app, id);
  const details = {
    payments: open.length,
    refunds: refunds.length,
    esims: await wakeEsimsOfOrder(app.db, order.id),
    recharges: await wakeRechargesOfOrder(app.db, order.id),
  };
  await recordAct(app.db, { ...responsible, id: newId(), act: "retry", subject: number, details });
  return { number, ...details };
}
