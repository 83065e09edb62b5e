import type { Uses } from "../../app.ts";
import { deleteEventsOlderThan } from "./webhooks.repository.ts";

/** Longer than any company repeats an event. */
const keptDays = 90;
const batch = 10_000;

/** Throws away events that nobody sends again; in batches, so that none holds the table for long. */
export async function forgetOldEvents({ db }: Uses<"db">): Promise<void> {
  while ((await deleteEventsOlderThan(db, keptDays, batch)) === batch);
}
