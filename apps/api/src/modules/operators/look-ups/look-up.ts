import type { Uses } from "../../../app.ts";
import { findEsimsOfOrders } from "../../esims/index.ts";
import { findOrdersById } from "../../orders/index.ts";
import { columnsToFindBy, findPaymentsNamed, findPaymentsOf, findRefundsOf } from "../../payments/index.ts";
import { findRechargesOfOrders } from "../../recharges/index.ts";
import { findRepairsOf } from "../../repairs/index.ts";
import { findTopUpsNamed } from "../../top-ups/index.ts";
import { findOrders } from "./look-up-anything.ts";
import { mostFound } from "./look-ups.repository.ts";

/**
 * Orders and top-ups of wallets by anything that people tell of them, newest first, with all that an operator needs of their money and
 * eSIMs. No activation codes.
 */
export async function lookUp(app: Uses<"config" | "db" | "providers">, text: string) {
  const { db } = app;
  const [{ orders }, payments] = await Promise.all([
    findOrders(app, text),
    findPaymentsNamed(db, text, mostFound),
  ]);
  return [
    ...(await show(
      db,
      orders.slice(0, mostFound).map(({ id }) => id),
    )),
    ...(await showTopUps(
      db,
      text,
      payments.map(({ orderId }) => orderId),
    )),
  ];
}

/** Money that was paid into wallets; those of a deleted account are found by nothing. */
async function showTopUps(db: Uses<"db">["db"], text: string, ids: string[]) {
  const topUps = await findTopUpsNamed(db, text, ids, mostFound);
  const payments = await findPaymentsOf(
    db,
    topUps.map(({ id }) => id),
  );
  const refunds = await findRefundsOf(
    db,
    payments.map(({ id }) => id),
  );
  return topUps.map(({ id, number, email, amount, currency, createdAt }) => ({
    topUp: number,
    createdAt,
    email,
    amount,
    currency,
    payments: payments.filter(({ orderId }) => orderId === id).map(paymentOf),
    refunds: refunds.filter(({ orderId }) => orderId === id),
  }));
}

async function show(db: Uses<"db">["db"], ids: string[]) {
  const [orders, payments, esims, recharges] = await Promise.all([
    findOrdersById(db, ids),
    findPaymentsOf(db, ids),
    findEsimsOfOrders(db, ids, true),
    findRechargesOfOrders(db, ids),
  ]);
  const refunds = await findRefundsOf(
    db,
    payments.map(({ id }) => id),
  );
  const repairs = await findRepairsOf(
    db,
    esims.map(({ id }) => id),
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
      .map(({ id, iccid, provider, refusedBy, provisioning, attempts, providerOrder, replacedBy }) => ({
        id,
        iccid,
        provider,
        refusedBy,
        provisioning,
        attempts,
        providerOrder,
        replacedBy,
        repair: repairs.find(({ esimId }) => esimId === id) ?? null,
      })),
    recharges: recharges
      .filter(({ orderId }) => orderId === order.id)
      .map(({ id, esimId, provider, status, refusalCode, attempts, providerTopUp }) => ({
        id,
        esimId,
        provider,
        status,
        refusalCode,
        attempts,
        providerTopUp,
      })),
  }));
}

const paymentOf = (payment: Awaited<ReturnType<typeof findPaymentsOf>>[number]) => ({
  id: payment.id,
  method: payment.method,
  gateway: payment.gateway,
  status: payment.status,
  amount: payment.amount,
  ...Object.fromEntries(columnsToFindBy.map((column) => [column, payment[column]])),
  reviewReason: payment.reviewReason,
  settlesOrder: payment.settlesOrder,
  createdAt: payment.createdAt,
  paidAt: payment.paidAt,
});
