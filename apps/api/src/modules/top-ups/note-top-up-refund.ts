import type { Tx } from "../../database.ts";
import type { Jobs } from "../../infra/jobs/jobs.ts";
import type { RefundNews } from "../payments/index.ts";
import type { TopUpOutcome } from "./top-up-facts.ts";
import { mailTopUpJob } from "./top-ups.queue.ts";

/** That it goes back was told when the money came. */
const told: Record<RefundNews, TopUpOutcome | null> = { given: null, failed: "failed" };

/** What became of money that was paid for a wallet and goes back, told to who paid it. */
export async function noteTopUpRefund(
  jobs: Jobs,
  tx: Tx,
  paymentId: string,
  news: RefundNews,
): Promise<void> {
  const what = told[news];
  if (what) await jobs.send(tx, mailTopUpJob, { paymentId, what });
}
