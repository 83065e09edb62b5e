import type { RechargeOutcome } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { isShopClosed } from "../../infra/database/shop-closed.ts";
import { newId } from "../../infra/ids.ts";
import type { Jobs } from "../../infra/jobs/jobs.ts";
import { Refusal } from "../../refusal.ts";
import { findEsim, findLowData } from "../esims/index.ts";
import { buyFromWallet, findOrdersById } from "../orders/index.ts";
import { isJustToppedUp, readOffers } from "../recharges/index.ts";
import { mailNotToppedUpJob, rechargeAutomaticallyJob } from "./automatic-recharges.queue.ts";
import {
  findRun,
  findSetting,
  insertRun,
  lockSetting,
  spentThisMonth,
} from "./automatic-recharges.repository.ts";

/** A tenth of an eSIM's data is left: where its owner wants that, it is topped up. In the transaction that noted it. */
export async function requestAutomaticRecharge(
  jobs: Jobs,
  tx: Tx,
  esimId: string,
  lowDataId: string,
): Promise<void> {
  if (await findSetting(tx, esimId)) await jobs.send(tx, rechargeAutomaticallyJob, { lowDataId });
}

type AutomaticApp = Uses<"config" | "db" | "jobs" | "log" | "methods" | "paymentEvents" | "providers">;

/** Milliseconds for which a supplier that does not say what it offers is asked again, or a closed shop whether it is open, before the owner is told that nothing was bought. */
const patience = 3600_000;

/**
 * Tops up an eSIM once for the time that its data ran low. Phases: look whether it is still wanted · ask its supplier what it offers now, since
 * nobody may have looked for weeks (no transaction) · one transaction that holds the setting, keeps to its ceiling and buys (`buyFromWallet`) · where
 * that is refused, one that notes why and has it mailed. Done twice or by two at once it buys once.
 */
export async function rechargeAutomatically(app: AutomaticApp, lowDataId: string): Promise<void> {
  const low = await findLowData(app.db, { id: lowDataId });
  const esim = low && (await findEsim(app.db, low.esimId));
  const setting = esim && (await findSetting(app.db, esim.id));
  const [like] = esim ? await findOrdersById(app.db, [esim.orderId]) : [];
  if (!esim || !setting || !like || esim.erasedAt || (await findRun(app.db, lowDataId))) return;
  // Its owner was quicker; more data is on its way.
  if (await isJustToppedUp(app.db, esim.id)) return;
  const { customerId, planCode: plan, currency } = setting;
  try {
    await readOffers(app, esim);
    await buyFromWallet(app, {
      quoted: { currency, lines: [{ plan, quantity: 1, esim: esim.id }] },
      customerId,
      like,
      cause: lowDataId,
      mayBuy: async (tx, orderId, total) => {
        const held = await lockSetting(tx, esim.id);
        if (!held || held.planCode !== plan || held.currency !== currency) throw new NotWanted("changed");
        const spent = await spentThisMonth(tx, esim.id, currency);
        if (spent + total.amount > held.ceiling) throw new NotWanted("over_ceiling");
        const run = { id: newId(), esimId: esim.id, alertId: lowDataId, orderId, ...total };
        if (!(await insertRun(tx, { ...run, outcome: "bought" }))) throw new NotWanted("changed");
      },
    });
  } catch (error) {
    const outcome = isToBeTriedAgain(error, low.at) ? null : outcomeOf(error);
    if (outcome === null) throw error;
    if (outcome !== "changed") await noteRefused(app, esim.id, lowDataId, outcome);
  }
}

/** Ends the transaction in which it would have been bought. */
class NotWanted extends Error {
  readonly why: "over_ceiling" | "changed";
  constructor(why: "over_ceiling" | "changed") {
    super(why);
    this.why = why;
  }
}

const isToBeTriedAgain = (error: unknown, lowSince: Date): boolean =>
  (isShopClosed(error) || (error instanceof Refusal && error.code === "unavailable")) &&
  Date.now() - lowSince.getTime() < patience;

/** Null where it is a fault of ours, to be tried again. */
function outcomeOf(error: unknown): RechargeOutcome | "changed" | null {
  if (error instanceof NotWanted) return error.why;
  if (isShopClosed(error)) return "not_possible";
  if (!(error instanceof Refusal)) return null;
  return error.code === "wallet_insufficient" ? "no_money" : "not_possible";
}

async function noteRefused(
  app: AutomaticApp,
  esimId: string,
  lowDataId: string,
  outcome: RechargeOutcome,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const run = { id: newId(), esimId, alertId: lowDataId, outcome };
    if (!(await insertRun(tx, { ...run, orderId: null, amount: null, currency: null }))) return;
    await app.jobs.send(tx, mailNotToppedUpJob, { lowDataId });
  });
}
