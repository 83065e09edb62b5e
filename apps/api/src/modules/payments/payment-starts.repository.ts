import { type RawBuilder, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
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

/** A session of the order's e-mail that did not bring its secret. */
export const isSessionAlone = ({ broughtSecret, customerId }: StartedBy): boolean =>
  customerId !== null && !broughtSecret;

/**
 * Which of these attempts have a page that may not be given to whoever brings this: a session alone shares only what it
 * opened itself, and nobody else shares that who has no session. So it is known who pays there: whoever placed the order,
 * or who takes it over.
 */
export async function findOthersPages(
  db: Executor,
  paymentIds: readonly string[],
  by: StartedBy,
): Promise<Set<string>> {
  const isOthers = othersOpened(by);
  if (paymentIds.length === 0 || !isOthers) return new Set();
  const rows = await db
    .selectFrom("payment")
    .select("id")
    .where("id", "in", paymentIds)
    .where("paysFor", "=", "order")
    .where(isOthers)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** By who came first; undefined where that doesn't matter. Nobody knows it of attempts from before it was noted. */
function othersOpened(by: StartedBy): RawBuilder<boolean> | undefined {
  const first = (what: RawBuilder<unknown>) =>
    sql`(select ${what} from payment_start s where s.payment_id = payment.id order by s.id limit 1)`;
  if (isSessionAlone(by)) {
    const isOwn = first(
      sql`not s.brought_secret and s.customer_id is not distinct from ${by.customerId}::uuid`,
    );
    return sql<boolean>`${isOwn} is not true`;
  }
  if (by.customerId !== null || by.byLink) return undefined;
  return sql<boolean>`${first(sql`not s.brought_secret and s.customer_id is not null`)} is true`;
}

/**
 * Whether whoever pays by this attempt takes its order: some start of it came from a session alone. `paymentId` may be a
 * column of the statement around it.
 */
export const takesOrder = (paymentId: RawBuilder<unknown> | string) => sql<boolean>`exists (
  select from payment_start where payment_id = ${paymentId} and customer_id is not null and not brought_secret)`;

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
