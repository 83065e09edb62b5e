import type { Language } from "@rihla/contract";
import type { Db } from "../../database.ts";
import type { WalletNotification } from "../messages/index.ts";
import { topUpNotification } from "../messages/index.ts";
import { topUpFacts } from "./top-up-facts.ts";

const outcomes = { "wallet-late": "credited", "wallet-back": "back", "wallet-failed": "failed" } as const;

/** What a device shows of money that was paid for a wallet, and whose it is. */
export async function topUpNews(db: Db, about: WalletNotification, paymentId: string, language: Language) {
  const told = await topUpFacts(db, paymentId, outcomes[about], language);
  return (
    told && { ...topUpNotification(told.facts), email: told.customer.email, path: `/${language}/wallet` }
  );
}
