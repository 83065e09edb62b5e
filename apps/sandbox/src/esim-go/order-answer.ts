import { SMDP_ADDRESS } from "../world/profile-numbers.ts";
import type { EsimGo } from "./esim-go.ts";
import { totalOf, type Wanted } from "./place-order.ts";
import type { Line, Order } from "./records.ts";

/** The eSIMs' codes stand only in small orders. */
const MOST_SHOWN = 5;

/** What an order would cost, and that it would be taken. */
export function validAnswer(go: EsimGo, { lines }: Wanted) {
  return {
    order: lines.map((line) => ({ ...priced(line), allowReassign: false })),
    total: totalOf(lines) / 100,
    currency: go.switches.read().currency,
    valid: true,
  };
}

export function orderAnswer(go: EsimGo, order: Order) {
  const count = order.lines.reduce((sum, { iccids }) => sum + iccids.length, 0);
  return {
    order: order.lines.map((line) => ({
      ...priced(line),
      iccids: line.iccids,
      ...(count <= MOST_SHOWN && { esims: line.iccids.map((iccid) => codeOf(go, iccid)) }),
    })),
    total: totalOf(order.lines) / 100,
    currency: go.switches.read().currency,
    status: "completed",
    statusMessage: `Order completed: ${count} eSIMs assigned`,
    orderReference: order.reference,
    createdDate: new Date(order.createdAt).toISOString(),
    assigned: order.assigned,
    sourceIP: "203.0.113.7",
  };
}

function priced({ item, quantity, unitCents }: Line) {
  return {
    type: "bundle",
    item,
    quantity,
    pricePerUnit: unitCents / 100,
    subTotal: (unitCents * quantity) / 100,
  };
}

/** No `LPA:` text anywhere: it is put together from these. */
function codeOf(go: EsimGo, iccid: string) {
  return { iccid, matchingId: go.esims.get(iccid)?.matchingId, smdpAddress: SMDP_ADDRESS };
}
