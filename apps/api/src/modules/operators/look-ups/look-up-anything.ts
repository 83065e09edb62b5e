import type { LookUp } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { Db } from "../../../database.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findOrdersByRequest } from "../../esims/index.ts";
import { findLines, findOrderByNumber, findOrdersById } from "../../orders/index.ts";
import { findPaymentsNamed } from "../../payments/index.ts";
import { findTopUpsNamed } from "../../top-ups/index.ts";
import { inspectVoucher } from "../../vouchers/index.ts";
import { masked } from "../masked.ts";
import { kindsOf, type Wanted } from "./look-up-kinds.ts";
import { type FoundOrderRow, findCustomersBy, findOrdersBy, mostFound } from "./look-ups.repository.ts";

type Found = LookUp["found"][number];

/** Whatever somebody tells of a purchase leads to it. What was typed is kept nowhere, and of people only enough is shown to tell them apart. */
export async function lookUpAnything(
  app: Uses<"config" | "db" | "providers">,
  text: string,
): Promise<LookUp> {
  const { db } = app;
  const wanted = kindsOf(text);
  const [{ orders, voucher }, customers, topUps] = await Promise.all([
    findOrders(app, text),
    findCustomersBy(db, wanted),
    findTopUps(db, text, wanted),
  ]);
  const found: Found[] = [
    ...(voucher ? [voucher] : []),
    ...customers.slice(0, mostFound).map(({ id, by, createdAt, ...person }) => ({
      kind: "customer" as const,
      id,
      by,
      createdAt: createdAt.toISOString(),
      buyer: masked(person),
    })),
    ...topUps,
    ...(await describeOrders(db, orders.slice(0, mostFound))),
  ];
  return { found, more: orders.length > mostFound || customers.length > mostFound };
}

/** Orders, one more than `mostFound` where there are more, and the voucher whose code this is. */
export async function findOrders(app: Uses<"config" | "db" | "providers">, text: string) {
  const { db, providers } = app;
  const wanted = kindsOf(text);
  const voucher = await findVoucherCalled(app, wanted);
  const redeemed: FoundOrderRow[] = voucher?.orderId ? [{ id: voucher.orderId, by: ["voucher"] }] : [];
  const found = await findOrdersBy(db, wanted, [...providers.keys()], redeemed);
  const orders = found.length === 0 ? await findRequested(db, wanted) : found;
  return { orders, voucher: voucher?.found };
}

/** Requests are read one by one, so only where nothing else has the number: an order's looks like one. */
async function findRequested(db: Db, { request }: Wanted): Promise<FoundOrderRow[]> {
  if (request === undefined) return [];
  const requested = await findOrdersByRequest(db, request);
  return requested.map(({ orderId }) => ({ id: orderId, by: ["request"] }));
}

async function findVoucherCalled(app: Uses<"config" | "db">, { voucher: code }: Wanted) {
  if (code === undefined) return undefined;
  const voucher = await inspectVoucher(app, code).catch((error: unknown) => {
    if (error instanceof OperatorRefusal) return undefined;
    throw error;
  });
  if (!voucher) return undefined;
  const { batch, nth, status, expiresAt, orderNumber } = voucher;
  const order = orderNumber === null ? undefined : await findOrderByNumber(app.db, orderNumber);
  return {
    orderId: order?.id,
    found: { kind: "voucher" as const, batch, nth, status, expiresAt: expiresAt.toISOString() },
  };
}

async function findTopUps(db: Db, text: string, { reference }: Wanted): Promise<Found[]> {
  const paid = reference ? await findPaymentsNamed(db, reference, mostFound) : [];
  const ids = paid.map(({ orderId }) => orderId);
  const topUps = await findTopUpsNamed(db, text, ids, mostFound);
  return topUps.map(({ id, number, amount, currency, customerId, email, createdAt }) => ({
    kind: "top-up" as const,
    by: ids.includes(id)
      ? ["reference" as const]
      : number === text.toUpperCase()
        ? ["number" as const]
        : ["email" as const],
    number,
    amount: { amount, currency },
    customerId,
    createdAt: createdAt.toISOString(),
    buyer: masked({ email, name: null, phone: null }),
  }));
}

/** In the order in which they were found. */
export async function describeOrders(
  db: Db,
  found: readonly FoundOrderRow[],
): Promise<Array<Extract<Found, { kind: "order" }>>> {
  const ids = found.map(({ id }) => id);
  const [orders, lines] = await Promise.all([findOrdersById(db, ids), findLines(db, ids)]);
  return found.flatMap(({ id, by }) => {
    const order = orders.find((one) => one.id === id);
    if (!order) return [];
    const { number, status, closeReason, total, currency, createdAt, email, erasedAt } = order;
    const { billingName: name, billingPhone: phone } = order;
    return [
      {
        kind: "order" as const,
        by,
        number,
        status,
        closeReason,
        total: { amount: total, currency },
        createdAt: createdAt.toISOString(),
        destination: lines.find(({ orderId }) => orderId === id)?.destinationNames ?? null,
        buyer: erasedAt ? null : masked({ email, name, phone }),
      },
    ];
  });
}
