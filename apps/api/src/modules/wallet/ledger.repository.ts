import type { Money, WalletEntry, WalletTransferKind } from "@rihla/contract";
import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import type { ShopAccount } from "./wallet.tables.ts";

type Move = {
  customerId: string;
  currency: string;
  /** Minor units into the wallet or, below zero, out of it. */
  amount: number;
  kind: WalletTransferKind;
  against: ShopAccount;
  cause: string;
  reference: string | null;
  note: string | null;
};

/**
 * Moves money between a wallet and an account of the shop's, by the database's own function: the shop's role may write neither account. False
 * where there is less in the wallet. The same cause moves once, and with another wallet or amount is an error.
 */
export async function moveMoney(tx: Tx, move: Move): Promise<boolean> {
  const { customerId, currency, amount, kind, against, cause, reference, note } = move;
  const { rows } = await sql<{ outcome: "moved" | "insufficient" }>`select wallet_move(
    ${[newId(), newId(), newId()]}::uuid[], ${customerId}, ${currency}, ${amount}, ${kind}, ${against}, ${cause},
    ${reference}, ${note}) as outcome`.execute(tx);
  return rows[0]?.outcome === "moved";
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

/** How much was moved into or out of a wallet for a cause, minor units above zero; undefined where nothing was. */
export async function findMoved(db: Executor, cause: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("walletTransfer as t")
    .innerJoin("walletEntry as e", "e.transferId", "t.id")
    .innerJoin("walletAccount as a", "a.id", "e.accountId")
    .select("e.amount")
    .where("t.cause", "=", cause)
    .where("a.kind", "=", "customer")
    .executeTakeFirst();
  return row && Math.abs(row.amount);
}

/** Of every currency that the customer ever had any of. */
export async function findBalances(db: Executor, customerId: string): Promise<Money[]> {
  const rows = await db
    .selectFrom("walletAccount")
    .select(["balance", "currency"])
    .where("customerId", "=", customerId)
    .orderBy("id")
    .execute();
  return rows.map(({ balance, currency }) => ({ amount: balance ?? 0, currency }));
}

/** What the shop owes to all wallets together, in each currency that any of them holds. */
export async function sumOwed(db: Executor): Promise<(Money & { wallets: number })[]> {
  const { rows } = await sql<Money & { wallets: number }>`
    select sum(balance)::bigint as amount, currency, (count(*) filter (where balance > 0))::int as wallets
    from wallet_account where kind = 'customer' group by currency order by currency`.execute(db);
  return rows;
}

/** What one wallet holds, held to the end of the transaction: nothing goes in or out meanwhile. */
export async function lockBalances(tx: Tx, customerId: string): Promise<Money[]> {
  const { rows } = await sql<{ balance: number; currency: string }>`
    select balance, currency from wallet_hold(${customerId})`.execute(tx);
  return rows.map(({ balance, currency }) => ({ amount: balance, currency }));
}

/** All entries of one wallet, oldest first, with what each was for. */
export function findMovements(db: Executor, customerId: string, currency: string) {
  return db
    .selectFrom("walletEntry as e")
    .innerJoin("walletAccount as a", "a.id", "e.accountId")
    .innerJoin("walletTransfer as t", "t.id", "e.transferId")
    .select(["t.cause", "t.kind", "t.at", "e.amount"])
    .where("a.customerId", "=", customerId)
    .where("a.currency", "=", currency)
    .orderBy("e.transferId")
    .execute();
}

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
