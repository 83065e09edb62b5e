import type { Language, Payment } from "@rihla/contract";
import { api } from "../../lib/api/api.ts";
import { idempotencyKeyFor } from "../../lib/api/idempotency.ts";
import { orderSecret } from "../orders/order-access.ts";
import type { Payable } from "./start-payment.ts";

/** Pays an order of the customer from their wallet: it is paid when this returns. */
export function payFromWallet(
  { number, total: expectedTotal, takeOver }: Payable,
  language: Language,
  walletPin: string,
): Promise<Payment> {
  const body = { method: "wallet", language, expectedTotal, ...(takeOver && { takeOver }) } as const;
  return api("POST /orders/{number}/payments", {
    path: { number },
    body: { ...body, walletPin },
    orderSecret: orderSecret(number),
    // The PIN is not part of what is asked for: the right one after a wrong one is the same payment.
    idempotencyKey: idempotencyKeyFor(`wallet-payment:${number}`, body),
  });
}
