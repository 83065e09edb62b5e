import type { AutomaticRecharge, ParsedBodyOf } from "@rihla/contract";
import { obstacleOf } from "@rihla/contract/rules/esim-status";
import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { esimStatus, findOwnEsim } from "../esims/index.ts";
import { priceOffers, readOffers } from "../recharges/index.ts";
import { checkPin, refuseOnNewDevice } from "../wallet/index.ts";
import {
  deleteSetting,
  findLastRun,
  findSetting,
  saveSetting,
  spentThisMonth,
} from "./automatic-recharges.repository.ts";

type Wanted = ParsedBodyOf<"PUT /esims/{id}/automatic-top-up"> & { id: string; caller: Caller };

/** What tops an eSIM of the caller's up by itself; null where nothing does. */
export async function showAutomaticRecharge(
  db: Db,
  caller: Caller,
  id: string,
): Promise<AutomaticRecharge | null> {
  const esim = await findOwn(db, caller, id);
  const setting = await findSetting(db, id);
  if (!setting) return null;
  const { planCode, ceiling, currency } = setting;
  const [offers, spent, last] = await Promise.all([
    priceOffers(db, esim, currency),
    spentThisMonth(db, id, currency),
    findLastRun(db, id),
  ]);
  return {
    plan: offers.find(({ plan }) => plan.code === planCode)?.plan ?? null,
    ceiling: { amount: ceiling, currency },
    spentThisMonth: { amount: spent, currency },
    last: last ? { outcome: last.outcome, at: last.at.toISOString() } : null,
  };
}

/**
 * Switches it on, or changes it, by whoever knows the wallet's PIN. Only for data that can run low: what is sold by the day ends
 * with its days.
 */
export async function switchAutomaticRechargeOn(
  app: Uses<"config" | "db" | "log" | "methods" | "providers">,
  { id, caller, plan: code, ceiling, walletPin: pin }: Wanted,
): Promise<AutomaticRecharge | null> {
  const esim = await findOwn(app.db, caller, id);
  if (!app.methods.some(({ method }) => method === "wallet")) throw new Refusal("payment_method_unavailable");
  const isOver = obstacleOf(esimStatus(esim)) === "ended";
  if (isOver || !esim.providerEsim || esim.plan.kind !== "fixed") throw new Refusal("plan_unavailable");
  await readOffers(app, esim);
  const offer = (await priceOffers(app.db, esim, ceiling.currency)).find(({ plan }) => plan.code === code);
  if (!offer) throw new Refusal("plan_unavailable");
  if (ceiling.amount < offer.plan.price.amount)
    throw new Refusal("invalid_input", { errors: [{ path: "ceiling", code: "invalid" }] });
  const { customerId } = caller;
  await checkPin(app, { customerId, pin });
  await refuseOnNewDevice(app.db, caller.sessionId, esim.createdAt);
  const { amount, currency } = ceiling;
  await saveSetting(app.db, { esimId: id, customerId, planCode: code, ceiling: amount, currency });
  return showAutomaticRecharge(app.db, caller, id);
}

/** Without a PIN: it only keeps money where it is. Switched off twice is off. */
export async function switchAutomaticRechargeOff(db: Db, caller: Caller, id: string): Promise<void> {
  await findOwn(db, caller, id);
  await deleteSetting(db, id);
}

async function findOwn(db: Db, caller: Caller, id: string) {
  const esim = await findOwnEsim(db, id, caller.email);
  if (!esim) throw new Refusal("not_found");
  return esim;
}
