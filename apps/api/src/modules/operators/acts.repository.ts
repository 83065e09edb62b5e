import type { Db, Executor } from "../../database.ts";

/** Who acts, and why: kept with what was done. */
export type Responsible = {
  who: string;
  why: string;
  /** The machine's user; who it is where nobody says otherwise. */
  user?: string;
  /** `who` is not the machine's user. */
  claimed?: boolean;
  /** It was proposed, and this user of the machine approves it. */
  approval?: { proposalId: string; user: string };
};

export type Act = Responsible & {
  id: string;
  act: string;
  subject: string;
  details: Record<string, string | number>;
  /** What `answerFor` says of an act that gives money. */
  worth?: number;
  person?: string | null;
};

export async function recordAct(
  db: Executor,
  { user, who, approval, details, claimed = false, ...act }: Act,
): Promise<void> {
  const told = approval ? { ...details, approvedBy: approval.user } : details;
  await db
    .insertInto("operatorAct")
    .values({ ...act, who, machineUser: user ?? who, claimed, details: JSON.stringify(told) })
    .execute();
}

/** The newest first; all of them, or those upon one subject. */
export function findActs(db: Db, subject: string | undefined, limit = 100) {
  return db
    .selectFrom("operatorAct")
    .select(["at", "who", "claimed", "machineUser", "why", "act", "subject", "details"])
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject as string))
    .orderBy("at", "desc")
    .limit(limit)
    .execute();
}
