import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { checkLedger } from "./check-ledger.ts";
import { mailPinChanged } from "./mail-pin-changed.ts";
import { checkLedgerJob, mailPinChangedJob } from "./wallet.queue.ts";

export function walletJobs(app: Uses<"config" | "db" | "log" | "mailer">): JobHandlers {
  return [
    handleJob(mailPinChangedJob, (change) => mailPinChanged(app, change)),
    handleJob(checkLedgerJob, async () => void (await checkLedger(app))),
  ];
}
