import type { Airalo } from "../airalo.ts";
import { type Input, optionalText, requiredText } from "../input.ts";
import { checkCredit, findSold, keepOrder, netCents, newOrder } from "../orders/place-order.ts";
import type { Order, Sim } from "../records.ts";
import { businessRefusal, fieldRefusal } from "../refusal.ts";
import { purchaseOf } from "./new-sim.ts";
import { extend } from "./sim-life.ts";
import { findSim } from "./sims.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nothing is idempotent here either. */
export function topUp(airalo: Airalo, input: Input): Order {
  const { operator, sold } = findSold(airalo, requiredText(input, "package_id"), "topup");
  const sim = findSim(airalo, requiredText(input, "iccid"));
  if (airalo.shelf.original(sim.packageId)?.operator.id !== operator.id)
    throw fieldRefusal({ package_id: "The selected package is invalid for this eSIM." });
  checkAlive(airalo, sim, operator.topup_grace_window_days);
  checkCredit(airalo, netCents({ sold, quantity: 1 }));

  const description = optionalText(input, "description");
  const placed = {
    ...newOrder(airalo, { sold, quantity: 1, description, brand: null }),
    iccids: [sim.iccid],
  };
  const order = keepOrder(airalo, placed);
  const purchases = [...sim.purchases, purchaseOf(order, sold, order.createdAt)];
  extend(airalo, { ...sim, purchases }, sold.amount, sold.day);
  return order;
}

function checkAlive(airalo: Airalo, sim: Sim, graceDays: number): void {
  const ended = sim.expiredAt ?? sim.finishedAt;
  const late = ended !== null && airalo.world.clock.now() > ended + graceDays * DAY_MS;
  if (sim.recycledAt !== null || late) throw businessRefusal(73);
}
