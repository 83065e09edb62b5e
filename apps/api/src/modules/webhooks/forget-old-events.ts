import type { Uses } from "../../app.ts";
import { deleteEventsOlderThan } from "./webhooks.repository.ts";

/** Longer than any company repeats an event. */
const keptDays = 90;

/** Throws away events that nobody sends again. */
export async function forgetOldEvents({ db }: Uses<"db">): Promise<void> {
  await deleteEventsOlderThan(db, keptDays);
}
