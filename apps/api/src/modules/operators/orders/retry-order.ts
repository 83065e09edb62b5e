import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { wakeEsimsOfOrder } from "../../esims/index.ts";
import type { OrderRow } from "../../orders/index.ts";
import {
  awaitsNews,
  findPaymentsOf,
  findRefundsOf,
  lookAtRefund,
  settlePayment,
} from "../../payments/index.ts";
import { wakeRechargesOfOrder } from "../../recharges/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import { orderOf } from "./order-of.ts";

/**
 * Takes up again what an order waits for: asks the gateways about its open payments and its refunds without an answer,
 * and makes its eSIMs due. Nothing is sent twice that may have been taken. That it is taken up is kept before anybody is asked, in what state
 * it was; what became due is an act of its own.
 */
export async function retryOrder(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  number: string,
  responsible: Responsible,
) {
  const order = await orderOf(app.db, number);
  const payments = await findPaymentsOf(app.db, [order.id]);
  const open = payments.filter(awaitsNews);
  const ids = payments.map(({ id }) => id);
  const refunds = (await findRefundsOf(app.db, ids)).filter(({ status }) => status === "sent");
  const asked = { payments: open.length, refunds: refunds.length };
  await app.db.transaction().execute((tx) => {
    const before = { order: order.status, payments: payments.map(({ id, status }) => `${id} ${status}`) };
    return recordAct(tx, {
      ...responsible,
      id: newId(),
      act: "retry",
      subject: number,
      details: asked,
      before,
    });
  });
  for (const { id } of open) await settlePayment(app, id);
  for (const { id } of refunds) await lookAtRefund(app, id);
  const due = await makeDue(app, order, responsible);
  return { number, ...asked, ...due };
}

function makeDue({ db }: Uses<"db">, { id, number }: OrderRow, responsible: Responsible) {
  return db.transaction().execute(async (tx) => {
    const details = {
      esims: await wakeEsimsOfOrder(tx, id),
      recharges: await wakeRechargesOfOrder(tx, id),
    };
    if (details.esims + details.recharges > 0)
      await recordAct(tx, { ...responsible, id: newId(), act: "retry made due", subject: number, details });
    return details;
  });
}
