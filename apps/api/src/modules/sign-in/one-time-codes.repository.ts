import type { Language } from "@rihla/contract";
import { type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { deleteOld } from "../../infra/database/delete-old.ts";
import {
  attemptsPerCode,
  type CodePurpose,
  type CodeStrength,
  codeLifetimeSeconds,
} from "./one-time-code.ts";
import type { SignInTables } from "./sign-in.tables.ts";

export type OneTimeCode = Selectable<SignInTables["oneTimeCode"]> & { ageSeconds: number; readAt: Date };
type Holder = { email: string; purpose: CodePurpose };
/** `requester`: whose code it is, where that is proved; a stranger's is everybody's else. */
type Asker = Holder & { requester?: string };

const ageSeconds = sql<number>`extract(epoch from now() - created_at)::float8`.as("ageSeconds");
const readAt = sql<Date>`now()`.as("readAt");

/** Lets one of asking for a code, trying one and deleting the account run at a time for this e-mail. */
export async function lockHolder(tx: Tx, { email, purpose }: Holder): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${email}`}, 0))`.execute(tx);
}

/** The code that is still good, locked; tries already used up do not make it vanish. */
export async function lockLiveCode(
  tx: Tx,
  { email, purpose, requester = "" }: Asker,
): Promise<OneTimeCode | undefined> {
  return liveCodes(tx)
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .where("requester", "=", requester)
    .forUpdate()
    .executeTakeFirst();
}

/** For the mail: undefined when it would arrive with a code that is no longer good. */
export async function findLiveCode(db: Executor, id: string): Promise<OneTimeCode | undefined> {
  return liveCodes(db).where("id", "=", id).executeTakeFirst();
}

export async function replaceCodes(tx: Tx, { email, purpose, requester = "" }: Asker): Promise<void> {
  await tx
    .updateTable("oneTimeCode")
    .set({ replacedAt: sql<Date>`now()` })
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .where("requester", "=", requester)
    .where("usedAt", "is", null)
    .where("replacedAt", "is", null)
    .execute();
}

export async function insertCode(tx: Tx, code: Asker & CodeStrength & { id: string; language: Language }) {
  return tx
    .insertInto("oneTimeCode")
    .values({
      ...code,
      attemptsLeft: attemptsPerCode,
      expiresAt: sql<Date>`now() + make_interval(secs => ${codeLifetimeSeconds})`,
    })
    .returningAll()
    .returning([ageSeconds, readAt])
    .executeTakeFirstOrThrow();
}

/** Takes one, and gives back how many are left. */
export async function takeAttempt(tx: Tx, id: string): Promise<number> {
  const { attemptsLeft } = await tx
    .updateTable("oneTimeCode")
    .set((row) => ({ attemptsLeft: row("attemptsLeft", "-", 1) }))
    .where("id", "=", id)
    .returning("attemptsLeft")
    .executeTakeFirstOrThrow();
  return attemptsLeft;
}

/** False when it was used or replaced meanwhile. */
export async function markCodeUsed(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("oneTimeCode")
    .set({ usedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .where("replacedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteCodesOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("oneTimeCode").where("email", "=", email).execute();
}

/** They carry an e-mail and are worth nothing once expired. */
export const deleteExpiredCodes = (db: Executor): Promise<void> =>
  deleteOld(db, "one_time_code", sql`expires_at < now() - interval '1 day'`);

function liveCodes(db: Executor) {
  return db
    .selectFrom("oneTimeCode")
    .selectAll()
    .select([ageSeconds, readAt])
    .where("usedAt", "is", null)
    .where("replacedAt", "is", null)
    .where("expiresAt", ">", sql<Date>`now()`);
}
