import { type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import type { CustomerTables } from "./customers.tables.ts";

export type Customer = Selectable<CustomerTables["customer"]>;
type ProvenCustomer = { email: string; name?: string; country?: string; language: string };

/** The customer of a proven e-mail, made when there was none. What was given replaces what is known. */
export async function saveProvenCustomer(tx: Tx, { email, name, country, language }: ProvenCustomer) {
  const verified_at = sql<Date>`now()`;
  return (
    tx
      .insertInto("customer")
      .values({
        id: newId(),
        email,
        name: name ?? null,
        phone: null,
        country: country ?? null,
        language,
        verified_at,
      })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({
          verified_at: sql<Date>`coalesce(customer.verified_at, now())`,
          ...(name ? { name } : {}),
          ...(country ? { country } : {}),
        }),
      )
      .returningAll()
      // A row that was just inserted has no older version.
      .returning(sql<boolean>`xmax = 0`.as("is_new"))
      .executeTakeFirstOrThrow()
  );
}

export async function findCustomer(db: Executor, id: string): Promise<Customer | undefined> {
  return db.selectFrom("customer").selectAll().where("id", "=", id).executeTakeFirst();
}
