import type { Order, Payment } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { type Page, pageOf } from "../../infra/database/page.ts";
import { type SecretKeys, secretKeysOf } from "../../infra/secret-keys.ts";
import { Refusal } from "../../refusal.ts";
import { expectDelivery, findEsimsOfOrders } from "../esims/index.ts";
import {
  findOthersPages,
  findPaymentsOf,
  isSessionAlone,
  type PaymentRow,
  type StartedBy,
  showPayments,
} from "../payments/index.ts";
import { findRechargesOfOrders } from "../recharges/index.ts";
import { isOpen, type OrderRow, toOrder } from "./order.ts";
import { isOrderSecret } from "./order-secret.ts";
import { findLines, findOrderByNumber, findOrderPage, markClaimed } from "./orders.repository.ts";

/** Who asks: someone signed in, or a guest with the order's own secret. */
export type Claim = { caller: Caller | null; orderSecret: string | null };

/** A job of ours, which shows an order to its owner without their asking. */
export const nobody: Claim = { caller: null, orderSecret: null };

/** Loads an order for its owner. For everybody else it does not exist. */
export async function findOwnOrder(
  app: Uses<"config" | "db">,
  number: string,
  claim: Claim,
): Promise<OrderRow> {
  return assertOwn(app, await findOrderByNumber(app.db, number), claim);
}

/** Refuses who does not own it: as if there were none, or because its secret has ended. */
export async function assertOwn<Row extends OrderRow>(
  app: Uses<"config" | "db">,
  order: Row | undefined,
  claim: Claim,
): Promise<Row> {
  if (!order) throw new Refusal("not_found");
  assertProof(secretKeysOf(app.config), order, claim);
  // Placed by the owner before they signed in: who asks holds both the session and the secret.
  const { broughtSecret, customerId } = startedBy(secretKeysOf(app.config), order, claim);
  if (!order.claimedByOwner && broughtSecret && customerId !== null) await markClaimed(app.db, order.id);
  return order;
}

type Provable = Pick<OrderRow, "id" | "email" | "erasedAt" | "secretEndedAt">;

/** Refuses who proves nothing of it. An ended secret is told apart from a wrong one: whoever has it held the order once. */
export function assertProof(keys: SecretKeys, order: Provable, claim: Claim): void {
  if (order.erasedAt) throw new Refusal("not_found");
  const { broughtSecret, customerId } = startedBy(keys, order, claim);
  if (broughtSecret || customerId !== null) return;
  const isEnded = startedBy(keys, { ...order, secretEndedAt: null }, claim).broughtSecret;
  throw new Refusal(isEnded ? "order_secret_ended" : "not_found");
}

/** What whoever asks brings of its owner's proofs. */
export const startedBy = (
  keys: SecretKeys,
  { id, email, secretEndedAt }: Omit<Provable, "erasedAt">,
  { caller, orderSecret }: Claim,
): StartedBy => ({
  broughtSecret: orderSecret !== null && secretEndedAt === null && isOrderSecret(keys, id, orderSecret),
  customerId: caller?.email === email ? caller.customerId : null,
  byLink: false,
});

/** Whether who pays it with this proof takes it from whoever else placed it. */
export const isTakenOver = (
  order: Pick<OrderRow, "status" | "claimedByOwner" | "secretEndedAt">,
  by: StartedBy,
): boolean => isOpen(order) && !order.claimedByOwner && order.secretEndedAt === null && isSessionAlone(by);

type Showing = Uses<"config" | "db" | "gateways" | "providers">;

/** As whoever makes this claim may see it. */
export async function showOrder(app: Showing, order: OrderRow, claim: Claim): Promise<Order> {
  const [shown] = await showOrders(app, [order], claim);
  return shown as Order;
}

const pageSize = 20;

/** Newest first. */
export async function listOrders(
  app: Showing,
  caller: Caller,
  cursor: string | undefined,
): Promise<Page<Order>> {
  const { items, next } = pageOf(await findOrderPage(app.db, caller.email, pageSize + 1, cursor), pageSize);
  return { items: await showOrders(app, items, { caller, orderSecret: null }), next };
}

export async function showOrders(app: Showing, orders: OrderRow[], claim: Claim): Promise<Order[]> {
  const ids = orders.map((order) => order.id);
  const [lines, payments, esims, recharges] = await Promise.all([
    findLines(app.db, ids),
    findPaymentsOf(app.db, ids),
    findEsimsOfOrders(app.db, ids),
    findRechargesOfOrders(app.db, ids),
  ]);
  const proofs = new Map(orders.map((one) => [one.id, startedBy(secretKeysOf(app.config), one, claim)]));
  const [shown, expected] = await Promise.all([
    showAttempts(app, payments, proofs),
    expectDelivery(app, esims),
  ]);
  const of = <Row extends { orderId: string }>(rows: Row[], id: string) =>
    rows.filter((row) => row.orderId === id);
  return orders.map((order) => ({
    ...toOrder(
      order,
      of(lines, order.id),
      shown.filter(({ orderNumber }) => orderNumber === order.number),
      of(esims, order.id),
      of(recharges, order.id),
      expected.get(order.id),
    ),
    takenOverByPaying: isTakenOver(order, proofs.get(order.id) as StartedBy),
  }));
}

async function showAttempts(
  app: Showing,
  payments: PaymentRow[],
  proofs: ReadonlyMap<string, StartedBy>,
): Promise<Payment[]> {
  const shown = await showPayments(app, payments);
  const proofOf = new Map(payments.map(({ id, orderId }) => [id, proofs.get(orderId) as StartedBy]));
  return Promise.all(shown.map((one) => withoutOthersPage(app, one, proofOf.get(one.id) as StartedBy)));
}

/** One attempt to pay an order, as whoever brings this may see it. */
export async function withoutOthersPage(
  { db }: Uses<"db">,
  payment: Payment,
  by: StartedBy,
): Promise<Payment> {
  if (payment.redirectUrl === null) return payment;
  const others = await findOthersPages(db, [payment.id], by);
  return others.has(payment.id) ? { ...payment, redirectUrl: null } : payment;
}
