import type { FeedbackReading } from "@rihla/contract";
import type { Db, Tx } from "../../database.ts";
import { lockFeedback, noteTextsChanged, setReading } from "./feedback.repository.ts";
import { mayMove } from "./feedback.ts";

/**
 * What a person decided about the words somebody wrote: shown to everybody or not. `record` keeps who decided it, in the same
 * transaction. Throws what an operator reads.
 */
export async function decideText(
  db: Db,
  esimId: string,
  to: Exclude<FeedbackReading, "waiting">,
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const from = (await lockFeedback(tx, esimId))?.reading;
    if (!from) throw new Error(`Nothing is written about the eSIM ${esimId}, or it was taken back`);
    if (!mayMove(from, to)) throw new Error(`What is written about the eSIM ${esimId} is ${from} already`);
    await setReading(tx, esimId, to);
    await record(tx);
    if (from === "shown" || to === "shown") await noteTextsChanged(tx);
  });
}
