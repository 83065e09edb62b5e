import { randomInt } from "node:crypto";
import { newIccid, newMatchingId } from "../../world/profile-numbers.ts";
import type { Airalo } from "../airalo.ts";
import type { Sold } from "../packages/shelf.ts";
import type { Order, Purchase, Sim } from "../records.ts";

export function newSim(airalo: Airalo, order: Order, { operator, sold }: Sold): Sim {
  const createdAt = airalo.world.clock.now();
  return {
    id: randomInt(10_000_000, 100_000_000),
    iccid: newIccid(),
    orderId: order.id,
    matchingId: newMatchingId(),
    packageId: sold.id,
    startsAt: operator.activation_policy,
    isUnlimited: sold.is_unlimited,
    createdAt,
    installedAt: null,
    activatedAt: null,
    expiresAt: null,
    expiredAt: null,
    finishedAt: null,
    recycledAt: null,
    totalMegabytes: sold.amount,
    days: sold.day,
    usedMegabytes: 0,
    purchases: [purchaseOf(order, sold, createdAt)],
    announced: [],
    told: null,
  };
}

export function purchaseOf(order: Order, sold: Sold["sold"], boughtAt: number): Purchase {
  const { id: packageId, title, amount: megabytes, day: days } = sold;
  return { orderId: order.id, packageId, title, megabytes, days, boughtAt };
}
