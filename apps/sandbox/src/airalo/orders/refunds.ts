import { randomUUID } from "node:crypto";
import { ControlError } from "../../faults/control-input.ts";
import type { Airalo } from "../airalo.ts";
import { type Input, optionalText, requiredText, textList } from "../input.ts";
import type { Refund } from "../records.ts";
import { fieldRefusal } from "../refusal.ts";
import { LIFE } from "../sims/sim-life.ts";
import { findSim } from "../sims/sims.ts";

const MOST_ICCIDS = 5;

/** A request, which a person decides later (`decideRefund`). */
export function requestRefund(airalo: Airalo, input: Input): Refund {
  const iccids = textList(input, "iccids");
  if (iccids.length === 0) throw fieldRefusal({ iccids: "The iccids field is required." });
  if (iccids.length > MOST_ICCIDS)
    throw fieldRefusal({ iccids: `The iccids may not have more than ${MOST_ICCIDS} items.` });
  for (const iccid of iccids) findSim(airalo, iccid);
  const refund: Refund = {
    id: randomUUID(),
    iccids,
    reason: requiredText(input, "reason"),
    notes: optionalText(input, "notes"),
    status: "pending",
    createdAt: airalo.world.clock.now(),
  };
  airalo.refunds.put(refund.id, refund);
  return refund;
}

/** Accepted: the eSIMs are dead and what they cost is back in the balance. */
export function decideRefund(airalo: Airalo, id: string, accepted: boolean): Refund {
  const refund = airalo.refunds.get(id);
  if (refund?.status !== "pending") throw new ControlError("no such refund waits to be decided");
  if (accepted) for (const iccid of refund.iccids) payBack(airalo, iccid);
  const decided: Refund = { ...refund, status: accepted ? "accepted" : "refused" };
  airalo.refunds.put(id, decided);
  return decided;
}

function payBack(airalo: Airalo, iccid: string): void {
  LIFE.recycle(airalo, findSim(airalo, iccid));
  const cost = airalo.orders
    .all()
    .filter((order) => order.iccids.includes(iccid))
    .reduce((sum, order) => sum + order.netCents / order.quantity, 0);
  airalo.switches.change({ balanceCents: airalo.switches.read().balanceCents + cost });
}
