import type { Uses } from "../../../app.ts";
import type { Notification } from "./notification.ts";
import { requestNotification } from "./request-notification.ts";

/** Has the devices of whoever has this e-mail told what a mail tells; a mail that is tried again has nothing told twice. */
export const tellDevices = (
  { db, jobs }: Uses<"db" | "jobs">,
  whom: { email: string },
  notification: Notification,
): Promise<void> => db.transaction().execute((tx) => requestNotification(jobs, tx, whom, notification));
