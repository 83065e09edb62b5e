import type { Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import { findEsim, findEsimsOfOrders, hasCome, wasRefused, whenToInstall } from "../esims/index.ts";
import type { OrderNotification } from "../messages/index.ts";
import {
  esimsReadyNotification,
  latePaymentNotification,
  type NotificationText,
  paidByLinkNotification,
  rechargeNotification,
  refundNotification,
} from "../messages/index.ts";
import type { OrderRow } from "../orders/index.ts";
import { expectedByRefund, expectedForRefused, expectedOfPayment, findOrderById } from "../orders/index.ts";
import { findPayment, findRefund } from "../payments/index.ts";
import { findRecharge } from "../recharges/index.ts";
import { endsOf } from "./ends-of-order.ts";
import { rechargeFacts } from "./recharge-facts.ts";

type Said = NotificationText & { path: string };

/** What a device shows of what happened to an order, and whose order it is; undefined once that is no more. */
export async function orderNews(
  { db }: Uses<"db">,
  about: OrderNotification,
  id: string,
  language: Language,
): Promise<(Said & { email: string }) | undefined> {
  const order = await findOrderById(db, await orderOf(db, about, id));
  if (!order || order.erasedAt) return undefined;
  const said = await saidOf(db, order, { about, id, language });
  return said && { ...said, email: order.email };
}

async function orderOf(db: Db, about: OrderNotification, id: string): Promise<string> {
  switch (about) {
    case "esims-ready":
    case "esims-refused":
      return (await findEsim(db, id))?.orderId ?? id;
    case "payment-late":
    case "paid-by-link":
    case "returned-payment":
      return (await findPayment(db, id))?.orderId ?? id;
    case "refund-given":
    case "refund-failed":
      return (await findPayment(db, (await findRefund(db, id))?.paymentId ?? id))?.orderId ?? id;
    case "recharge-done":
    case "recharge-refused":
      return (await findRecharge(db, id))?.orderId ?? id;
  }
}

type Asked = { about: OrderNotification; id: string; language: Language };

async function saidOf(db: Db, order: OrderRow, { about, id, language }: Asked): Promise<Said | undefined> {
  if (about === "esims-ready") return readyOf(db, order, id, language);
  if (about === "recharge-done" || about === "recharge-refused") return rechargeSaid(db, id, language);
  const path = `/${language}/status/${order.number}`;
  if (about === "payment-late" || about === "paid-by-link") {
    const amount = { amount: order.total, currency: order.currency };
    const notificationOf = about === "payment-late" ? latePaymentNotification : paidByLinkNotification;
    return { ...notificationOf(language, { amount, orderNumber: order.number }), path };
  }
  const back = await backOf(db, order, about, id);
  const whose = { language, orderNumber: order.number };
  return back && { ...refundNotification(whatOf[about], { ...whose, ...back }), path };
}

const whatOf = {
  "esims-refused": "refused",
  "returned-payment": "back",
  "refund-given": "given",
  "refund-failed": "failed",
} as const;

async function backOf(db: Db, order: OrderRow, about: keyof typeof whatOf, id: string) {
  if (about === "esims-refused") {
    const refused = (await endedAs(db, order, id)).filter(wasRefused);
    return expectedForRefused(db, order, refused);
  }
  if (about === "returned-payment") {
    const payment = await findPayment(db, id);
    return payment && expectedOfPayment(db, payment);
  }
  const refund = await findRefund(db, id);
  return refund && expectedByRefund(refund, order);
}

const endedAs = async (db: Db, order: OrderRow, fact: string) =>
  endsOf(order, await findEsimsOfOrders(db, [order.id], true)).get(fact) ?? [];

/** Where it is installed: on its own page, or, of several, where they all are. */
async function readyOf(db: Db, order: OrderRow, fact: string, language: Language): Promise<Said | undefined> {
  const esims = (await endedAs(db, order, fact)).filter(hasCome);
  const [only] = esims;
  if (!only) return undefined;
  const path = esims.length === 1 ? `/${language}/details/${only.id}` : `/${language}/esims`;
  const said = { count: esims.length, orderNumber: order.number, advice: whenToInstall(language, only) };
  return { ...esimsReadyNotification(language, said), path };
}

async function rechargeSaid(db: Db, id: string, language: Language): Promise<Said | undefined> {
  const told = await rechargeFacts(db, id, language);
  return told && { ...rechargeNotification({ language, ...told.facts }), path: told.esimPath };
}
