import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { notAdmitted } from "../../../infra/outbound/rate-limiter.ts";
import type { EsimProvider, Postponed, Refused } from "../esim-provider.ts";
import { lockEsim, moveEsim, updateClaimed, updateEsim } from "../esims.repository.ts";
import { leavePaused } from "./leave-paused.ts";
import { type NoOrder, orderAtProvider } from "./order-at-provider.ts";
import { lockOthers, type OrderedEsim } from "./provisioning-line.repository.ts";
import { isWaitOver, putOff } from "./provisioning-waits.ts";
import { recordIssued } from "./record-issued.ts";
import { noteShortage } from "./supplier-credit.repository.ts";
import { type OtherOfferApp, takeOtherOffer } from "./take-other-offer.ts";

export type OrderingApp = Uses<"db" | "esimEvents" | "log"> & OtherOfferApp;

/**
 * Orders what one claimed eSIM leads. Phases: leave a supplier that is paused (transaction) · ask the provider · record (transaction). A missing answer is unknown, never
 * failed: it stays requested, is looked up by our reference, and asked for again under the same one once it is certain that
 * it did not arrive. False when the provider takes no calls just now.
 */
export async function orderEsims(
  app: OrderingApp,
  provider: EsimProvider,
  esim: OrderedEsim,
): Promise<boolean> {
  if (await leavePaused(app, esim)) return true;
  const placed = await orderAtProvider(app.db, provider, esim);
  app.log.info({ esimId: esim.id, outcome: placed.outcome }, "asked the supplier for an eSIM");
  if (placed.outcome !== "accepted") {
    await recordNoOrder(app, esim, placed);
    return !("code" in placed && placed.code === notAdmitted);
  }
  const { order, esims } = placed;
  if (esims)
    await app.db
      .transaction()
      .execute((tx) => recordIssued(app, tx, { ...esim, providerOrder: order }, esims));
  return true;
}

async function recordNoOrder(app: OrderingApp, esim: OrderedEsim, answer: NoOrder): Promise<void> {
  if (answer.outcome === "unknown") {
    app.log.warn(
      { esimId: esim.id, reason: answer.reason },
      "the provider's answer is unknown, will be looked up",
    );
    return updateClaimed(app.db, esim, putOff("unknown", esim));
  }
  if (answer.reason === "no-credit") await noteShortage(app.log, app.db, esim.provider);
  const isOver = answer.outcome === "refused" || isWaitOver(esim.requestedAt, new Date());
  if (isOver || answer.reason === "no-credit") {
    if (mayStillArrive(esim))
      return updateClaimed(app.db, esim, { sentAt: esim.sentAt, ...putOff("unknown", esim) });
    if (await app.db.transaction().execute((tx) => recordRefused(app, tx, esim, answer, isOver))) return;
  }
  if (answer.outcome !== "postponed") return;
  // An order of before whose answer never came stays one that may have arrived.
  await updateClaimed(app.db, esim, { sentAt: esim.sentAt, ...comeBack(esim, answer) });
}

/** Milliseconds for which a request may be under way after nobody waits for its answer any more. */
const longestUnderWay = 120_000;

/** An order sent before may still be carried out: what is said of the one sent after it is no word about that. */
const mayStillArrive = ({ sentAt }: OrderedEsim): boolean =>
  sentAt !== null && Date.now() - sentAt.getTime() < longestUnderWay;

/** Whoever got no turn keeps the place in the line. */
const comeBack = (esim: OrderedEsim, { reason, code }: Postponed) =>
  code === notAdmitted ? { nextAttemptAt: esim.nextAttemptAt, leaseUntil: null } : putOff(reason, esim);

/** Reasons that hold for so many at once, and perhaps not for one. */
const ofTheGroup: readonly string[] = ["out-of-stock", "bad-request"];

/** `isOver`: where there is no other offer the money goes back; otherwise nothing is recorded, which false says. */
async function recordRefused(
  app: OrderingApp,
  tx: Tx,
  esim: OrderedEsim,
  { reason, code }: Refused | Postponed,
  isOver: boolean,
): Promise<boolean> {
  const current = await lockEsim(tx, esim.id);
  if (current.provisioning !== "requested" || current.providerOrder) return true;
  // Whoever has claimed it since may have an order under way.
  if (current.leaseUntil?.getTime() !== esim.leaseUntil?.getTime()) return true;
  if (esim.quantity > 1 && ofTheGroup.includes(reason)) {
    await orderApart(tx, esim);
    return true;
  }
  const others = await lockOthers(tx, esim);
  if (await takeOtherOffer(app, tx, [current, ...others], `${reason}, provider code ${code}`)) return true;
  if (!isOver) return false;
  app.log.error(
    { esimId: esim.id, provider: esim.provider, reason, code },
    "the provider refused an order for good",
  );
  for (const one of [...others, current]) {
    await moveEsim(tx, one, "refused", `${reason}, provider code ${code}`, {
      refusalCode: code,
      nextAttemptAt: null,
    });
    await app.esimEvents.onRefused(tx, one);
  }
  return true;
}

/** Nothing was ordered: each is ordered by itself, the first under another reference, for its own was the group's. */
async function orderApart(tx: Tx, esim: OrderedEsim): Promise<void> {
  const due = { nextAttemptAt: new Date(), leaseUntil: null, sentAt: null };
  for (const other of await lockOthers(tx, esim))
    await updateEsim(tx, other.id, { orderedWith: null, ...due });
  await updateEsim(tx, esim.id, { providerTransaction: newId(), ...due });
}
