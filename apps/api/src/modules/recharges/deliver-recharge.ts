import type { Uses } from "../../app.ts";
import { notAdmitted } from "../../infra/outbound/rate-limiter.ts";
import type { Postponed, Refused } from "../esims/index.ts";
import { isWaitOver, noteShortage, refreshEsimJob, waitSeconds } from "../esims/index.ts";
import type { RechargeRow } from "./recharge.ts";
import {
  claimRecharge,
  isTopUpTaken,
  lockRecharge,
  moveRecharge,
  putOffClaimed,
} from "./recharges.repository.ts";
import { topUpAtProvider } from "./top-up-at-provider.ts";

export type RechargeApp = Uses<"db" | "jobs" | "log" | "providers" | "rechargeEvents">;

/** Milliseconds for which a request may be under way after nobody waits for its answer any more. */
const longestUnderWay = 120_000;

/**
 * Has a supplier carry out one top-up that is paid. Phases: claim · ask the supplier, or look where an answer never came (no
 * transaction) · record (one transaction). A missing answer is unknown, never failed. Done twice or by several at once it tops
 * up once.
 */
export async function deliverRecharge(app: RechargeApp, id: string): Promise<void> {
  const row = await claimRecharge(app.db, id);
  if (!row) return;
  const provider = app.providers.get(row.provider);
  if (!provider) {
    app.log.warn(
      { rechargeId: id, provider: row.provider },
      "a top-up waits for a supplier that is not configured",
    );
    return putOff(app, row, "unknown", row.sentAt);
  }
  const answer = await topUpAtProvider(app.db, provider, row);
  if (answer.outcome === "done") return recordDone(app, row, answer.topUp);
  if (answer.outcome === "unknown") {
    app.log.warn(
      { rechargeId: id, reason: answer.reason },
      "a top-up's outcome is unknown, will be looked up",
    );
    return putOff(app, row, "unknown");
  }
  if (answer.reason === "no-credit") await noteShortage(app.log, app.db, row.provider);
  const isOver = answer.outcome === "refused" || isWaitOver(row.requestedAt, new Date());
  // One sent before may still be carried out: what is said of the one sent after it is no word about that.
  if (isOver && row.sentAt && Date.now() - row.sentAt.getTime() < longestUnderWay)
    return putOff(app, row, "unknown", row.sentAt);
  if (isOver) return recordRefused(app, row, answer);
  // Nothing was done this time; one of before whose answer never came stays one that may have arrived.
  const why = answer.outcome === "postponed" && answer.code !== notAdmitted ? answer.reason : "busy";
  return putOff(app, row, why, row.sentAt);
}

/** `sentAt`: put back to what it was, where nothing was carried out. */
async function putOff(
  app: RechargeApp,
  row: RechargeRow,
  why: "unknown" | Postponed["reason"],
  sentAt?: Date | null,
): Promise<void> {
  const requested = row.requestedAt ? (Date.now() - row.requestedAt.getTime()) / 1000 : 0;
  const seconds = waitSeconds(why, { requested, sent: requested });
  const nextAttemptAt = new Date(Date.now() + seconds * 1000);
  await putOffClaimed(app.db, row, { nextAttemptAt, ...(sentAt === undefined ? {} : { sentAt }) });
}

async function recordDone(app: RechargeApp, row: RechargeRow, providerTopUp: string): Promise<void> {
  try {
    await app.db.transaction().execute(async (tx) => {
      if ((await lockRecharge(tx, row.id)).status !== "requested") return;
      const end = { providerTopUp, endedAt: new Date(), nextAttemptAt: null, leaseUntil: null };
      await moveRecharge(tx, row, "done", `supplier's number ${providerTopUp}`, end);
      await app.jobs.send(tx, refreshEsimJob, { esimId: row.esimId });
      await app.rechargeEvents.onDone(tx, row);
    });
  } catch (error) {
    if (!isTopUpTaken(error)) throw error;
    // Another recharge of the same eSIM has it: ours is another one, which is looked for.
    await putOff(app, row, "unknown");
  }
}

async function recordRefused(
  app: RechargeApp,
  row: RechargeRow,
  { reason, code }: Refused | Postponed,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const current = await lockRecharge(tx, row.id);
    // Whoever has claimed it since may have sent it again, with another answer.
    const isOurs = current.leaseUntil?.getTime() === row.leaseUntil?.getTime();
    if (current.status !== "requested" || !isOurs) return;
    app.log.error(
      { rechargeId: row.id, provider: row.provider, reason, code },
      "a supplier refused a top-up for good",
    );
    await moveRecharge(tx, row, "refused", `${reason}, provider code ${code}`, {
      refusalCode: code,
      endedAt: new Date(),
      nextAttemptAt: null,
      leaseUntil: null,
    });
    await app.rechargeEvents.onRefused(tx, row);
  });
}
