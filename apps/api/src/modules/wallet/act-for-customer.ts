import type { Money } from "@rihla/contract";
import type { Db } from "../../app.ts";
import { creditWallet, debitWallet } from "./transfer.ts";

/** What an operator does about a wallet. `key` makes that doing it twice does it once; `note` says why and is kept. */
type Act = { customerId: string; amount: Money; key: string; note: string };

/** Money from the shop, in amends. */
export function giveCredit(db: Db, { key, ...act }: Act): Promise<void> {
  const transfer = { ...act, kind: "credit", cause: `credit:${key}` } as const;
  return db.transaction().execute((tx) => creditWallet(tx, transfer));
}

/** Money that the shop has sent to the customer's bank account. Refuses with `wallet_insufficient` where there is less. */
export function payOut(db: Db, { key, ...act }: Act): Promise<void> {
  const transfer = { ...act, kind: "pay-out", cause: `pay-out:${key}` } as const;
  return db.transaction().execute((tx) => debitWallet(tx, transfer));
}
