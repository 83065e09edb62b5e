import { invitationMinutes } from "@rihla/contract/admin";
import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";

/** In place of the operator's one before, which is good no more. */
export async function putInvitation(tx: Tx, operatorId: string, tokenHash: string): Promise<Date> {
  const endsAt = sql<Date>`now() + make_interval(mins => ${invitationMinutes})`;
  const { endsAt: end } = await tx
    .insertInto("operatorInvitation")
    .values({ id: newId(), operatorId, tokenHash, endsAt })
    .onConflict((conflict) =>
      conflict
        .column("operatorId")
        .doUpdateSet({ id: newId(), tokenHash, endsAt, usedAt: null, createdAt: sql<Date>`now()` }),
    )
    .returning("endsAt")
    .executeTakeFirstOrThrow();
  return end;
}

export const findInvitation = (db: Executor, tokenHash: string) =>
  db
    .selectFrom("operatorInvitation as i")
    .innerJoin("operator as o", "o.id", "i.operatorId")
    .select(["i.id", "o.id as operatorId", "o.name", "o.role", "o.userHandle"])
    .where("i.tokenHash", "=", tokenHash)
    .where("i.usedAt", "is", null)
    .where("i.endsAt", ">", sql<Date>`now()`)
    .where("o.blockedAt", "is", null)
    .executeTakeFirst();

/** False where another call was first. */
export async function takeInvitation(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("operatorInvitation")
    .set({ usedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
