import type { Voucher } from "@rihla/contract";
import { defaultCurrency } from "@rihla/contract/rules";
import { isVoucherCode, tidyVoucherCode } from "@rihla/contract/rules/voucher-code";
import type { Uses } from "../../app.ts";
import type { Executor } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { Refusal } from "../../refusal.ts";
import { spendLimits, voucherAddressLimits, voucherLimits } from "../limits/index.ts";
import { createQuote, type FullQuote } from "../quotes/index.ts";
import { assertUnused } from "./voucher.ts";
import { voucherHashes } from "./voucher-secret.ts";
import { type FoundVoucher, findVoucher } from "./vouchers.repository.ts";

type Asking = { code: string; caller: Caller | null; ip: string };

/** What a voucher gives, for whoever has its code. */
export async function lookUpVoucher(app: Uses<"config" | "db">, asking: Asking): Promise<Voucher> {
  const voucher = await readVoucher(app, asking);
  const [line] = (await quoteVoucher(app.db, voucher)).lines;
  if (!line) throw new Refusal("voucher_activation_failed");
  const { plan, destinationNames, flag, days } = line;
  return { plan, destinationNames, flag, days, expiresAt: voucher.expiresAt.toISOString() };
}

/**
 * The voucher of a code, if it can be redeemed now; refused with why not. Whoever asks is counted first, by account and by
 * address: a code can't be found by trying.
 */
export async function readVoucher(
  app: Uses<"config" | "db">,
  { code: typed, caller, ip }: Asking,
): Promise<FoundVoucher> {
  const code = tidyVoucherCode(typed);
  if (!isVoucherCode(code)) throw new Refusal("voucher_invalid_format");
  await spendLimits(app, voucherLimits, { caller, ip });
  if (caller) await spendLimits(app, voucherAddressLimits, { caller: null, ip });
  const voucher = await findVoucher(app.db, voucherHashes(secretKeysOf(app.config), code));
  if (!voucher) throw new Refusal("voucher_not_found");
  assertRedeemable(voucher, caller);
  return voucher;
}

export function assertRedeemable(voucher: FoundVoucher, caller: Caller | null): void {
  const isOwn = caller !== null && voucher.redeemedBy === caller.email;
  assertUnused(voucher, isOwn, new Date());
}

/** Its plan as it is sold at this moment. One that is not sold any more needs a person. */
export async function quoteVoucher(
  db: Executor,
  { plan, days }: Pick<FoundVoucher, "plan" | "days">,
): Promise<FullQuote> {
  const line = { plan, quantity: 1, ...(days === null ? {} : { days }) };
  try {
    return await createQuote(db, { currency: defaultCurrency, lines: [line] });
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal("voucher_activation_failed");
    throw error;
  }
}
