import * as z from "zod";
import type { Priority } from "../../../infra/outbound/rate-limiter.ts";
import type {
  BeforeSending,
  ListedOrder,
  ListedOrders,
  PlacedOrder,
  ProviderAllocation,
  ProviderOrder,
  ProviderOrderRequest,
  TopUpRequest,
} from "../../../modules/esims/esim-provider.ts";
import { contentOf, type EsimAccessClient } from "./client.ts";
import { esimShape, toEsim } from "./esim.ts";
import { refusalOf, stillAllocating, transactionUsed, unknownEsim, unknownOrder } from "./refusals.ts";

const placed = z.object({ orderNo: z.string().min(1) });
const pageSize = 500;
const esimList = z.object({ esimList: z.array(esimShape), pager: z.object({ total: z.number() }).nullish() });

type Row = z.output<typeof esimShape>;

export async function placeOrder(
  call: EsimAccessClient,
  request: ProviderOrderRequest,
  beforeSending: BeforeSending,
): Promise<ProviderOrder> {
  // `amount` is left out: whether it counts the days of a day plan is not documented, and the price book decides ours.
  const body = {
    transactionId: request.reference,
    packageInfoList: [
      {
        packageCode: request.packageCode,
        count: request.quantity,
        ...(request.periodDays === null ? {} : { periodNum: request.periodDays }),
      },
    ],
  };
  const answer = await call("esim/order", body, { beforeSending });
  if (answer.success) return { outcome: "accepted", order: contentOf(answer, placed).orderNo };
  const refused = refusalOf(answer.errorCode);
  if (refused) return refused;
  // An id that is taken means that an earlier try went through: it will be found by it.
  const reason = answer.errorCode === transactionUsed ? "already ordered" : answer.errorCode;
  return { outcome: "unknown", reason: `esim/order: ${reason}` };
}

/** The supplier has no search by our id, so its orders of the time are read and compared one by one. */
export async function findOrders(call: EsimAccessClient, { reference }: ProviderOrderRequest, since: Date) {
  for await (const rows of pagesSince(call, minutesFrom(since, -10), minutesFrom(new Date(), 10))) {
    // While anything is being allocated in the window, the list may not be complete.
    const match = rows?.find((row) => row.transactionId === reference);
    if (match) return { outcome: "found" as const, orders: [match.orderNo] };
  }
  return { outcome: "found" as const, orders: [] };
}

/** Its rows are eSIMs, and say not when they were ordered. */
export async function listOrders(call: EsimAccessClient, from: Date, to: Date): Promise<ListedOrders> {
  const orders = new Map<string, ListedOrder>();
  for await (const rows of pagesSince(call, minutesFrom(from, 0), minutesFrom(to, 0))) {
    if (!rows) return { outcome: "unknown", reason: "it is still making some of them" };
    for (const { orderNo, transactionId } of rows)
      orders.set(orderNo, { order: orderNo, reference: transactionId || null, at: null });
  }
  return { outcome: "listed", orders: [...orders.values()] };
}

/** What was issued in a window of time, page by page; null where the supplier tells nothing while it is at work on some of it. */
async function* pagesSince(
  call: EsimAccessClient,
  startTime: string,
  endTime: string,
): AsyncGenerator<Row[] | null, void> {
  for (let pageNum = 1; ; pageNum++) {
    const answer = await call("esim/query", { startTime, endTime, pager: { pageNum, pageSize } });
    if (answer.errorCode === stillAllocating) return yield null;
    const { esimList: rows, pager } = contentOf(answer, esimList);
    yield rows;
    if (rows.length < pageSize || pageNum * pageSize >= (pager?.total ?? 0)) return;
  }
}

/** Several are asked for in one question, for all that was issued since the first of them was placed. */
export async function fetchOrders(
  call: EsimAccessClient,
  orders: readonly PlacedOrder[],
): Promise<ProviderAllocation[]> {
  if (orders.length < 2) return eachAlone(call, orders);
  const since = new Date(Math.min(...orders.map(({ placedAt }) => placedAt.getTime())));
  const issued: Row[] = [];
  for await (const rows of pagesSince(call, minutesFrom(since, -1), minutesFrom(new Date(), 10))) {
    if (!rows) return eachAlone(call, orders);
    issued.push(...rows);
  }
  return orders.map(({ order }) => allocationOf(issued.filter(({ orderNo }) => orderNo === order)));
}

/** Not more than these: the others are asked for another time. */
const mostAlone = 5;

async function eachAlone(call: EsimAccessClient, orders: readonly PlacedOrder[]) {
  const allocations: ProviderAllocation[] = [];
  for (const [index, { order }] of orders.entries())
    allocations.push(index < mostAlone ? await fetchOrder(call, order) : { outcome: "pending" });
  return allocations;
}

async function fetchOrder(call: EsimAccessClient, order: string): Promise<ProviderAllocation> {
  const answer = await call("esim/query", { orderNo: order, pager: { pageNum: 1, pageSize: 50 } });
  if (answer.errorCode === stillAllocating) return { outcome: "pending" };
  if (answer.errorCode === unknownOrder) return { outcome: "not-found" };
  return allocationOf(contentOf(answer, esimList).esimList);
}

function allocationOf(rows: readonly Row[]): ProviderAllocation {
  const esims = rows.map(toEsim).filter((esim) => esim !== null);
  return esims.length === 0 ? { outcome: "pending" } : { outcome: "issued", esims };
}

export async function fetchEsim(call: EsimAccessClient, esim: string, priority?: Priority) {
  const answer = await call(
    "esim/query",
    { esimTranNo: esim, pager: { pageNum: 1, pageSize: 5 } },
    { priority },
  );
  if (answer.errorCode === unknownEsim) return { outcome: "not-found" as const };
  const row = contentOf(answer, esimList).esimList.find((one) => one.esimTranNo === esim);
  const read = row ? toEsim(row) : null;
  return read ? { outcome: "read" as const, esim: read } : { outcome: "not-found" as const };
}

const withPurchases = z.object({
  esimList: z.array(
    z.object({
      esimTranNo: z.string(),
      packageList: z.array(z.object({ transactionId: z.string().nullish() })).nullish(),
    }),
  ),
});

/** Our reference stands on what was bought for an eSIM. */
export async function findTopUps(call: EsimAccessClient, { esim, reference }: TopUpRequest) {
  const answer = await call("esim/query", { esimTranNo: esim, pager: { pageNum: 1, pageSize: 5 } });
  const { esimList: rows } = contentOf(answer, withPurchases);
  const bought = rows.filter((row) => row.esimTranNo === esim).flatMap((row) => row.packageList ?? []);
  const isDone = bought.some(({ transactionId }) => transactionId === reference);
  return { outcome: "found" as const, topUps: isDone ? [reference] : [] };
}

const minutesFrom = (date: Date, minutes: number) =>
  new Date(date.getTime() + minutes * 60_000).toISOString().replace(/\.\d{3}Z$/, "Z");
