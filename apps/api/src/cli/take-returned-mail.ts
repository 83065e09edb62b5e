import { readKeys } from "../config.ts";
import { complaintOf } from "../infra/database/complaint.ts";
import { createLog } from "../infra/log.ts";
import type { Environment } from "../infra/variables.ts";
import { noteReturnedMail } from "../modules/order-messages/index.ts";
import { withDatabase } from "./with-database.ts";

/** More than a report needs, which may have the whole mail behind it. */
const longestReport = 1024 * 1024;

/** What a mail server gives a command to that fails so, it gives again later (`EX_TEMPFAIL` of sysexits.h). */
const tryAgain = 75;

/** Run by a mail server: what it could not note now is not lost, and what is no report is no fault. */
export async function takeReturnedMail(env: Environment): Promise<void> {
  try {
    const [config, message] = [readKeys(env), await readInput(longestReport)];
    const log = createLog("cli", "warn");
    const order = await withDatabase(env, (db) => noteReturnedMail({ config, db, log }, message));
    console.log(order ? `A mail of order ${order} came back` : "Not about a mail of ours that came back");
  } catch (error) {
    console.error(error instanceof Error ? complaintOf(error) : error);
    process.exitCode = tryAgain;
  }
}

/** All of it is taken, as who writes it expects; what is longer is cut. Each byte is a character: names and marks are ASCII. */
async function readInput(most: number): Promise<string> {
  let text = "";
  for await (const chunk of process.stdin)
    if (text.length < most) text += (chunk as Buffer).toString("latin1");
  return text.slice(0, most);
}
