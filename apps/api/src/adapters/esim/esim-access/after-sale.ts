import * as z from "zod";
import type {
  BeforeSending,
  Cancelled,
  ToppedUp,
  TopUpRequest,
} from "../../../modules/esims/esim-provider.ts";
import { contentOf, type EsimAccessClient } from "./client.ts";
import { packagesIn } from "./package.ts";
import { refusalOf, unknownEsim } from "./refusals.ts";

const count = z.number().nonnegative();
const usage = z.object({ esimTranNo: z.string(), dataUsage: count, totalData: count.nullish() });
/** Copies of the documentation disagree about where the list stands. */
const usageList = z.union([
  z.object({ esimUsageList: z.array(usage) }).transform((obj) => obj.esimUsageList),
  z.object({ usageList: z.array(usage) }).transform((obj) => obj.usageList),
  z.array(usage),
]);

/** By the supplier's own names of the eSIMs: ICCIDs are used again for others. */
export async function readUsage(call: EsimAccessClient, esims: readonly string[]) {
  const answer = await call("esim/usage/query", { esimTranNoList: esims }, { priority: "background" });
  const usages = contentOf(answer, usageList).map((row) => ({
    esim: row.esimTranNo,
    usedBytes: row.dataUsage,
    totalBytes: row.totalData ?? null,
  }));
  return { outcome: "read" as const, usages: usages.filter(({ esim }) => esims.includes(esim)) };
}

export async function topUpOptions(call: EsimAccessClient, esim: string) {
  const answer = await call("package/list", { type: "TOPUP", esimTranNo: esim });
  if (answer.errorCode === unknownEsim) return { outcome: "not-found" as const };
  const { packages } = packagesIn(answer);
  const options = packages.map((one) => ({
    packageCode: one.code,
    priceUsdE4: one.priceUsdE4,
    dataBytes: one.dataBytes,
    days: one.days,
    soldByDay: one.dataType !== "total",
  }));
  return { outcome: "read" as const, options };
}

/** The same reference tops up once, however often it is sent. */
export async function topUp(
  call: EsimAccessClient,
  request: TopUpRequest,
  beforeSending: BeforeSending,
): Promise<ToppedUp> {
  const body = {
    transactionId: request.reference,
    esimTranNo: request.esim,
    packageCode: request.packageCode,
    ...(request.periodDays === null ? {} : { periodNum: request.periodDays }),
  };
  const answer = await call("esim/topup", body, { beforeSending });
  if (answer.success) return { outcome: "done", topUp: request.reference };
  return refusalOf(answer.errorCode) ?? { outcome: "unknown", reason: `esim/topup: ${answer.errorCode}` };
}

/** Only before anybody installed it; its price returns to our balance. */
export async function cancel(call: EsimAccessClient, esim: string): Promise<Cancelled> {
  const answer = await call("esim/cancel", { esimTranNo: esim });
  if (answer.success) return { outcome: "cancelled" };
  return refusalOf(answer.errorCode) ?? { outcome: "unknown", reason: `esim/cancel: ${answer.errorCode}` };
}

const money = z.object({ balance: z.int() });

export async function balance(call: EsimAccessClient) {
  const answer = await call("balance/query", {}, { priority: "background" });
  return { outcome: "read" as const, usdE4: contentOf(answer, money).balance };
}
