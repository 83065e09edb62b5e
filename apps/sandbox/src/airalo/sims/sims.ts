import type { Fields } from "../../world/fields.ts";
import type { Airalo } from "../airalo.ts";
import { orderAnswer, simAnswer, timeOrNull } from "../orders/order-answer.ts";
import { packageAnswer } from "../packages/list-packages.ts";
import { topUpTwin } from "../packages/package.ts";
import { pageOf } from "../paging.ts";
import type { Sim } from "../records.ts";
import { businessRefusal, plainRefusal } from "../refusal.ts";
import { keep, statusOf } from "./sim-life.ts";

export function findSim(airalo: Airalo, iccid: string): Sim {
  const sim = airalo.sims.get(iccid);
  if (!sim) throw plainRefusal(404, "eSIM not found.");
  return sim;
}

export function listSims(airalo: Airalo, query: Fields, path: string) {
  const page = pageOf(airalo.sims.all().reverse(), query, path);
  return { ...page, data: page.data.map((sim) => showSim(airalo, sim, query)) };
}

export function showSim(airalo: Airalo, sim: Sim, query: Fields) {
  const wanted = (query.include ?? "").split(",");
  const order = airalo.orders.get(String(sim.orderId));
  const status = wanted.includes("order.status");
  const withOrder = wanted.includes("order") || status;
  return {
    ...simAnswer(airalo, sim),
    recycled: sim.recycledAt !== null,
    recycled_at: timeOrNull(sim.recycledAt),
    ...(withOrder && order && { simable: orderAnswer(airalo, order, "read", { sims: false, status }) }),
  };
}

/** MB, all zero when unlimited. Told again unchanged for as long as the switch says. */
export function showUsage(airalo: Airalo, sim: Sim): object {
  const now = airalo.world.clock.now();
  const keptFor = airalo.switches.read().usageCacheSeconds * 1000;
  if (sim.told && now < sim.told.at + keptFor) return sim.told.answer;
  const limited = !sim.isUnlimited;
  const answer = {
    remaining: limited ? sim.totalMegabytes - sim.usedMegabytes : 0,
    total: limited ? sim.totalMegabytes : 0,
    expired_at: timeOrNull(sim.expiresAt),
    is_unlimited: sim.isUnlimited,
    status: statusOf(sim),
    remaining_voice: 0,
    remaining_text: 0,
    total_voice: 0,
    total_text: 0,
  };
  if (keptFor > 0) keep(airalo, { ...sim, told: { at: now, answer } });
  return answer;
}

/** What was bought for the profile. Data is used up in the order in which it was bought. */
export function listPurchases(sim: Sim) {
  let used = sim.usedMegabytes;
  return sim.purchases.map((purchase, index) => {
    const taken = Math.min(used, purchase.megabytes);
    used -= taken;
    const gone = !sim.isUnlimited && taken >= purchase.megabytes;
    const status = statusOf(sim);
    return {
      id: `${sim.id}${index}`,
      package: purchase.title,
      package_id: purchase.packageId,
      status: status === "ACTIVE" && gone ? "FINISHED" : status,
      remaining: purchase.megabytes - taken,
      activated_at: timeOrNull(sim.activatedAt),
      expired_at: timeOrNull(sim.expiresAt),
      finished_at: timeOrNull(gone ? sim.finishedAt : null),
    };
  });
}

/** The packages of the operator that the profile was made for. */
export function listTopUps(airalo: Airalo, sim: Sim) {
  if (sim.recycledAt !== null) throw businessRefusal(73);
  const operator = airalo.shelf.original(sim.packageId)?.operator;
  const packages = operator?.rechargeability ? operator.packages.map(topUpTwin) : [];
  return packages
    .flatMap(({ id }) => airalo.shelf.find(id)?.sold ?? [])
    .map((one) => packageAnswer(airalo, one));
}
