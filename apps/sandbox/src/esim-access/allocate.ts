import type { EsimAccess } from "./esim-access.ts";
import { newProfile } from "./new-profile.ts";
import { announceOrder } from "./notify.ts";
import { watchValidity } from "./profile-life.ts";
import type { Order } from "./records.ts";

/** Makes the profiles at `readyAt`; the supplier says so by webhook, and until then queries answer 200010. */
export function allocateWhenReady(supplier: EsimAccess, order: Order): void {
  supplier.world.clock.at(order.readyAt, () => allocate(supplier, order.orderNo));
}

/** Makes the missing profiles of an order, or only the first `upTo` of the batch. */
export function allocate(supplier: EsimAccess, orderNo: string, upTo = Number.POSITIVE_INFINITY): void {
  const order = supplier.orders.get(orderNo);
  if (!order || order.esimTranNos.length >= order.total) return;
  const made = order.lines
    .flatMap((line) => Array.from({ length: line.count }, () => line))
    .map((line, index) => ({ line, number: index + 1 }))
    .slice(order.esimTranNos.length, upTo)
    .map(({ line, number }) => make(supplier, order, line, number));
  const finished = { ...order, esimTranNos: [...order.esimTranNos, ...made] };
  supplier.orders.put(orderNo, finished);
  if (finished.esimTranNos.length === order.total) announceOrder(supplier, finished);
}

function make(supplier: EsimAccess, order: Order, line: Order["lines"][number], number: number): string {
  const bought = supplier.shelf.original("BASE", line.packageCode);
  const esim = newProfile(order, line, bought, number);
  supplier.esims.put(esim.esimTranNo, esim);
  watchValidity(supplier, esim);
  return esim.esimTranNo;
}

/** After a restart: what was being made then is finished now. */
export function resumeAllocations(supplier: EsimAccess): void {
  const unfinished = supplier.orders.all().filter((order) => order.esimTranNos.length < order.total);
  for (const order of unfinished) if (!order.showsPartOfBatch) allocateWhenReady(supplier, order);
  for (const esim of supplier.esims.all()) watchValidity(supplier, esim);
}
