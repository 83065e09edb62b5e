import { sql } from "kysely";
import type { Executor } from "../../../database.ts";
import type { DisputeRow } from "./disputes.tables.ts";

/** Of `d`: the cause of what was taken out of a wallet for it, as `takenBackFor` writes it. */
const cause = sql<string>`'dispute:' || d.id || ':' || d.payment_id`;

/** Lost ones of top-ups for which nothing was taken out of a wallet that has money, the oldest first. What is spent would else stand before the others for good. */
export function findLostTopUps(db: Executor): Promise<DisputeRow[]> {
  return db
    .selectFrom("dispute as d")
    .innerJoin("payment as p", "p.id", "d.paymentId")
    .selectAll("d")
    .where("d.status", "=", "lost")
    .where("p.paysFor", "=", "top-up")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("topUp as u")
          .innerJoin("walletAccount as a", "a.customerId", "u.customerId")
          .select("a.id")
          .whereRef("u.id", "=", "p.orderId")
          .whereRef("a.currency", "=", "d.currency")
          .where("a.balance", ">", 0),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("walletTransfer as t").select("t.id").where("t.cause", "=", cause))),
    )
    .orderBy("d.closedAt")
    .limit(100)
    .execute();
}

/** What banks took back of a payment for lost disputes that its wallet was settled for; minor units. */
export async function sumTakenOut(db: Executor, paymentId: string): Promise<number> {
  const { sum } = await db
    .selectFrom("dispute as d")
    .innerJoin("walletTransfer as t", (join) => join.on("t.cause", "=", cause))
    .select(({ fn }) => fn.sum<string | null>("d.takenBack").as("sum"))
    .where("d.paymentId", "=", paymentId)
    .where("d.status", "=", "lost")
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
