import { keptDays } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import { deleteUsageOlderThan } from "./usage.repository.ts";

/** Throws away readings that no forecast needs; the last one before is what a living eSIM has used since. */
export async function forgetOldUsage({ db }: Uses<"db">): Promise<void> {
  await deleteUsageOlderThan(db, keptDays.usage);
}
