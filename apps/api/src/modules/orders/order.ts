import type { Order, OrderStatus, Payment } from "@rihla/contract";
import { companyChangeHours, payableMinutes } from "@rihla/contract/rules";
import type { Selectable } from "kysely";
import { hasCome, isStillToCome, wasRefused } from "../esims/index.ts";
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
  createdAt: Date;
  endToldAt: Date | null;
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

/** Whether an attempt to pay it may start. */
export const isPayable = (
  order: Pick<OrderRow, "status" | "payableUntil" | "erasedAt">,
  now = new Date(),
): boolean => isOpen(order) && order.erasedAt === null && order.payableUntil >= now;

/** Whether its money came, though all of it may be back. */
export const wasPaid = (order: Pick<OrderRow, "status" | "closeReason">): boolean =>
  isPlaced(order) || order.closeReason === "refunded";

type Paid = { paidAt: Date | string | null };

/** Until when an order can be billed to another company; null where it was done, or nothing was paid for it. */
function companyChangeEnds(order: Pick<OrderRow, "status" | "companyChangedAt">, payments: readonly Paid[]) {
  const times = payments.flatMap(({ paidAt }) => (paidAt === null ? [] : [new Date(paidAt).getTime()]));
  if (!isPlaced(order) || order.companyChangedAt || times.length === 0) return null;
  return new Date(Math.min(...times) + companyChangeHours * 3_600_000);
}

export const mayChangeCompany = (
  order: Pick<OrderRow, "status" | "companyChangedAt">,
  payments: readonly Paid[],
  now: Date,
): boolean => now.getTime() < (companyChangeEnds(order, payments)?.getTime() ?? 0);

/** The coupon that takes something off. One that does so in another currency alone is held on, for who goes back to that. */
export const usedCoupon = ({
  couponCode,
  couponDiscount,
}: Pick<OrderRow, "couponCode" | "couponDiscount">) => (couponDiscount > 0 ? couponCode : null);

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

/** How far an order of one eSIM or top-up is by it. */
const reached: Readonly<Record<OrderEsim["provisioning"], OrderStatus>> = {
  waiting: "confirmed",
  requested: "ordered",
  issued: "delivered",
  refused: "rejected",
};

function placedStatus(esims: readonly Pick<OrderEsim, "provisioning">[]): OrderStatus {
  if (esims.length === 0) return "confirmed";
  const all = new Set(esims.map(({ provisioning }) => reached[provisioning]));
  if (all.size > 1) all.delete("rejected");
  const [first = "confirmed", ...others] = all;
  return others.length === 0 ? first : "ordered";
}

/** An attempt that goes on decides over one that has ended: an order is paid once. */
const isPending: Readonly<Record<Payment["status"], boolean>> = {
  pending: true,
  successful: false,
  rejected: false,
};

function unpaidStatus(payments: readonly Pick<Payment, "status">[]): OrderStatus {
  if (payments.length === 0) return "not_paid";
  return payments.some(({ status }) => isPending[status]) ? "pending" : "rejected";
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
    isPayable: isPayable(order),
    paymentLinkEndsAt: isOpen(order) ? (order.paymentLinkEndsAt?.toISOString() ?? null) : null,
    billing: {
      email: order.email,
      name: order.billingName,
      phone: order.billingPhone,
      country: order.billingCountry,
    },
    company: order.company,
    companyChangeableUntil: companyChangeEnds(order, payments)?.toISOString() ?? null,
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
    couponCode: usedCoupon(order),
    total: inCurrency(order.total),
    paymentMethod: order.paymentMethod ?? payments[0]?.method ?? null,
    newsletter: order.newsletter,
    deviceCheck: order.deviceCheck,
    takenOverByPaying: false,
    payments: [...payments],
    deliveryMinutes: deliverySeconds === undefined ? null : Math.ceil(deliverySeconds / 60),
    awaitedSince: awaitedSince(esims)?.toISOString() ?? null,
    confirmationSent: order.confirmedAt !== null || esims.some(({ endToldAt }) => endToldAt !== null),
    esims: esims.map((esim) => ({
      id: esim.id,
      issued: hasCome(esim),
      refused: wasRefused(esim),
      givenBack: esim.givenBack,
    })),
    recharges: recharges.map(toRecharge),
  };
}

const awaitedSince = (esims: readonly OrderEsim[]): Date | undefined =>
  esims
    .filter(isStillToCome)
    .map(({ createdAt }) => createdAt)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
