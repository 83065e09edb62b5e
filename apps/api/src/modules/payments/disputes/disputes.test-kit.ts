import type { PaymentMethod } from "@rihla/contract";
import { newId } from "../../../infra/ids.ts";
import { type Guest, openPayment, order } from "../../../testing/purchase.ts";
import type { TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../settle-payment.ts";
import { sweepDisputes } from "./sweep-disputes.ts";

/** The gateways that have disputes, as the sandbox plays them. */
export const disputing = {
  stripe: {
    method: "card" as PaymentMethod,
    at: "/controls/stripe/",
    payments: "sessions",
    words: {
      under_review: { status: "under_review" },
      needs_answer: { status: "needs_response" },
      won: { status: "won" },
      lost: { status: "lost" },
    },
  },
  paypal: {
    method: "paypal" as PaymentMethod,
    at: "/controls/paypal/",
    payments: "orders",
    words: {
      under_review: { status: "UNDER_REVIEW" },
      needs_answer: { status: "WAITING_FOR_SELLER_RESPONSE" },
      won: { outcome: "RESOLVED_SELLER_FAVOUR" },
      lost: { outcome: "RESOLVED_BUYER_FAVOUR" },
    },
  },
} as const;
export type Disputing = keyof typeof disputing;

/** A shop that is paid at each of them, and in dinars. */
export const paidThere = "cib:satim,card:stripe,paypal:paypal,wallet:wallet";

export type Bought = Guest & { paymentId: string; ref: string; amount: number };

/** An order in dollars that is paid there. */
export async function buyAt(shop: TestShop, gateway: Disputing, changes: object = {}): Promise<Bought> {
  const { method } = disputing[gateway];
  const guest = await order(shop, undefined, { currency: "USD", paymentMethod: method, ...changes });
  return { ...guest, ...(await payThere(shop, gateway, guest)) };
}

async function payThere(shop: TestShop, gateway: Disputing, guest: Guest) {
  const { at, payments, method } = disputing[gateway];
  const { id, transactionId: ref, amount } = await openPayment(shop, guest, method);
  await shop.sandbox.post(`${at}${payments}/${ref}/pay`, {});
  const paid = await settlePayment(shop.app, id);
  if (paid?.status !== "paid") throw new Error(`The payment is ${paid?.status}`);
  return { paymentId: id, ref, amount: amount.amount };
}

/** Money of a payment that the shop's database knows nothing of; gives its reference there. */
export async function payElsewhere({ app, sandbox }: TestShop, gateway: Disputing): Promise<string> {
  const { at, payments, method } = disputing[gateway];
  const there = app.gateways.get(gateway);
  const created = await there?.create({
    orderNumber: newId(),
    method,
    amount: { amount: 1999, currency: "USD" },
    language: "fr",
    returnUrl: "https://shop.example/back",
    leaveUrl: "https://shop.example/leave",
    notifyUrl: "https://shop.example/webhooks",
    description: "Rihla elsewhere",
    paymentId: newId(),
    isRepeat: false,
    closesAt: new Date(Date.now() + 40 * 60_000),
  });
  if (created?.outcome !== "created") throw new Error(created?.outcome);
  await sandbox.post(`${at}${payments}/${created.ref}/pay`, {});
  await there?.fetchState(created.ref, "fr", true);
  return created.ref;
}

/** What happens at the gateway; nobody here has heard of it yet. */
export async function dispute(shop: TestShop, gateway: Disputing, ref: string, wanted: object = {}) {
  const { at, payments } = disputing[gateway];
  const { id } = await shop.sandbox.post<{ id: string }>(`${at}${payments}/${ref}/dispute`, wanted);
  return id;
}

export async function decide(
  shop: TestShop,
  gateway: Disputing,
  name: string,
  what: keyof (typeof disputing)[Disputing]["words"],
): Promise<void> {
  const { at, words } = disputing[gateway];
  await shop.sandbox.post(`${at}disputes/${name}/decide`, words[what]);
}

export const sweep = ({ app }: TestShop) => sweepDisputes(app);

/** A payment that is disputed, and that the shop has heard of. */
export async function buyAndDispute(shop: TestShop, gateway: Disputing = "stripe", changes: object = {}) {
  const bought = await buyAt(shop, gateway, changes);
  const name = await dispute(shop, gateway, bought.ref);
  await sweep(shop);
  return { ...bought, name };
}

export const rowOf = ({ app: { db } }: TestShop, reference: string) =>
  db.selectFrom("dispute").selectAll().where("reference", "=", reference).executeTakeFirst();
