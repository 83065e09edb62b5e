import type { EsimAccess } from "./esim-access.ts";
import { esimAnswer } from "./esim-answer.ts";
import { asObject, type Input, optionalInteger, optionalText } from "./input.ts";
import type { Esim, Order } from "./records.ts";
import { Refusal } from "./refusal.ts";

/** By order, by profile or by time. transactionId is echoed in the rows but filters nothing, as at the supplier. */
export function queryEsims(supplier: EsimAccess, input: Input) {
  const pager = readPager(input);
  const found = select(supplier, input);
  const from = (pager.pageNum - 1) * pager.pageSize;
  return {
    esimList: found.slice(from, from + pager.pageSize).map(esimAnswer),
    pager: { pageSize: pager.pageSize, pageNum: pager.pageNum, total: found.length },
  };
}

function readPager(input: Input) {
  if (input.pager === undefined || input.pager === null) throw new Refusal("000105", "pager");
  const pager = asObject(input.pager);
  const pageNum = optionalInteger(pager, "pageNum", 1, 10_000);
  const pageSize = optionalInteger(pager, "pageSize", 5, 500);
  if (!pageNum || !pageSize) throw new Refusal("000105", "pager.pageNum, pager.pageSize");
  return { pageNum, pageSize };
}

function select(supplier: EsimAccess, input: Input): Esim[] {
  const orderNo = optionalText(input, "orderNo");
  if (orderNo) return ofOrder(supplier, orderNo);
  if (optionalText(input, "iccid") || optionalText(input, "esimTranNo")) return [findEsim(supplier, input)];
  return within(supplier, readTime(input, "startTime"), readTime(input, "endTime"));
}

function ofOrder(supplier: EsimAccess, orderNo: string): Esim[] {
  const order = supplier.orders.get(orderNo);
  if (!order) throw new Refusal("310272");
  return readyEsims(supplier, order);
}

function readyEsims(supplier: EsimAccess, order: Order): Esim[] {
  const made = order.esimTranNos.length;
  if (made < order.total && !(order.showsPartOfBatch && made > 0))
    throw new Refusal("200010", `total:[${order.total}], success:[${made}]`);
  return order.esimTranNos.flatMap((esimTranNo) => supplier.esims.get(esimTranNo) ?? []);
}

/** esimTranNo is preferred: ICCIDs are used again for other profiles. */
export function findEsim(supplier: EsimAccess, input: Input): Esim {
  const esimTranNo = optionalText(input, "esimTranNo");
  const iccid = optionalText(input, "iccid");
  if (!esimTranNo && !iccid) throw new Refusal("000105", "esimTranNo or iccid");
  const esim = esimTranNo
    ? supplier.esims.get(esimTranNo)
    : supplier.esims.all().findLast((one) => one.iccid === iccid);
  if (!esim) throw new Refusal("310403");
  return esim;
}

function within(supplier: EsimAccess, start: number, end: number): Esim[] {
  return supplier.esims.all().filter((esim) => esim.createdAt >= start && esim.createdAt <= end);
}

function readTime(input: Input, name: string): number {
  const text = optionalText(input, name);
  if (!text) throw new Refusal("000105", "orderNo, iccid, esimTranNo or startTime and endTime");
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Refusal("000107", name);
  return time;
}
