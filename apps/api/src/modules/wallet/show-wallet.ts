import type { Wallet, WalletEntry } from "@rihla/contract";
import { currencies, offeredCurrencies } from "@rihla/contract/rules";
import type { Db } from "../../database.ts";
import { type Page, pageOf } from "../../infra/database/page.ts";
import { readPages } from "../../infra/database/read-pages.ts";
import { findBalances, findEntries } from "./ledger.repository.ts";
import { findPin } from "./pin.repository.ts";

/** What is in it, in every currency that the shop offers or the customer has, and how the PIN stands. */
export async function showWallet(db: Db, customerId: string): Promise<Wallet> {
  const [balances, pin] = await Promise.all([findBalances(db, customerId), findPin(db, customerId)]);
  const empty = offeredCurrencies
    .filter((code) => !balances.some(({ currency }) => currency === code))
    .map((currency) => ({ amount: 0, currency }));
  const order = (currency: string) => Object.keys(currencies).indexOf(currency);
  return {
    balances: [...balances, ...empty].toSorted((a, b) => order(a.currency) - order(b.currency)),
    pin: pin ? { attemptsLeft: pin.attemptsLeft } : null,
  };
}

const pageSize = 50;

/** Newest first. */
export async function listEntries(
  db: Db,
  customerId: string,
  { currency, cursor }: { currency?: string | undefined; cursor?: string | undefined },
): Promise<Page<WalletEntry>> {
  return pageOf(await findEntries(db, { customerId, currency }, cursor, pageSize + 1), pageSize);
}

/** All entries, in pages. */
export const exportEntries = (db: Db, customerId: string): AsyncGenerator<WalletEntry[]> =>
  readPages((before, limit) => findEntries(db, { customerId }, before, limit));
