import { type Insertable, sql } from "kysely";
import type { Executor, Tx } from "../../../database.ts";
import type { OperatorTables } from "../operators.tables.ts";

/** In so many hours one operator may give only so much without a second person. */
export const hoursAlone = 24;

/** Nobody else's act is counted or done until the transaction ends. */
export async function holdTheDay(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`.execute(tx);
}

/** What one operator has given, and one person got from all of them, in `hoursAlone`; minor units of dinars. */
export async function sumsOfTheDay(tx: Tx, machineUser: string, persons: string[]) {
  const { rows } = await sql<{ operator: number; person: number }>`
    select coalesce(sum(worth) filter (where coalesce(machine_user, who) = ${machineUser}), 0)::bigint as operator,
      coalesce(sum(worth) filter (where person = any(${persons}::text[])), 0)::bigint as person
    from operator_act where worth is not null and at > now() - make_interval(hours => ${hoursAlone})`.execute(
    tx,
  );
  return rows[0] as { operator: number; person: number };
}

type Proposal = Omit<Insertable<OperatorTables["operatorProposal"]>, "words" | "options" | "notBefore"> & {
  words: string[];
  options: Record<string, unknown>;
};

/** `waitsHours`: null where a second person approves it. */
export async function insertProposal(
  tx: Tx,
  { words, options, ...row }: Proposal,
  waitsHours: number | null,
): Promise<void> {
  const notBefore = waitsHours === null ? null : sql<Date>`now() + make_interval(hours => ${waitsHours})`;
  await tx
    .insertInto("operatorProposal")
    .values({ ...row, words: JSON.stringify(words), options: JSON.stringify(options), notBefore })
    .execute();
}

const proposals = (db: Executor) =>
  db
    .selectFrom("operatorProposal as p")
    .leftJoin("operatorProposalEnd as e", "e.proposalId", "p.id")
    .selectAll("p")
    .select("e.what as ended");

export const findProposal = (db: Executor, id: string) =>
  proposals(db).where("p.id", "=", id).executeTakeFirst();

/** Those that somebody may still decide, oldest first. */
export const findOpenProposals = (db: Executor) =>
  proposals(db)
    .where("e.proposalId", "is", null)
    .where("p.at", ">", sql<Date>`now() - interval '7 days'`)
    .orderBy("p.at")
    .execute();

/** How many others could approve in the back office: they have signed in with a passkey and are not blocked. */
export async function countOthers(db: Executor, operator: string): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from operator o
    where o.id <> ${operator} and o.blocked_at is null
      and exists (select from operator_passkey p where p.operator_id = o.id and p.removed_at is null and p.copied_at is null)`.execute(
    db,
  );
  return rows[0]?.others ?? 0;
}

/** False where it had ended. The database refuses who may not approve it. */
export async function endProposal(
  db: Executor,
  end: Omit<Insertable<OperatorTables["operatorProposalEnd"]>, "at">,
): Promise<boolean> {
  const row = await db
    .insertInto("operatorProposalEnd")
    .values(end)
    .onConflict((conflict) => conflict.column("proposalId").doNothing())
    .returning("proposalId")
    .executeTakeFirst();
  return row !== undefined;
}
