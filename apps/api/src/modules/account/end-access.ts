import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { endSecretsOf } from "../orders/index.ts";
import { signOutEverywhere } from "../sign-in/index.ts";

/**
 * Signs the customer out everywhere, in one transaction: every session ends, and so does every secret of an order that their
 * account has placed, paid or taken up, whichever browser keeps it.
 */
export function endAccess({ db }: Uses<"db">, caller: Caller): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await endSecretsOf(tx, caller.email);
    await signOutEverywhere(tx, caller);
  });
}
