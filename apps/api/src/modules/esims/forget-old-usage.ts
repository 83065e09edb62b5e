import type { Uses } from "../../app.ts";
import { deleteUsageOlderThan } from "./usage.repository.ts";

/** Longer than any forecast looks back, and than a question about a bill takes. */
const keptDays = 90;

/** Throws away readings that no forecast needs; the last one before is what a living eSIM has used since. */
export async function forgetOldUsage({ db }: Uses<"db">): Promise<void> {
  await deleteUsageOlderThan(db, keptDays);
}
