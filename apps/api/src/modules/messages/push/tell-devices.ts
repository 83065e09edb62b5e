import type { Uses } from "../../../app.ts";
import type { Notice } from "./notice.ts";
import { requestNotice } from "./request-notice.ts";

/** Has the devices of whoever has this e-mail told what a mail tells; a mail that is tried again has nothing told twice. */
export const tellDevices = (
  { db, jobs }: Uses<"db" | "jobs">,
  whom: { email: string },
  notice: Notice,
): Promise<void> => db.transaction().execute((tx) => requestNotice(jobs, tx, whom, notice));
