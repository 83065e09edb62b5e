import type { EsimAccess } from "./esim-access.ts";
import { timeText } from "./esim-answer.ts";
import { type Input, optionalInteger, requiredText } from "./input.ts";
import { purchaseOf } from "./new-profile.ts";
import { pay, readPeriod } from "./place-order.ts";
import { changeStatus, isOver, watchValidity } from "./profile-life.ts";
import { findEsim } from "./query-esims.ts";
import type { Esim } from "./records.ts";
import { Refusal } from "./refusal.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_TOP_UPS = 10;

/** Adds data and days at once; no ORDER_STATUS event follows. Same transactionId, same answer. */
export function topUpEsim(supplier: EsimAccess, input: Input): object {
  const transactionId = requiredText(input, "transactionId", 50);
  const known = supplier.topUps.get(transactionId);
  if (known) return known.answer;

  const esim = findEsim(supplier, input);
  const bought = supplier.shelf.find("TOPUP", requiredText(input, "packageCode", 100));
  if (!bought) throw new Refusal("310241");
  if (bought.locationCode !== esim.locationCode)
    throw new Refusal("200008", "package does not fit this eSIM");
  if (!canBeToppedUp(esim)) throw new Refusal("200002");
  const periodNum = readPeriod(input, bought);
  const amount = bought.price * periodNum;
  const stated = optionalInteger(input, "amount", 0, Number.MAX_SAFE_INTEGER);
  if (stated !== undefined && stated !== amount) throw new Refusal("200006");
  pay(supplier, amount);

  const topUpEsimTranNo = `${esim.esimTranNo}T${esim.purchases.length}`;
  const now = supplier.world.clock.now();
  const added = purchaseOf(bought, periodNum, now, topUpEsimTranNo, transactionId);
  const topped = extend(
    supplier,
    { ...esim, purchases: [...esim.purchases, added] },
    added.volume,
    added.duration,
  );
  const answer = {
    transactionId,
    iccid: topped.iccid,
    expiredTime: timeText(topped.expiresAt),
    totalVolume: topped.totalVolume,
    totalDuration: topped.totalDuration,
    orderUsage: topped.orderUsage,
    topUpEsimTranNo,
  };
  supplier.topUps.put(transactionId, { transactionId, answer });
  return answer;
}

function canBeToppedUp(esim: Esim): boolean {
  const room = esim.purchases.length <= MOST_TOP_UPS;
  return room && esim.supportTopUpType !== 1 && !isOver(esim) && esim.esimStatus !== "SUSPENDED";
}

function extend(supplier: EsimAccess, esim: Esim, bytes: number, days: number): Esim {
  const longer: Esim = {
    ...esim,
    totalVolume: esim.totalVolume + bytes,
    totalDuration: esim.totalDuration + days,
    expiresAt: esim.activatedAt === null ? esim.expiresAt : esim.expiresAt + days * DAY_MS,
    announced: [],
  };
  supplier.esims.put(esim.esimTranNo, longer);
  if (longer.activatedAt !== null) watchValidity(supplier, longer);
  return longer.esimStatus === "USED_UP" ? changeStatus(supplier, longer, "IN_USE") : longer;
}
