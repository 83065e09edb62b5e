import type { AdminEsim, AdminOrder, AdminPayment, StoryEntry } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import { findCustomerByEmail } from "../../customers/index.ts";
import { type EsimRow, findEsimsOfOrders, toldStatus } from "../../esims/index.ts";
import { findLines, type OrderRow } from "../../orders/index.ts";
import { columnsToFindBy, findPaymentsOf, findRefundsOf, type PaymentRow } from "../../payments/index.ts";
import { showDisputes } from "../disputes/show-disputes.ts";
import { masked } from "../masked.ts";
import { codeMayBeShown, mayBeReplaced } from "./esim-acts.ts";
import { orderOf } from "./order-of.ts";
import { findStory, type StoryRow } from "./order-story.repository.ts";
import { showRefundable } from "./refundable.ts";

/** An order with its money, its eSIMs and its story. Activation codes are in none of it, and its buyer only as `masked` shows people. */
export async function showOrder(
  app: Uses<"db" | "gateways" | "methods">,
  number: string,
): Promise<AdminOrder> {
  const { db } = app;
  const order = await orderOf(db, number);
  const [lines, payments, esims, story, refundable, buyer] = await Promise.all([
    findLines(db, [order.id]),
    findPaymentsOf(db, [order.id]),
    findEsimsOfOrders(db, [order.id], true),
    findStory(db, order.id),
    showRefundable(app, db, order),
    buyerOf(app, order),
  ]);
  const paymentIds = payments.map(({ id }) => id);
  const [refunds, disputes] = await Promise.all([
    findRefundsOf(db, paymentIds),
    showDisputes(app, db, paymentIds),
  ]);
  const { status, closeReason, createdAt, payableUntil, language, total, currency, couponCode } = order;
  return {
    number,
    status,
    closeReason,
    createdAt: createdAt.toISOString(),
    payableUntil: payableUntil.toISOString(),
    language,
    total: { amount: total, currency },
    coupon: couponCode,
    buyer,
    lines: lines.map((line) => ({
      id: line.id,
      destination: line.destinationNames,
      plan: { code: line.plan.code, kind: line.plan.kind, dataBytes: line.plan.dataBytes },
      days: line.days,
      quantity: line.quantity,
      total: { amount: line.total, currency },
      topsUp: line.topsUp,
    })),
    payments: payments.map(toAdminPayment),
    refunds: refunds.map(({ id, paymentId, amount, destination, status, createdAt, doneAt, ...refund }) => ({
      id,
      paymentId,
      amount: { amount, currency: refund.currency },
      to: destination,
      status,
      createdAt: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
    disputes,
    esims: esims.map(toAdminEsim),
    refundable,
    story: story.map(toStoryEntry),
  };
}

async function buyerOf({ db }: Uses<"db">, order: OrderRow): Promise<AdminOrder["buyer"]> {
  if (order.erasedAt) return null;
  const { email, billingName: name, billingPhone: phone, billingCountry: country } = order;
  const customer = await findCustomerByEmail(db, email);
  return { ...masked({ email, name, phone }), country, customerId: customer?.id ?? null };
}

const toAdminPayment = (payment: PaymentRow): AdminPayment => ({
  id: payment.id,
  status: payment.status,
  method: payment.method,
  gateway: payment.gateway,
  amount: { amount: payment.amount, currency: payment.currency },
  card: payment.card,
  references: columnsToFindBy.flatMap((column) => payment[column] ?? []),
  reviewReason: payment.reviewReason,
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
});

export const toAdminEsim = (esim: EsimRow): AdminEsim => ({
  id: esim.id,
  lineId: esim.orderLineId,
  status: toldStatus(esim),
  provisioning: esim.provisioning,
  saidState: esim.saidState,
  supplier: esim.provider,
  supplierOrder: esim.providerOrder,
  refusalCode: esim.refusalCode,
  attempts: esim.attempts,
  iccidEnd: esim.iccid?.slice(-4) ?? null,
  usedBytes: esim.usedBytes,
  totalBytes: esim.totalBytes,
  expiresAt: esim.expiresAt?.toISOString() ?? null,
  readAt: esim.readAt?.toISOString() ?? null,
  replacedBy: esim.replacedBy,
  codeToShow: codeMayBeShown(esim),
  replaceable: mayBeReplaced(esim),
});

const toStoryEntry = ({ at, amount, currency, note, otherOrder, ...row }: StoryRow): StoryEntry => ({
  ...row,
  at: at.toISOString(),
  note: [note, otherOrder && `order ${otherOrder}`].filter(Boolean).join(", ") || null,
  amount: amount === null || currency === null ? null : { amount, currency },
});
