import { type RawBuilder, sql } from "kysely";
import type { Executor, Tx } from "../../app.ts";
import type { PaymentStartTable } from "./payments.tables.ts";

/** What somebody brought who started an attempt to pay, or was led to its page. */
export type StartedBy = Pick<PaymentStartTable, "broughtSecret" | "customerId" | "byLink">;

/** By a payment link, which proves nothing but itself. */
export const startedByLink: StartedBy = { broughtSecret: false, customerId: null, byLink: true };

/** A part of a statement: notes who started the attempt that `inserted` holds, if it holds one. */
export const notedStart = (inserted: string, by: StartedBy): RawBuilder<{ id: number }> => sql`
  insert into payment_start (payment_id, brought_secret, customer_id, by_link)
  select id, ${by.broughtSecret}, ${by.customerId}::uuid, ${by.byLink} from ${sql.table(inserted)}
  on conflict do nothing`;

/** Somebody is led to an attempt that was there. */
export async function noteStart(tx: Tx, paymentId: string, by: StartedBy): Promise<void> {
  await tx
    .insertInto("paymentStart")
    .values({ paymentId, ...by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Whether this customer started the payment signed in as the order's e-mail. Of two who were led to its page either may have
 * paid: then only one who brought the order's secret too.
 */
export async function startedSignedIn(db: Executor, paymentId: string, customerId: string): Promise<boolean> {
  const starts = await db
    .selectFrom("paymentStart")
    .select(["customerId", "broughtSecret"])
    .where("paymentId", "=", paymentId)
    .execute();
  const own = starts.filter((start) => start.customerId === customerId);
  return own.some((start) => start.broughtSecret || own.length === starts.length);
}
