import type { WalletTransferKind } from "@rihla/contract";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, never>;

export type WalletTables = {
  walletAccount: {
    id: string;
    kind: "customer" | ShopAccount;
    customerId: string | null;
    currency: string;
    /** Null of the shop's own. Kept by the database as entries are written. */
    balance: ColumnType<number | null, never, never>;
    createdAt: Timestamp;
  };
  walletTransfer: {
    id: string;
    cause: string;
    kind: WalletTransferKind;
    reference: string | null;
    note: string | null;
    at: Timestamp;
  };
  walletEntry: {
    transferId: string;
    accountId: string;
    amount: number;
    balance: ColumnType<number | null, never, never>;
  };
  newDeviceSpend: {
    cause: string;
    customerId: string;
    worth: number;
    most: number;
    at: ColumnType<Date, never, never>;
  };
  ledgerCheck: {
    at: Timestamp;
    transfers: number;
    wallets: number;
    unbalanced: number;
    wrongBalances: number;
    apart: number;
    unfounded: number;
  };
  walletPin: {
    customerId: string;
    salt: string;
    hash: string;
    attemptsLeft: number;
    /** When it was last hashed: set, or put under another key. */
    changedAt: ColumnType<Date, Date | undefined, Date>;
  };
};

/** Where the shop's side of the money is: taken by gateways, spent on orders, given by support, paid out by the bank. */
export type ShopAccount = "gateways" | "orders" | "goodwill" | "bank";
