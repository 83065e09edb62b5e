import type { Language, Order } from "@rihla/contract";
import { tidyVoucherCode } from "@rihla/contract/rules/voucher-code";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { keyedDigest, newId } from "../../infra/ids.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { Refusal } from "../../refusal.ts";
import { findCustomer } from "../customers/index.ts";
import { requestEsims } from "../esims/index.ts";
import type { FullQuote } from "../quotes/index.ts";
import { lockAccount } from "../sign-in/index.ts";
import { consumeVoucher, quoteVoucher, readVoucher } from "../vouchers/index.ts";
import { assertDeliverable } from "./assert-deliverable.ts";
import { esimsOf } from "./fulfilment/esims-of-line.ts";
import type { OrderRow } from "./order.ts";
import { findOrderByKey, insertOrder, moveOrder, orderedMeanwhile } from "./orders.repository.ts";
import { linesFrom, orderFrom } from "./place-order.ts";
import { showOrder } from "./show-order.ts";

type RedeemVoucher = { code: string; language: Language; idempotencyKey: string; caller: Caller; ip: string };
type RedeemingApp = Uses<"config" | "db" | "gateways" | "jobs" | "providers">;

/**
 * Redeems a voucher: an order that costs nothing and is placed at once, delivered like any other. Phases: look the voucher
 * and its plan up · one transaction that writes the order, takes the voucher and asks for the eSIM. The same key and code
 * give the same order.
 */
export async function redeemVoucher(app: RedeemingApp, wanted: RedeemVoucher): Promise<Order> {
  // Keyed, as the voucher's own: a plain digest would give the code away.
  const hashes = secretKeysOf(app.config).map((key) =>
    keyedDigest(key, "voucher-request", tidyVoucherCode(wanted.code)),
  );
  const earlier = await findOrderByKey(app.db, wanted.idempotencyKey);
  const meanwhile = (error: unknown) => orderedMeanwhile(app.db, wanted.idempotencyKey, error);
  const order = earlier ?? (await write(app, wanted, hashes[0] ?? "").catch(meanwhile));
  if (!hashes.includes(order.requestHash ?? "") || order.email !== wanted.caller.email)
    throw new Refusal("idempotency_key_reused");
  return showOrder(app, order, { caller: wanted.caller, orderSecret: null });
}

async function write(app: RedeemingApp, wanted: RedeemVoucher, requestHash: string): Promise<OrderRow> {
  const { caller, idempotencyKey, language } = wanted;
  const voucher = await readVoucher(app, wanted);
  const quote = await quoteVoucher(app.db, voucher);
  await assertDeliverable(app.db, quote).catch(() => {
    throw new Refusal("voucher_activation_failed");
  });
  const customer = await findCustomer(app.db, caller.customerId);
  const { email } = caller;
  const billing = {
    email,
    name: customer?.name ?? email.split("@", 1).join(),
    phone: customer?.phone ?? "",
    country: customer?.country ?? "DZ",
  };
  const placed = orderFrom(
    newId(),
    { billing, language, paymentMethod: "voucher", newsletter: false },
    quote,
    { idempotencyKey, requestHash, paymentGateway: "voucher", knownToOwner: true },
  );
  const order = { ...placed, ...forNothing(quote), payableUntil: placed.termsAcceptedAt };
  const lines = linesFrom(order.id, quote);
  return app.db.transaction().execute(async (tx) => {
    // It is not being deleted meanwhile.
    if (!(await lockAccount(tx, caller))) throw new Refusal("unauthenticated");
    const row = await insertOrder(tx, order, lines);
    await consumeVoucher(tx, voucher, row.id, caller);
    await moveOrder(tx, row, "placed", `paid by voucher ${voucher.nth} of the batch ${voucher.batch}`);
    await requestEsims(
      app,
      tx,
      lines.flatMap((line) => esimsOf(row, line)),
    );
    return { ...row, status: "placed" as const };
  });
}

/** The plan at its price, all of it taken off again: no money is asked for, and none can go back. */
const forNothing = ({ subtotal }: FullQuote) => ({
  serviceFee: 0,
  discount: subtotal.amount,
  couponDiscount: 0,
  total: 0,
});
