import type { Money } from "@rihla/contract";
import type { Tx } from "../../database.ts";
import { creditWallet, debitWallet } from "./transfer.ts";

/** What an operator does about a wallet. `key` makes that doing it twice does it once; `note` says why and is kept. */
type Act = { customerId: string; amount: Money; key: string; note: string };

/** Money from the shop, in amends. */
export const giveCredit = (tx: Tx, { key, ...act }: Act): Promise<void> =>
  creditWallet(tx, { ...act, kind: "credit", cause: `credit:${key}` });

/** Money that the shop has sent to the customer's bank account. Refuses with `wallet_insufficient` where there is less. */
export const payOut = (tx: Tx, { key, ...act }: Act): Promise<void> =>
  debitWallet(tx, { ...act, kind: "pay-out", cause: `pay-out:${key}` });

/** Money that a card's bank has taken back from the shop, out of the wallet that it was put into. The cause makes it once. */
export const takeBack = (
  tx: Tx,
  { cause, ...act }: Omit<Act, "key"> & { cause: string; reference: string },
): Promise<void> => debitWallet(tx, { ...act, kind: "pay-back", cause });
