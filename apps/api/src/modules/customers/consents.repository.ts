import type { Executor, Tx } from "../../database.ts";

type Agreement = { customerId: string; document: "terms"; version: string };

/** The first time that a version was agreed to is the one that counts. */
export async function insertConsent(tx: Tx, { customerId, document, version }: Agreement): Promise<void> {
  await tx
    .insertInto("consent")
    .values({ customerId, document, version })
    .onConflict((conflict) => conflict.columns(["customerId", "document", "version"]).doNothing())
    .execute();
}

export function findConsents(db: Executor, customerId: string) {
  return db
    .selectFrom("consent")
    .selectAll()
    .where("customerId", "=", customerId)
    .orderBy("givenAt")
    .execute();
}
