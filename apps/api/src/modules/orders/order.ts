import type { Order, OrderStatus, Payment } from "@rihla/contract";
import { payableMinutes } from "@rihla/contract/rules";
import type { Selectable } from "kysely";
import { provisioningOf, type RechargeRow, toRecharge } from "../recharges/index.ts";
import type { OrderLineTable, OrderTable } from "./orders.tables.ts";

export type OrderRow = Selectable<OrderTable>;
export type OrderLineRow = Selectable<OrderLineTable>;
type StoredStatus = OrderRow["status"];
/** What an order may know of its eSIMs. */
export type OrderEsim = {
  id: string;
  provisioning: "waiting" | "requested" | "issued" | "refused";
  givenBack: boolean;
};

/** When the order's own time ends; a payment link keeps it open longer, at the price of the moment. */
export const ownTimeEnds = ({ createdAt }: Pick<OrderRow, "createdAt">): Date =>
  new Date(createdAt.getTime() + payableMinutes * 60_000);

/** closed → placed is money that came after the order had expired and is honoured at the same price. */
const moves: Readonly<Record<StoredStatus, readonly StoredStatus[]>> = {
  open: ["placed", "closed"],
  placed: ["closed"],
  closed: ["placed"],
};

export const mayMove = (from: StoredStatus, to: StoredStatus): boolean => moves[from].includes(to);

/** unpaid: it waits for its money · paid: it has it, and is carried out · over: nothing more comes of it. */
const stages: Readonly<Record<StoredStatus, "unpaid" | "paid" | "over">> = {
  open: "unpaid",
  placed: "paid",
  closed: "over",
};
type Staged = Pick<OrderRow, "status">;
export const isOpen = ({ status }: Staged): boolean => stages[status] === "unpaid";
export const isPlaced = ({ status }: Staged): boolean => stages[status] === "paid";

/** Whether its money came, though all of it may be back. */
export const wasPaid = (order: Pick<OrderRow, "status" | "closeReason">): boolean =>
  isPlaced(order) || order.closeReason === "refunded";

/** What a person reads, derived from the three stored statuses. */
export function orderStatus(
  order: Pick<OrderRow, "status">,
  payments: readonly Pick<Payment, "status">[],
  esims: readonly Pick<OrderEsim, "provisioning">[],
): OrderStatus {
  switch (order.status) {
    case "closed":
      return "rejected";
    case "open":
      return unpaidStatus(payments);
    case "placed":
      return placedStatus(esims);
  }
}

function placedStatus(esims: readonly Pick<OrderEsim, "provisioning">[]): OrderStatus {
  const wanted = esims.filter((esim) => esim.provisioning !== "refused");
  if (wanted.length === 0) return esims.length === 0 ? "confirmed" : "rejected";
  if (wanted.every((esim) => esim.provisioning === "issued")) return "delivered";
  return wanted.some((esim) => esim.provisioning !== "waiting") ? "ordered" : "confirmed";
}

function unpaidStatus(payments: readonly Pick<Payment, "status">[]): OrderStatus {
  if (payments.length === 0) return "not_paid";
  return payments.some((payment) => payment.status === "pending") ? "pending" : "rejected";
}

/** An order as its owner sees it; `payments` newest first, `esims` in the order of the lines, what it tops up, and in how many seconds eSIMs are expected. */
export function toOrder(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  payments: readonly Payment[],
  esims: readonly OrderEsim[],
  recharges: readonly RechargeRow[],
  deliverySeconds?: number,
): Order {
  const inCurrency = (amount: number) => ({ amount, currency: order.currency });
  return {
    number: order.number,
    status: orderStatus(order, payments, [
      ...esims,
      ...recharges.map((one) => ({ provisioning: provisioningOf(one) })),
    ]),
    createdAt: order.createdAt.toISOString(),
    payableUntil: order.payableUntil.toISOString(),
    paymentLinkEndsAt: isOpen(order) ? (order.paymentLinkEndsAt?.toISOString() ?? null) : null,
    billing: {
      email: order.email,
      name: order.billingName,
      phone: order.billingPhone,
      country: order.billingCountry,
    },
    lines: lines.map((line) => ({
      plan: line.plan,
      destinationNames: line.destinationNames,
      flag: line.flag,
      quantity: line.quantity,
      days: line.days,
      unitPrice: inCurrency(line.unitPrice),
      total: inCurrency(line.total),
      topUp: line.topsUp && line.topUpEffect ? { esim: line.topsUp, effect: line.topUpEffect } : null,
    })),
    subtotal: inCurrency(order.subtotal),
    serviceFee: inCurrency(order.serviceFee),
    discount: inCurrency(order.discount),
    couponDiscount: inCurrency(order.couponDiscount),
    couponCode: order.couponCode,
    total: inCurrency(order.total),
    paymentMethod: order.paymentMethod,
    newsletter: order.newsletter,
    deviceCheck: order.deviceCheck,
    takenOverByPaying: false,
    payments: [...payments],
    deliveryMinutes: deliverySeconds === undefined ? null : Math.ceil(deliverySeconds / 60),
    esims: esims.map(({ id, provisioning, givenBack }) => ({
      id,
      issued: provisioning === "issued",
      refused: provisioning === "refused",
      givenBack,
    })),
    recharges: recharges.map(toRecharge),
  };
}
