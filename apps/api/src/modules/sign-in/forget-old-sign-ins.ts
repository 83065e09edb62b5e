import { keptDays } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import { deleteEndedBlocks } from "../blocks/index.ts";
import { deleteCountersOlderThan } from "../limits/index.ts";
import { deleteOldKnownDevices } from "./known-devices.repository.ts";
import { deleteExpiredCodes } from "./one-time-codes.repository.ts";
import { deleteEndedSessions } from "./sessions.repository.ts";

/** Removes what no longer decides anything: expired codes, ended sessions, devices not used for a year, counters beyond the ration's days, blocks that ended long ago. */
export async function forgetOldSignIns({ db }: Uses<"db">): Promise<void> {
  await deleteExpiredCodes(db);
  await deleteEndedSessions(db);
  await deleteOldKnownDevices(db);
  await deleteEndedBlocks(db);
  await deleteCountersOlderThan(db, keptDays.limitCounters);
}
