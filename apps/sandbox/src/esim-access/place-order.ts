import { randomInt } from "node:crypto";
import type { Package } from "../catalogue/package.ts";
import { allocateWhenReady } from "./allocate.ts";
import type { EsimAccess } from "./esim-access.ts";
import { asObject, type Input, optionalInteger, requiredText } from "./input.ts";
import type { Order } from "./records.ts";
import { Refusal } from "./refusal.ts";

const MOST_ESIMS = 30;

type PricedLine = { bought: Package; count: number; periodNum: number; price: number | undefined };

/** Same transactionId, same order: nothing is charged or made a second time. */
export function placeOrder(supplier: EsimAccess, input: Input): { orderNo: string; transactionId: string } {
  const transactionId = requiredText(input, "transactionId", 50);
  const known = supplier.orders.all().find((order) => order.transactionId === transactionId);
  if (known) return repeated(supplier, known);

  const lines = readLines(supplier, input);
  const amount = lines.reduce((sum, line) => sum + line.bought.price * line.count * line.periodNum, 0);
  const total = lines.reduce((sum, line) => sum + line.count, 0);
  if (total > MOST_ESIMS) throw new Refusal("200008", `more than ${MOST_ESIMS} eSIMs`);
  checkPrices(lines, amount, optionalInteger(input, "amount", 0, Number.MAX_SAFE_INTEGER));
  pay(supplier, amount);

  const order = newOrder(supplier, transactionId, amount, total, lines);
  supplier.orders.put(order.orderNo, order);
  allocateWhenReady(supplier, order);
  return { orderNo: order.orderNo, transactionId };
}

function repeated(supplier: EsimAccess, known: Order) {
  if (supplier.switches.read().repeatedTransaction === "310402") throw new Refusal("310402");
  return { orderNo: known.orderNo, transactionId: known.transactionId };
}

function readLines(supplier: EsimAccess, input: Input): PricedLine[] {
  const list = input.packageInfoList;
  if (!Array.isArray(list) || list.length === 0) throw new Refusal("000105", "packageInfoList");
  return list.map(asObject).map((line) => {
    const bought = supplier.shelf.find("BASE", requiredText(line, "packageCode", 100));
    if (!bought) throw new Refusal("310241", String(line.packageCode));
    const count = optionalInteger(line, "count", 1, MOST_ESIMS);
    if (!count) throw new Refusal("000105", "count");
    return {
      bought,
      count,
      periodNum: readPeriod(line, bought),
      price: optionalInteger(line, "price", 0, 1e12),
    };
  });
}

/** Days, for day plans only; a day plan ordered without it lasts one day. */
export function readPeriod(input: Input, bought: Package): number {
  const periodNum = optionalInteger(input, "periodNum", 1, 365) ?? 1;
  if (bought.dataType === 1 && periodNum > 1)
    throw new Refusal("200008", "periodNum on a package with fixed days");
  return periodNum;
}

function checkPrices(lines: PricedLine[], amount: number, stated: number | undefined): void {
  const wrong = lines.find((line) => line.price !== undefined && line.price !== line.bought.price);
  if (wrong) throw new Refusal("200005", wrong.bought.packageCode);
  if (stated !== undefined && stated !== amount) throw new Refusal("200006");
}

export function pay(supplier: EsimAccess, amount: number): void {
  const { balance } = supplier.switches.read();
  if (balance < amount) throw new Refusal("200007");
  supplier.switches.change({ balance: balance - amount });
}

function newOrder(
  supplier: EsimAccess,
  transactionId: string,
  amount: number,
  total: number,
  lines: PricedLine[],
): Order {
  const createdAt = supplier.world.clock.now();
  return {
    orderNo: newOrderNo(supplier, createdAt),
    transactionId,
    createdAt,
    readyAt: createdAt + supplier.switches.read().allocationMs,
    amount,
    lines: lines.map(({ bought, count, periodNum }) => ({
      packageCode: bought.packageCode,
      count,
      periodNum,
      price: bought.price,
    })),
    total,
    esimTranNos: [],
    showsPartOfBatch: false,
  };
}

/** Never used before, also not before a reset: whoever ordered then still remembers. */
function newOrderNo(supplier: EsimAccess, createdAt: number): string {
  const second = new Date(createdAt).toISOString().slice(2, 19).replaceAll(/\D/g, "");
  const orderNo = `B${second}${String(randomInt(10_000)).padStart(4, "0")}`;
  return supplier.orders.get(orderNo) ? newOrderNo(supplier, createdAt) : orderNo;
}
