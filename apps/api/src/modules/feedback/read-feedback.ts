import type { FeedbackReading } from "@rihla/contract";
import type { Db, Tx } from "../../database.ts";
import { OperatorRefusal } from "../../operator-refusal.ts";
import { lockFeedback, noteTextsChanged, setReading } from "./feedback.repository.ts";
import { mayMove } from "./feedback.ts";

/**
 * What a person decided about the words somebody wrote: shown to everybody or not. `record` keeps who decided it, in the same
 * transaction. Refuses where there is nothing, or it was decided so.
 */
export async function decideText(
  db: Db,
  esimId: string,
  to: Exclude<FeedbackReading, "waiting">,
  record: (tx: Tx, before: FeedbackReading) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const from = (await lockFeedback(tx, esimId))?.reading;
    if (!from) throw new OperatorRefusal("nothing_written", { esim: esimId });
    if (!mayMove(from, to)) throw new OperatorRefusal("read_already", { esim: esimId, reading: from });
    await setReading(tx, esimId, to);
    if (from === "shown" || to === "shown") await noteTextsChanged(tx);
    await record(tx, from);
  });
}
