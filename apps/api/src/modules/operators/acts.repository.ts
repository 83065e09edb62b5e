import type { Db, Executor } from "../../app.ts";

/** Who acts, and why: kept with what was done. */
export type Responsible = { who: string; why: string };

export type Act = Responsible & {
  id: string;
  act: string;
  subject: string;
  details: Record<string, string | number>;
};

export async function recordAct(db: Executor, act: Act): Promise<void> {
  await db
    .insertInto("operatorAct")
    .values({ ...act, details: JSON.stringify(act.details) })
    .execute();
}

/** The newest first; all of them, or those upon one subject. */
export function findActs(db: Db, subject: string | undefined, limit = 100) {
  return db
    .selectFrom("operatorAct")
    .select(["at", "who", "why", "act", "subject", "details"])
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject as string))
    .orderBy("at", "desc")
    .limit(limit)
    .execute();
}
