import type { Language } from "@rihla/contract";
import type { OperatorRole } from "@rihla/contract/admin";
import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";

export type NewOperator = { name: string; email: string; role: OperatorRole; language: Language };

/** Null where somebody has that address. */
export async function insertOperator(tx: Tx, operator: NewOperator): Promise<string | null> {
  const row = await tx
    .insertInto("operator")
    .values({ id: newId(), ...operator })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export const findOperator = (db: Executor, id: string) =>
  db.selectFrom("operator").selectAll().where("id", "=", id).executeTakeFirst();

/** Nobody else changes them until the transaction ends. */
export const holdOperator = (tx: Tx, by: "id" | "email", value: string) =>
  tx.selectFrom("operator").selectAll().where(by, "=", value).forUpdate().executeTakeFirst();

/**
 * Owners who can sign in, held until the transaction ends, in one order: of two who are about to leave at once the second sees that the
 * other has.
 */
export async function holdOwners(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom("operator")
    .select("id")
    .where("role", "=", "owner")
    .where("blockedAt", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("operatorPasskey")
          .select("operatorPasskey.id")
          .whereRef("operatorPasskey.operatorId", "=", "operator.id")
          .where("removedAt", "is", null)
          .where("copiedAt", "is", null),
      ),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function changeOperator(
  tx: Tx,
  id: string,
  change: { role: OperatorRole } | { language: Language } | { blocked: boolean },
): Promise<void> {
  const set = "blocked" in change ? { blockedAt: change.blocked ? sql<Date>`now()` : null } : change;
  await tx.updateTable("operator").set(set).where("id", "=", id).execute();
}

export const findOwners = (db: Db) =>
  db
    .selectFrom("operator")
    .select(["id", "email", "language"])
    .where("role", "=", "owner")
    .where("blockedAt", "is", null)
    .execute();

/** Everybody, or one, by their beginning. */
export function findPeople(db: Executor, id?: string) {
  return db
    .selectFrom("operator")
    .select(["id", "name", "email", "role", "createdAt", "blockedAt"])
    .select((eb) => [
      eb
        .selectFrom("operatorSession")
        .select(({ fn }) => fn.max("lastUsedAt").as("last"))
        .whereRef("operatorId", "=", "operator.id")
        .as("lastSeenAt"),
      eb
        .selectFrom("operatorPasskey")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("operatorId", "=", "operator.id")
        .where("removedAt", "is", null)
        .where("copiedAt", "is", null)
        .$asScalar()
        .$notNull()
        .as("passkeys"),
    ])
    .$if(id !== undefined, (query) => query.where("id", "=", id as string))
    .orderBy("createdAt")
    .execute();
}
