import type { Money } from "@rihla/contract";
import { mostVouchersOfBatch } from "@rihla/contract/admin/operator-rules";
import { groupVoucherCode, isVoucherCode, tidyVoucherCode } from "@rihla/contract/rules/voucher-code";
import type { Uses } from "../../app.ts";
import type { Executor, Tx } from "../../database.ts";
import { newId, newReadableCode } from "../../infra/ids.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { OperatorRefusal } from "../../operator-refusal.ts";
import { quoteVoucher } from "./read-voucher.ts";
import { type BatchRow, isUnused } from "./voucher.ts";
import { codeOf, voucherCode, voucherHash, voucherHashes } from "./voucher-secret.ts";
import { findBatch, findVoucher, findVouchersOf, insertBatch, moveVoucher } from "./vouchers.repository.ts";

type NewBatch = { plan: string; quantity: number; expiresAt: Date; days?: number };

type MadeBatch = { number: string; worth: Money };
/** Keeps who did it, last in the transaction of what is done. */
type Keep = (tx: Tx) => Promise<void>;

/**
 * Makes vouchers for a plan that is on sale. Refuses where that makes no sense. `answer`: in the same transaction,
 * before anything is written; what it gives is done last.
 */
export async function makeBatch(
  { config, db }: Uses<"config" | "db">,
  { plan, quantity, expiresAt, days }: NewBatch,
  answer: (tx: Tx, made: MadeBatch) => Promise<Keep> = async () => async () => {},
): Promise<BatchRow> {
  if (quantity > mostVouchersOfBatch)
    throw new OperatorRefusal("batch_too_large", { most: mostVouchersOfBatch });
  if (expiresAt <= new Date()) throw new OperatorRefusal("end_is_over", { end: expiresAt.toISOString() });
  const batch = { id: newId(), number: newReadableCode(6), plan, days: days ?? null, quantity, expiresAt };
  const { total } = await quoteVoucher(db, batch).catch(() => {
    throw new OperatorRefusal("plan_not_sold", { plan });
  });
  const vouchers = Array.from({ length: quantity }, (_, index) => ({
    id: newId(),
    batchId: batch.id,
    nth: index + 1,
    codeHash: voucherHash(config.SECRET_KEY, voucherCode(config.SECRET_KEY, batch.id, index + 1)),
    status: "unused" as const,
    expiresAt,
    orderId: null,
  }));
  const worth = { ...total, amount: total.amount * quantity };
  await db.transaction().execute(async (tx) => {
    const keep = await answer(tx, { number: batch.number, worth });
    await insertBatch(tx, batch, vouchers);
    await keep(tx);
  });
  return batchOf(db, batch.number);
}

export async function batchOf(db: Executor, number: string): Promise<BatchRow> {
  const batch = await findBatch(db, number.toUpperCase());
  if (!batch) throw new OperatorRefusal("batch_unknown", { batch: number });
  return batch;
}

/** Nobody can redeem the batch's vouchers, or its nth, from now on; what was redeemed stays. Says how many it changed. */
export async function blockVouchers(db: Executor, number: string, nth: number | undefined, reason: string) {
  const batch = await batchOf(db, number);
  const vouchers = await findVouchersOf(db, batch.id);
  const named = vouchers.filter((voucher) => nth === undefined || voucher.nth === nth);
  if (named.length === 0)
    throw new OperatorRefusal("voucher_not_in_batch", { batch: batch.number, nth: nth ?? 0 });
  let blocked = 0;
  for (const voucher of named.filter(isUnused))
    if (await moveVoucher(db, voucher, "blocked", reason)) blocked += 1;
  return { batch: batch.number, blocked, unchanged: named.length - blocked };
}

/** Every voucher of a batch that can still be redeemed, with its code as people read it. */
export async function exportVouchers({ config, db }: Uses<"config" | "db">, number: string) {
  const batch = await batchOf(db, number);
  const now = new Date();
  const vouchers = (await findVouchersOf(db, batch.id))
    .filter((voucher) => isUnused(voucher) && voucher.expiresAt > now)
    .map((voucher) => {
      const { nth, expiresAt } = voucher;
      const code = codeOf(secretKeysOf(config), voucher);
      if (code === undefined) throw new OperatorRefusal("key_forgotten", { nth });
      return { nth, code: groupVoucherCode(code), expiresAt };
    });
  return { batch, vouchers };
}

/** How the voucher stands that somebody reads out on the telephone. */
export async function inspectVoucher({ config, db }: Uses<"config" | "db">, typed: string) {
  const code = tidyVoucherCode(typed);
  if (!isVoucherCode(code)) throw new OperatorRefusal("voucher_unreadable");
  const voucher = await findVoucher(db, voucherHashes(secretKeysOf(config), code));
  if (!voucher) throw new OperatorRefusal("voucher_unknown");
  const { batch, nth, plan, days, status, expiresAt, orderNumber } = voucher;
  return { batch, nth, plan, days, status, expiresAt, orderNumber };
}
