import type { Feedback } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Db, Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { showEsim } from "../esims/index.ts";
import {
  emptyFeedback,
  findFeedback,
  holdOwnEsim,
  insertFeedback,
  lockFeedback,
  noteAverageChanged,
  noteTextsChanged,
} from "./feedback.repository.ts";
import { toFeedback } from "./feedback.ts";

type About = { caller: Caller; id: string };
type Said = { stars: number; words?: string | undefined; firstName?: string | undefined };

/** Somebody else's eSIM is not found. */
export async function showFeedback(db: Db, { caller, id }: About): Promise<Feedback> {
  const { reached } = await showEsim(db, caller, id);
  return toFeedback(await findFeedback(db, id), reached === "connected");
}

/** The first answer stands; who sends another is told what it was. Words wait until a person has read them. */
export async function giveFeedback(
  { db }: Uses<"db">,
  about: About,
  { stars, words, firstName }: Said,
): Promise<Feedback> {
  const row = {
    esimId: about.id,
    stars,
    words: words ?? null,
    firstName: words === undefined ? null : (firstName ?? null),
    reading: words === undefined ? null : ("waiting" as const),
  };
  await ofConnected(db, about, async (tx) => {
    if (await insertFeedback(tx, row)) await noteAverageChanged(tx);
  });
  return showFeedback(db, about);
}

/** Takes back what was said, or waves the question away: nothing of it stays but that it is not asked again. */
export async function dropFeedback({ db }: Uses<"db">, about: About): Promise<void> {
  await ofConnected(db, about, async (tx) => {
    const nothing = { esimId: about.id, stars: null, words: null, firstName: null, reading: null };
    if (await insertFeedback(tx, nothing)) return;
    const before = await lockFeedback(tx, about.id);
    await emptyFeedback(tx, about.id);
    if (before?.reading === "shown") await noteTextsChanged(tx);
    else if (before?.stars) await noteAverageChanged(tx);
  });
}

/** Looks whether the caller may speak of the eSIM, then does it in one transaction, while it is still theirs. */
async function ofConnected(db: Db, { caller, id }: About, act: (tx: Tx) => Promise<void>): Promise<void> {
  const { reached } = await showEsim(db, caller, id);
  if (reached !== "connected") throw new Refusal("not_found");
  await db.transaction().execute(async (tx) => {
    if (!(await holdOwnEsim(tx, id, caller.email))) throw new Refusal("not_found");
    await act(tx);
  });
}
