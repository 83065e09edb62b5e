import { type Insertable, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import type { OperatorAccessTables } from "./operator-access.tables.ts";

type NewPasskey = Omit<
  Insertable<OperatorAccessTables["operatorPasskey"]>,
  "createdAt" | "lastUsedAt" | "copiedAt" | "removedAt"
>;

/** False where the authenticator's key is known already, whosever it is. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto("operatorPasskey")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credentialId").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** With whose it is; those that are removed or were copied open nothing. */
export const findPasskey = (db: Executor, credentialId: string) =>
  db
    .selectFrom("operatorPasskey as p")
    .innerJoin("operator as o", "o.id", "p.operatorId")
    .select(["p.id", "p.operatorId", "p.publicKey", "p.counter", "o.userHandle", "o.name as operatorName"])
    .where("p.credentialId", "=", credentialId)
    .where("p.removedAt", "is", null)
    .where("p.copiedAt", "is", null)
    .where("o.blockedAt", "is", null)
    .executeTakeFirst();

/** Those that open something, oldest first. */
export const findPasskeysOf = (db: Executor, operatorId: string) =>
  db
    .selectFrom("operatorPasskey")
    .select(["id", "credentialId", "transports", "name", "createdAt", "lastUsedAt", "isSynced"])
    .where("operatorId", "=", operatorId)
    .where("removedAt", "is", null)
    .where("copiedAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

/** False where a touch with this counter or a later one came before: the key was copied. Synced keys always say 0. */
export async function noteUse(db: Executor, id: string, counter: number): Promise<boolean> {
  const row = await db
    .updateTable("operatorPasskey")
    .set({ counter, lastUsedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([eb("counter", "<", counter), eb.and([eb("counter", "=", 0), eb.val(counter === 0)])]),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function endPasskey(db: Executor, id: string, how: "copiedAt" | "removedAt"): Promise<void> {
  await db
    .updateTable("operatorPasskey")
    .set({ [how]: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}
