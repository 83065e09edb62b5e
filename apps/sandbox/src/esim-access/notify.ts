import { randomUUID } from "node:crypto";
import type { EsimAccess } from "./esim-access.ts";
import { timeText } from "./esim-answer.ts";
import type { Esim, Order } from "./records.ts";

/** The supplier signs nothing: an event is only ever a hint. */
function notify(supplier: EsimAccess, notifyType: string, content: object, withId = true): void {
  const url = supplier.switches.read().webhookUrl;
  if (url === "") return;
  const eventGenerateTime = timeText(supplier.world.clock.now());
  const body = withId
    ? { notifyType, notifyId: randomUUID().replaceAll("-", ""), eventGenerateTime, content }
    : { notifyType, eventGenerateTime, content };
  supplier.world.webhooks.send({ company: "esim-access", url, method: "POST", body: JSON.stringify(body) });
}

/** Names no ICCID, and has no notifyId, as in the supplier's samples. */
export function announceOrder(supplier: EsimAccess, order: Order): void {
  const { orderNo, transactionId } = order;
  notify(supplier, "ORDER_STATUS", { orderNo, transactionId, orderStatus: "GOT_RESOURCE" }, false);
}

/** The transactionId carries the profile's place in the batch here, as in the supplier's sample: key off esimTranNo. */
export function announceSmdpEvent(supplier: EsimAccess, esim: Esim): void {
  const { eid, iccid, esimStatus, smdpStatus, orderNo, esimTranNo } = esim;
  const transactionId = `${esim.transactionId}-1-1`;
  notify(supplier, "SMDP_EVENT", { eid, iccid, esimStatus, smdpStatus, orderNo, esimTranNo, transactionId });
}

export function announceEsimStatus(supplier: EsimAccess, esim: Esim): void {
  const { orderNo, esimTranNo, transactionId, iccid, esimStatus, smdpStatus } = esim;
  notify(supplier, "ESIM_STATUS", { orderNo, esimTranNo, transactionId, iccid, esimStatus, smdpStatus });
}

/** `remainThreshold` is the share that is left, although the event is about the share that is used. */
export function announceDataUsage(supplier: EsimAccess, esim: Esim, usedPercent: number): void {
  const { orderNo, transactionId, esimTranNo, iccid, totalVolume, orderUsage } = esim;
  notify(supplier, "DATA_USAGE", {
    orderNo,
    transactionId,
    esimTranNo,
    iccid,
    totalVolume,
    orderUsage,
    remain: totalVolume - orderUsage,
    lastUpdateTime: timeText(supplier.world.clock.now()),
    remainThreshold: (100 - usedPercent) / 100,
  });
}

export function announceLastDay(supplier: EsimAccess, esim: Esim): void {
  const { orderNo, transactionId, iccid, totalDuration } = esim;
  const expiredTime = timeText(esim.expiresAt);
  const content = {
    orderNo,
    transactionId,
    iccid,
    durationUnit: "DAY",
    totalDuration,
    expiredTime,
    remain: 1,
  };
  notify(supplier, "VALIDITY_USAGE", content, false);
}
