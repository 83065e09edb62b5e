import type { FeedbackReading } from "@rihla/contract";
import type { Db } from "../database.ts";
import { newId } from "../infra/ids.ts";
import { decideText, findTexts } from "../modules/feedback/index.ts";
import { type Responsible, recordAct } from "../modules/operators/index.ts";

const usage = `feedback list [shown|refused] · feedback approve ESIM · feedback refuse ESIM (also one that is shown)`;

/** The word that is typed for each end of a reading. */
const verdicts = { approve: "shown", refuse: "refused" } as const;
const readings: readonly string[] = ["waiting", ...Object.values(verdicts)] satisfies FeedbackReading[];

/**
 * What travellers wrote: lists what waits to be read, shows it to everybody or not, by the words that were typed. Whoever decides
 * says who and why; the act keeps none of what was written. Throws what is wrong.
 */
export async function manageFeedback(
  db: Db,
  [what = "", word]: string[],
  responsible: () => Responsible,
): Promise<unknown> {
  if (what === "list" && readings.includes(word ?? "waiting"))
    return findTexts(db, (word ?? "waiting") as FeedbackReading);
  if (!(what in verdicts) || !/^[0-9a-f-]{36}$/.test(word ?? "")) throw new Error(usage);
  const reading = verdicts[what as keyof typeof verdicts];
  const esim = String(word);
  const act = { ...responsible(), id: newId(), act: `feedback ${what}`, subject: esim, details: { reading } };
  await decideText(db, esim, reading, (tx, before) =>
    recordAct(tx, { ...act, before: { reading: before }, after: { reading } }),
  );
  return { esim, reading };
}
