import type { Money, WalletEntry } from "@rihla/contract";
import type { Insertable } from "kysely";
import type { Executor, Tx } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import type { ShopAccount, WalletTables } from "./wallet.tables.ts";

/** Ids of a customer's wallet and of the shop's own account in a currency, opened at their first use. */
export async function openAccounts(
  tx: Tx,
  customerId: string,
  kind: ShopAccount,
  currency: string,
): Promise<[wallet: string, shop: string]> {
  const wallet = { kind: "customer" as const, customerId, currency, balance: 0 };
  const own = { kind, customerId: null, currency, balance: null };
  return [await openAccount(tx, wallet), await openAccount(tx, own)];
}

type Account = Omit<Insertable<WalletTables["walletAccount"]>, "id">;

async function openAccount(tx: Tx, account: Account): Promise<string> {
  const find = () =>
    tx
      .selectFrom("walletAccount")
      .select("id")
      .where("kind", "=", account.kind)
      .where("currency", "=", account.currency)
      .where("customerId", "is not distinct from", account.customerId ?? null)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  await tx
    .insertInto("walletAccount")
    .values({ id: newId(), ...account })
    .onConflict((conflict) => conflict.columns(["kind", "customerId", "currency"]).doNothing())
    .execute();
  // Somebody else may have opened it a moment ago.
  return ((await find()) as { id: string }).id;
}

/** The new transfer's id; null where money was moved for this cause before. Waits for who does so at this moment. */
export async function insertTransfer(
  tx: Tx,
  transfer: Omit<Insertable<WalletTables["walletTransfer"]>, "id" | "at">,
): Promise<string | null> {
  const row = await tx
    .insertInto("walletTransfer")
    .values({ id: newId(), ...transfer })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The balance of a wallet, held to the end of the transaction; minor units. */
export async function lockAccount(tx: Tx, id: string): Promise<number> {
  const { balance } = await tx
    .selectFrom("walletAccount")
    .select("balance")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balance ?? 0;
}

/** `amounts`: minor units by account, which sum to zero. The database adds them to the balances. */
export async function insertEntries(
  tx: Tx,
  transferId: string,
  amounts: Record<string, number>,
): Promise<void> {
  const entries = Object.entries(amounts).map(([accountId, amount]) => ({ transferId, accountId, amount }));
  await tx.insertInto("walletEntry").values(entries).execute();
}

/** What was entered into an account for a cause; undefined where nothing was. */
export async function findEntryOf(
  db: Executor,
  cause: string,
  accountId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("walletEntry as e")
    .innerJoin("walletTransfer as t", "t.id", "e.transferId")
    .select("e.amount")
    .where("t.cause", "=", cause)
    .where("e.accountId", "=", accountId)
    .executeTakeFirst();
  return row?.amount;
}

/** Whose wallet money was moved from or to for a cause. */
export async function findPayer(db: Executor, cause: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("walletTransfer as t")
    .innerJoin("walletEntry as e", "e.transferId", "t.id")
    .innerJoin("walletAccount as a", "a.id", "e.accountId")
    .select("a.customerId")
    .where("t.cause", "=", cause)
    .where("a.customerId", "is not", null)
    .executeTakeFirst();
  return row?.customerId ?? undefined;
}

/** Of every currency that the customer ever had any of. */
export async function findBalances(db: Executor, customerId: string): Promise<Money[]> {
  const rows = await walletsOf(db, customerId).execute();
  return rows.map(({ balance, currency }) => ({ amount: balance ?? 0, currency }));
}

/** The same, held to the end of the transaction: nothing goes in or out meanwhile. */
export async function lockBalances(tx: Tx, customerId: string): Promise<Money[]> {
  const rows = await walletsOf(tx, customerId).forUpdate().execute();
  return rows.map(({ balance, currency }) => ({ amount: balance ?? 0, currency }));
}

const walletsOf = (db: Executor, customerId: string) =>
  db
    .selectFrom("walletAccount")
    .select(["balance", "currency"])
    .where("customerId", "=", customerId)
    .orderBy("id");

/** Entries of a customer's wallets, newest first, before the transfer `before`. */
export async function findEntries(
  db: Executor,
  which: { customerId: string; currency?: string | undefined },
  before: string | undefined,
  limit: number,
): Promise<WalletEntry[]> {
  const { customerId, currency } = which;
  const rows = await db
    .selectFrom("walletEntry as e")
    .innerJoin("walletAccount as a", "a.id", "e.accountId")
    .innerJoin("walletTransfer as t", "t.id", "e.transferId")
    .select(["t.id", "t.kind", "t.reference", "t.at", "a.currency", "e.amount", "e.balance"])
    .where("a.customerId", "=", customerId)
    .$if(currency !== undefined, (query) => query.where("a.currency", "=", currency as string))
    .$if(before !== undefined, (query) => query.where("e.transferId", "<", before as string))
    .orderBy("e.transferId", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ amount, balance, at, ...row }) => ({
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    at: at.toISOString(),
    amount: { amount, currency: row.currency },
    balance: { amount: balance ?? 0, currency: row.currency },
  }));
}
