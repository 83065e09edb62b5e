import type { EsimNotificationKind } from "@rihla/contract";
import type { Tx } from "../../../database.ts";
import type { Jobs } from "../../../infra/jobs/jobs.ts";
import { secondsToGather } from "../../esims/index.ts";
import { requestNotification } from "../push/request-notification.ts";
import { mailAlertJob } from "./alerts.queue.ts";

/**
 * Has the owner told, by mail and on their devices, in the transaction that noted the fact. Who installs an eSIM looks at a phone, not at
 * mails: of that no mail tells.
 */
export async function requestAlert(
  jobs: Jobs,
  tx: Tx,
  esim: { id: string; email: string },
  { id: alertId, kind }: { id: string; kind: EsimNotificationKind },
): Promise<void> {
  await requestNotification(jobs, tx, esim, { about: "alert", id: alertId, kind });
  if (kind === "installed") return;
  const startAfterSeconds = await secondsToGather(tx, esim, kind);
  await jobs.send(tx, mailAlertJob, { alertId }, { startAfterSeconds });
}
