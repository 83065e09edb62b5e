import type { Tx } from "../../../database.ts";

/** What every plan is sold by and for at this moment. */
export const readPricesNow = (tx: Tx) =>
  tx.selectFrom("plan").select(["code", "destinationCode", "provider", "prices", "withdrawnAt"]).execute();
