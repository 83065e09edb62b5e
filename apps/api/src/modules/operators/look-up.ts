import type { Uses } from "../../app.ts";
import { findEsimsByIccid, findEsimsOfOrders } from "../esims/index.ts";
import { findOrdersById, findOrdersNamed } from "../orders/index.ts";
import { findPaymentsNamed, findPaymentsOf, findRefundsOf } from "../payments/index.ts";

const most = 50;

/**
 * Orders by number, e-mail, ICCID or what a bank calls a payment (its reference, our number there, the approval code),
 * newest first, with all that an operator needs of their money and eSIMs. No activation codes.
 */
export async function lookUp({ db }: Uses<"db">, text: string) {
  const [named, payments, esims] = await Promise.all([
    findOrdersNamed(db, text, most),
    findPaymentsNamed(db, text, most),
    findEsimsByIccid(db, text),
  ]);
  const ids = [...named.map(({ id }) => id), ...[...payments, ...esims].map(({ orderId }) => orderId)];
  return show(db, [...new Set(ids)].slice(0, most));
}

async function show(db: Uses<"db">["db"], ids: string[]) {
  const [orders, payments, esims] = await Promise.all([
    findOrdersById(db, ids),
    findPaymentsOf(db, ids),
    findEsimsOfOrders(db, ids),
  ]);
  const refunds = await findRefundsOf(
    db,
    payments.map(({ id }) => id),
  );
  return orders.map((order) => ({
    number: order.number,
    status: order.status,
    closeReason: order.closeReason,
    createdAt: order.createdAt,
    email: order.email,
    total: order.total,
    currency: order.currency,
    payments: payments.filter(({ orderId }) => orderId === order.id).map(paymentOf),
    refunds: refunds.filter(({ orderId }) => orderId === order.id),
    esims: esims
      .filter(({ orderId }) => orderId === order.id)
      .map(({ id, iccid, provider, provisioning, attempts, providerOrder }) => ({
        id,
        iccid,
        provider,
        provisioning,
        attempts,
        providerOrder,
      })),
  }));
}

const paymentOf = (payment: Awaited<ReturnType<typeof findPaymentsOf>>[number]) => ({
  id: payment.id,
  method: payment.method,
  gateway: payment.gateway,
  status: payment.status,
  amount: payment.amount,
  gatewayRef: payment.gatewayRef,
  gatewayOrderNumber: payment.gatewayOrderNumber,
  approvalCode: payment.approvalCode,
  reviewReason: payment.reviewReason,
  settlesOrder: payment.settlesOrder,
  createdAt: payment.createdAt,
  paidAt: payment.paidAt,
});
