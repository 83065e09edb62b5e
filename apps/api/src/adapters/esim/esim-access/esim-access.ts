import * as z from "zod";
import { UnknownOutcome } from "../../../infra/outbound.ts";
import type { PackageSource } from "../../../modules/catalogue/package-source.ts";
import type { EsimProvider, ProviderEsim, ProviderOrder } from "../../../modules/esims/esim-provider.ts";
import { createClient, type Envelope, type EsimAccessClient, type EsimAccessOptions } from "./client.ts";
import { readPackages } from "./package.ts";

/** The supplier answers an allocation that is under way as if it had failed, with this code. */
const stillAllocating = "200010";
const unknownOrder = "310272";
const transactionUsed = "310402";
/** Refused for good: nothing was ordered, and asking again won't help. */
const finalCodes = new Set([
  "200002", "200005", "200006", "200007", "200008", "200011",
  "310201", "310211", "310221", "310231", "310241", "310243", "310251",
]); // biome-ignore format: a table

const listTimeoutMs = 120_000;

export function createEsimAccess(options: EsimAccessOptions): EsimProvider & PackageSource {
  const call = createClient(options);
  return {
    name: "esim-access",
    listPackages: () => listPackages(call),
    placeOrder: (request) => orUnknown(() => placeOrder(call, request)),
    findOrder: (transaction, since) => orUnknown(() => findOrder(call, transaction, since)),
    fetchOrder: (order) => orUnknown(() => fetchOrder(call, order)),
    fetchEsim: (esim) => orUnknown(() => fetchEsim(call, esim)),
    registerWebhook: (url) => registerWebhook(call, url),
  };
}

async function orUnknown<Result>(
  ask: () => Promise<Result>,
): Promise<Result | { outcome: "unknown"; reason: string }> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof UnknownOutcome) return { outcome: "unknown", reason: error.message };
    throw error;
  }
}

/** The very array that came, not a copy: `readPackages` lets go of what it has read. */
const packageList = z.object({ packageList: z.custom<unknown[]>(Array.isArray) });

async function listPackages(call: EsimAccessClient) {
  const answer = await call("package/list", { locationCode: "", type: "BASE" }, listTimeoutMs);
  return readPackages(contentOf(answer, packageList).packageList);
}

const placed = z.object({ orderNo: z.string().min(1) });

async function placeOrder(
  call: EsimAccessClient,
  request: Parameters<EsimProvider["placeOrder"]>[0],
): Promise<ProviderOrder> {
  // `amount` is left out: whether it counts the days of a day plan is not documented, and the price book decides ours.
  const answer = await call("esim/order", {
    transactionId: request.transaction,
    packageInfoList: [
      {
        packageCode: request.packageCode,
        count: 1,
        ...(request.periodDays === null ? {} : { periodNum: request.periodDays }),
      },
    ],
  });
  if (answer.success) return { outcome: "accepted", order: contentOf(answer, placed).orderNo };
  if (finalCodes.has(answer.errorCode)) return { outcome: "refused", code: answer.errorCode };
  // An id that is taken means that an earlier try went through: it will be found by it.
  const reason = answer.errorCode === transactionUsed ? "already ordered" : answer.errorCode;
  return { outcome: "unknown", reason: `esim/order: ${reason}` };
}

const esimShape = z.object({
  esimTranNo: z.string().min(1),
  orderNo: z.string(),
  transactionId: z.string().nullish(),
  iccid: z.string().nullish(),
  ac: z.string().nullish(),
  apn: z.string().nullish(),
  eid: z.string().nullish(),
  smdpStatus: z.string().nullish(),
  esimStatus: z.string().nullish(),
  totalVolume: z.number().nullish(),
  orderUsage: z.number().nullish(),
  expiredTime: z.string().nullish(),
});
const esimList = z.object({ esimList: z.array(esimShape), pager: z.object({ total: z.number() }).nullish() });

/** The supplier has no search by our id, so its orders of the time are read and compared one by one. */
async function findOrder(call: EsimAccessClient, transaction: string, since: Date) {
  const window = { startTime: minutesFrom(since, -10), endTime: minutesFrom(new Date(), 10) };
  const pageSize = 500;
  for (let pageNum = 1; ; pageNum++) {
    const answer = await call("esim/query", { ...window, pager: { pageNum, pageSize } });
    // While anything is being allocated in the window, the list may not be complete.
    if (answer.errorCode === stillAllocating) return { outcome: "not-found" as const };
    const { esimList: rows, pager } = contentOf(answer, esimList);
    const match = rows.find((row) => row.transactionId === transaction);
    if (match) return { outcome: "accepted" as const, order: match.orderNo };
    if (rows.length < pageSize || pageNum * pageSize >= (pager?.total ?? 0))
      return { outcome: "not-found" as const };
  }
}

async function fetchOrder(call: EsimAccessClient, order: string) {
  const answer = await call("esim/query", { orderNo: order, pager: { pageNum: 1, pageSize: 50 } });
  if (answer.errorCode === stillAllocating) return { outcome: "pending" as const };
  if (answer.errorCode === unknownOrder) return { outcome: "not-found" as const };
  const esims = contentOf(answer, esimList).esimList.map(toEsim);
  const complete = esims.filter((esim) => esim !== null);
  if (complete.length === 0 || complete.length < esims.length) return { outcome: "pending" as const };
  return { outcome: "issued" as const, esims: complete };
}

async function fetchEsim(call: EsimAccessClient, esim: string) {
  const answer = await call("esim/query", { esimTranNo: esim, pager: { pageNum: 1, pageSize: 5 } });
  const row = contentOf(answer, esimList).esimList.find((one) => one.esimTranNo === esim);
  const read = row ? toEsim(row) : null;
  return read ? { outcome: "read" as const, esim: read } : { outcome: "not-found" as const };
}

async function registerWebhook(call: EsimAccessClient, url: string): Promise<void> {
  const answer = await call("webhook/save", { webhook: url });
  if (!answer.success) throw new Error(`The webhook address was not taken: code ${answer.errorCode}`);
}

/** Null while it has no ICCID or code yet. The ICCID is a text: as a number it would lose its last digits. */
function toEsim(row: z.output<typeof esimShape>): ProviderEsim | null {
  if (!row.iccid || !row.ac) return null;
  return {
    esim: row.esimTranNo,
    transaction: row.transactionId ?? null,
    iccid: row.iccid,
    activationCode: row.ac,
    apn: row.apn || null,
    eid: row.eid || null,
    smdpState: row.smdpStatus ?? "",
    planState: row.esimStatus ?? "",
    totalBytes: row.totalVolume ?? null,
    usedBytes: row.orderUsage ?? 0,
    expiresAt: dateOf(row.expiredTime),
  };
}

/** The supplier writes offsets without a colon (`+0000`), which not every engine reads. */
function dateOf(text: string | null | undefined): Date | null {
  if (!text) return null;
  const date = new Date(text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  return Number.isNaN(date.getTime()) ? null : date;
}

function contentOf<Shape extends z.ZodType>(answer: Envelope, shape: Shape): z.output<Shape> {
  if (!answer.success) throw new UnknownOutcome(`code ${answer.errorCode}`);
  const parsed = shape.safeParse(answer.obj);
  if (!parsed.success) throw new UnknownOutcome("the answer's content is not as documented");
  return parsed.data;
}

const minutesFrom = (date: Date, minutes: number) =>
  new Date(date.getTime() + minutes * 60_000).toISOString().replace(/\.\d{3}Z$/, "Z");
