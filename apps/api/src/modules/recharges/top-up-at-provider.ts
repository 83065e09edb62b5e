import type { Db } from "../../database.ts";
import type { EsimProvider, ToppedUp, TopUpRequest } from "../esims/index.ts";
import { findEsim, sendOnce } from "../esims/index.ts";
import type { RechargeRow } from "./recharge.ts";
import { claimSending, findTakenTopUps } from "./recharges.repository.ts";

/**
 * The supplier's top-up for this recharge, asked for now; found, where it was asked for before and the answer never came.
 * One that may have been taken is never sent again before it is certain that it was not, or under a reference that makes it the same one.
 */
export async function topUpAtProvider(db: Db, provider: EsimProvider, row: RechargeRow): Promise<ToppedUp> {
  const esim = await findEsim(db, row.esimId);
  if (!esim?.providerEsim || esim.erasedAt)
    return { outcome: "refused", reason: "not-possible-now", code: "no eSIM" };
  const request: TopUpRequest = {
    reference: row.id,
    esim: esim.providerEsim,
    packageCode: row.providerPackage,
    periodDays: row.periodDays,
  };
  const earlier = await earlierTopUp(db, provider, row, request, esim.providerOrder);
  if (earlier) return earlier;
  return sendOnce(
    () => claimSending(db, row),
    (beforeSending) => provider.topUp(request, beforeSending),
  );
}

/** Null when nothing stands in the way of sending it. */
async function earlierTopUp(
  db: Db,
  provider: EsimProvider,
  row: RechargeRow,
  request: TopUpRequest,
  ownOrder: string | null,
): Promise<ToppedUp | null> {
  if (!row.sentAt) return null;
  const found = await provider.findTopUps(request, row.requestedAt ?? row.sentAt);
  if (found.outcome === "unknown") return found;
  const taken = await findTakenTopUps(db, provider.name, found.topUps);
  const topUp = found.topUps.find((one) => one !== ownOrder && !taken.has(one));
  if (topUp !== undefined) return { outcome: "done", topUp };
  if (provider.abilities.topUp === "exactly-once") return null;
  const settledAt = row.sentAt.getTime() + provider.abilities.orderSettlesSeconds * 1000;
  return Date.now() < settledAt
    ? { outcome: "unknown", reason: "too early to say that it did not arrive" }
    : null;
}
