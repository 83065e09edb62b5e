import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../database.ts";
import type { States } from "./operators.tables.ts";

/** Who acts, and why: kept with what was done. */
export type Responsible = {
  who: string;
  why: string;
  /** The machine's user; who it is where nobody says otherwise. */
  user?: string;
  /** `who` is not the machine's user. */
  claimed?: boolean;
  /** The id of who signed in, where no user of the machine acts. */
  operator?: string;
  /** It was proposed, and this user of the machine approves it. */
  approval?: { proposalId: string; user: string };
};

export type Act = Responsible & {
  id: string;
  /** `look`: nothing was changed, and somebody saw what is not shown to all. */
  kind?: "act" | "look" | "session";
  act: string;
  subject: string;
  details: Record<string, string | number>;
  /** Of what it changes, as it was found, held until the transaction ends, and as it is then. */
  before?: States;
  after?: States;
  /** What `answerFor` says of an act that gives money. */
  worth?: number;
  person?: string | null;
};

/** In the transaction of what is done, and last there: the shop's acts wait for each other from here on. Without it nothing is done. */
export async function recordAct(
  tx: Tx,
  { user, who, approval, details, before, after, claimed = false, ...act }: Act,
): Promise<void> {
  const told = approval ? { ...details, approvedBy: approval.user } : details;
  await tx
    .insertInto("operatorAct")
    .values({
      ...act,
      who,
      machineUser: user ?? who,
      claimed,
      details: JSON.stringify(told),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}

/** The newest first; all of them, or those upon one subject; `before`: those before that number. */
export function findActs(db: Db, subject: string | undefined, limit = 100, before?: number) {
  return db
    .selectFrom("operatorAct")
    .select(["number", "at", "kind", "who", "claimed", "machineUser", "operator", "why", "act", "subject"])
    .select(["details", "before", "after"])
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject as string))
    .$if(before !== undefined, (query) => query.where("number", "<", before as number))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
}

/** Who did it last, of what `subject` is; undefined where nobody has. */
export function findLastAct(db: Executor, act: string, subject: string) {
  return db
    .selectFrom("operatorAct")
    .select(["who", "at"])
    .where("subject", "=", subject)
    .where("act", "=", act)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What was done about one subject, by these names of acts; the newest first. */
export function findActsUpon(db: Db, subject: string, acts: readonly string[], most = 50) {
  return db
    .selectFrom("operatorAct")
    .select(["at", "who", "why", "act", "details"])
    .where("subject", "=", subject)
    .where("act", "in", [...acts])
    .orderBy("number", "desc")
    .limit(most)
    .execute();
}

/** How often, within the last day, whoever did so most has looked at what is not shown to all. */
export async function countMostReveals(db: Db): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(looks), 0)::int as most from (
      select count(*) as looks from operator_act
      where at > now() - interval '24 hours' and act like 'reveal %'
      group by coalesce(operator::text, who)
    ) as each_operator`.execute(db);
  return rows[0]?.most ?? 0;
}

/** When each of these rates was set last; null where nobody has. */
export async function findRateDays(
  db: Db,
  codes: readonly string[],
): Promise<{ code: string; at: Date | null }[]> {
  const { rows } = await sql<{ code: string; at: Date | null }>`
    select code, (select max(at) from operator_act
      where subject = 'prices' and act = 'prices set-rate' and after ? code) as at
    from unnest(${[...codes]}::text[]) code`.execute(db);
  return rows;
}

/** Upon what the act of this id was done; undefined where there is none. */
export const findSubjectOf = async (db: Executor, id: string): Promise<string | undefined> =>
  (await db.selectFrom("operatorAct").select("subject").where("id", "=", id).executeTakeFirst())?.subject;

export const hasAct = async (db: Executor, id: string): Promise<boolean> =>
  (await findSubjectOf(db, id)) !== undefined;

type Broken = { number: number; id: string };

/**
 * Reads the acts from the first on. `broken`: the first that is not what it was sealed as, or does not follow the one before. `newest`: its seal, to be
 * kept where who owns the database can't reach it. `isHere`: whether one that was kept so is still among them.
 */
export async function checkActs(db: Db, keptSeal?: string) {
  const { rows } = await sql<Broken>`
    select (act).number, (act).id from (
      select a as act, lag(a.number) over w as last_number, lag(a.seal) over w as last_seal
      from operator_act a window w as (order by a.number)) chain
    where (act).number <> coalesce(last_number, 0) + 1 or (act).seal <> operator_act_seal(last_seal, act)
    order by 1 limit 1`.execute(db);
  const newest = await db
    .selectFrom("operatorAct")
    .select(["number", sql<string>`encode(seal, 'hex')`.as("seal")])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const kept = keptSeal
    ? await db
        .selectFrom("operatorAct")
        .select("number")
        .where("seal", "=", Buffer.from(keptSeal, "hex"))
        .executeTakeFirst()
    : undefined;
  return {
    acts: newest?.number ?? 0,
    newest: newest?.seal ?? null,
    broken: rows[0] ?? null,
    ...(keptSeal && { isHere: kept ? `number ${kept.number}` : "no" }),
  };
}
