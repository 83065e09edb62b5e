import type { Esim } from "./records.ts";

/** One profile as the supplier shows it. There is no SM-DP+ field: the address is inside `ac`. */
export function esimAnswer(esim: Esim) {
  const card = `https://p.esim-sandbox.example/${esim.esimTranNo}`;
  return {
    esimTranNo: esim.esimTranNo,
    orderNo: esim.orderNo,
    transactionId: esim.transactionId,
    imsi: esim.imsi,
    iccid: esim.iccid,
    smsStatus: esim.smsStatus,
    msisdn: "",
    ac: esim.ac,
    qrCodeUrl: `${card}.png`,
    shortUrl: card,
    smdpStatus: esim.smdpStatus,
    eid: esim.eid,
    activeType: esim.activeType,
    dataType: esim.dataType,
    activateTime: esim.activatedAt && timeText(esim.activatedAt),
    installationTime: esim.installedAt && timeText(esim.installedAt),
    expiredTime: timeText(esim.expiresAt),
    totalVolume: esim.totalVolume,
    totalDuration: esim.totalDuration,
    durationUnit: "DAY",
    orderUsage: esim.orderUsage,
    esimStatus: esim.esimStatus,
    pin: esim.pin,
    puk: esim.puk,
    apn: "internet",
    ipExport: esim.ipExport,
    supportTopUpType: esim.supportTopUpType,
    fupPolicy: esim.fupPolicy,
    packageList: esim.purchases.map(({ price: _price, createdAt, ...purchase }) => ({
      ...purchase,
      createTime: timeText(createdAt),
    })),
    ...esim.misreport,
  };
}

/** `2026-09-27T19:29:36+0000`: the supplier writes the offset without a colon. */
export function timeText(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, "+0000");
}
