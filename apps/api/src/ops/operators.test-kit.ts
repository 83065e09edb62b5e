import { randomUUID } from "node:crypto";
import type { Wallet } from "@rihla/contract";
import { settlePayment } from "../modules/payments/index.ts";
import { callApi, openPayment, order } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import type { TestShop } from "../testing/test-shop.ts";
import { runOps } from "./run-ops.ts";

/** Users of the machine at the commands of a shop. */
export function operatorsOf(shop: () => TestShop) {
  const as = async (user: string, line: string) =>
    JSON.parse(
      await runOps([...line.split(" "), "--why", "as agreed", "--json"], (use) => use(shop().app), user),
    );
  const complaint = (user: string, line: string): Promise<string> =>
    as(user, line).then(
      () => "done",
      (error: Error) => error.message,
    );
  async function customer() {
    const email = `${randomUUID()}@example.com`;
    const token = await signIn(shop(), email);
    const balance = async (): Promise<number> => {
      const { balances } = (await callApi(shop(), "GET", "/wallet", { as: { token } })).data as Wallet;
      return balances.find(({ currency }) => currency === "DZD")?.amount ?? 0;
    };
    return { email, balance };
  }
  return { as, complaint, customer };
}

/** An order of a guest that was paid; nothing of it is delivered yet. */
export async function paidOrder(shop: TestShop) {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  const row = await settlePayment(shop.app, payment.id);
  if (row?.status !== "paid") throw new Error("not paid");
  return { ...guest, payment: row };
}
