import type { Language } from "@rihla/contract";
import type { Company } from "@rihla/contract/rules/company";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import type { CustomerTables } from "./customers.tables.ts";

export type Customer = Selectable<CustomerTables["customer"]>;
type ProvenCustomer = { email: string; name?: string; country?: string; language: Language };

/** The customer of a proven e-mail, made when there was none. What was given fills what is not known. */
export async function saveProvenCustomer(tx: Tx, { email, name, country, language }: ProvenCustomer) {
  const verifiedAt = sql<Date>`now()`;
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
        verifiedAt,
      })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({
          verifiedAt: sql<Date>`coalesce(customer.verified_at, now())`,
          // Whoever signs in again corrects nothing: that is what the profile is for.
          name: sql<string | null>`coalesce(customer.name, excluded.name)`,
          country: sql<string | null>`coalesce(customer.country, excluded.country)`,
        }),
      )
      .returningAll()
      // A row that was just inserted has no older version.
      .returning(sql<boolean>`xmax = 0`.as("isNew"))
      .executeTakeFirstOrThrow()
  );
}

export async function findCustomer(db: Executor, id: string): Promise<Customer | undefined> {
  return db.selectFrom("customer").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findCustomerByEmail(db: Executor, email: string): Promise<Customer | undefined> {
  return db.selectFrom("customer").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Undefined when the customer is gone. */
export async function updateCustomer(
  db: Executor,
  id: string,
  values: Pick<
    Updateable<CustomerTables["customer"]>,
    "name" | "country" | "company" | "language" | "currency"
  >,
): Promise<Customer | undefined> {
  if (Object.keys(values).length === 0) return findCustomer(db, id);
  return db.updateTable("customer").set(values).where("id", "=", id).returningAll().executeTakeFirst();
}

type BillingDetails = { name: string; phone: string; country: string; company?: Company | null };

/**
 * For the next purchase: the newest phone; name, country and company only where none is known, as the profile changes those.
 * False when the customer is gone; else nobody deletes the account before the transaction ends.
 */
export async function keepBillingDetails(tx: Tx, id: string, details: BillingDetails): Promise<boolean> {
  const { name, phone, country, company } = details;
  const { numUpdatedRows } = await tx
    .updateTable("customer")
    .set({
      phone,
      name: sql<string>`coalesce(name, ${name})`,
      country: sql<string>`coalesce(country, ${country})`,
      ...(company && { company: sql<Company>`coalesce(company, ${JSON.stringify(company)}::jsonb)` }),
    })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the customer from being deleted to the end of the transaction, and from being held twice. */
export async function holdCustomer(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("customer")
    .select("id")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export function lockCustomer(tx: Tx, id: string): Promise<Customer | undefined> {
  return tx.selectFrom("customer").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function deleteCustomer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("customer").where("id", "=", id).execute();
}
