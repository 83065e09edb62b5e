import * as z from "zod";
import type { ProviderOrder, ProviderOrderRequest } from "../../../modules/esims/esim-provider.ts";
import { contentOf, type EsimAccessClient } from "./client.ts";
import { esimShape, toEsim } from "./esim.ts";
import { refusalOf, stillAllocating, transactionUsed, unknownEsim, unknownOrder } from "./refusals.ts";

const placed = z.object({ orderNo: z.string().min(1) });
const esimList = z.object({ esimList: z.array(esimShape), pager: z.object({ total: z.number() }).nullish() });

export async function placeOrder(
  call: EsimAccessClient,
  request: ProviderOrderRequest,
): Promise<ProviderOrder> {
  // `amount` is left out: whether it counts the days of a day plan is not documented, and the price book decides ours.
  const answer = await call("esim/order", {
    transactionId: request.reference,
    packageInfoList: [
      {
        packageCode: request.packageCode,
        count: request.quantity,
        ...(request.periodDays === null ? {} : { periodNum: request.periodDays }),
      },
    ],
  });
  if (answer.success) return { outcome: "accepted", order: contentOf(answer, placed).orderNo };
  const refused = refusalOf(answer.errorCode);
  if (refused) return refused;
  // An id that is taken means that an earlier try went through: it will be found by it.
  const reason = answer.errorCode === transactionUsed ? "already ordered" : answer.errorCode;
  return { outcome: "unknown", reason: `esim/order: ${reason}` };
}

/** The supplier has no search by our id, so its orders of the time are read and compared one by one. */
export async function findOrder(call: EsimAccessClient, reference: string, since: Date) {
  const window = { startTime: minutesFrom(since, -10), endTime: minutesFrom(new Date(), 10) };
  const pageSize = 500;
  for (let pageNum = 1; ; pageNum++) {
    const answer = await call("esim/query", { ...window, pager: { pageNum, pageSize } });
    // While anything is being allocated in the window, the list may not be complete.
    if (answer.errorCode === stillAllocating) return { outcome: "not-found" as const };
    const { esimList: rows, pager } = contentOf(answer, esimList);
    const match = rows.find((row) => row.transactionId === reference);
    if (match) return { outcome: "accepted" as const, order: match.orderNo };
    if (rows.length < pageSize || pageNum * pageSize >= (pager?.total ?? 0))
      return { outcome: "not-found" as const };
  }
}

export async function fetchOrder(call: EsimAccessClient, order: string) {
  const answer = await call("esim/query", { orderNo: order, pager: { pageNum: 1, pageSize: 50 } });
  if (answer.errorCode === stillAllocating) return { outcome: "pending" as const };
  if (answer.errorCode === unknownOrder) return { outcome: "not-found" as const };
  const { esimList: rows, pager } = contentOf(answer, esimList);
  const complete = rows.map(toEsim).filter((esim) => esim !== null);
  if (complete.length === 0 || complete.length < Math.max(rows.length, pager?.total ?? 0))
    return { outcome: "pending" as const };
  return { outcome: "issued" as const, esims: complete };
}

export async function fetchEsim(call: EsimAccessClient, esim: string) {
  const answer = await call("esim/query", { esimTranNo: esim, pager: { pageNum: 1, pageSize: 5 } });
  if (answer.errorCode === unknownEsim) return { outcome: "not-found" as const };
  const row = contentOf(answer, esimList).esimList.find((one) => one.esimTranNo === esim);
  const read = row ? toEsim(row) : null;
  return read ? { outcome: "read" as const, esim: read } : { outcome: "not-found" as const };
}

const minutesFrom = (date: Date, minutes: number) =>
  new Date(date.getTime() + minutes * 60_000).toISOString().replace(/\.\d{3}Z$/, "Z");
