import { type Airalo, CLIENT_SECRET } from "../airalo.ts";
import { orderAnswer } from "../orders/order-answer.ts";
import type { Order, Sim } from "../records.ts";
import { phpJson, signatureOf } from "./signature.ts";

/** Dollars left under which a partner who asked for it is warned. */
const LOW_CREDIT_CENTS = 10_000;

/** Signed as PHP writes the body, whichever way it is sent. */
export function push(airalo: Airalo, url: string, content: object): void {
  const signed = phpJson(content);
  const body = airalo.switches.read().webhookBody === "php" ? signed : JSON.stringify(content);
  const signature = { header: "airalo-signature", value: signatureOf(signed, CLIENT_SECRET) };
  void airalo.world.webhooks.send({ company: "airalo", url, method: "POST", body, signature });
}

export function asyncAddress(airalo: Airalo): string {
  return airalo.optIns.get("async_orders")?.target ?? "";
}

export function announceOrder(airalo: Airalo, order: Order, url: string): void {
  const answer = orderAnswer(airalo, order, "pushed", { sims: true, status: false });
  push(airalo, url, { ...answer, request_id: order.requestId });
}

/** `level`: `75%` of the data used, or `3days` left. */
export function announceLowData(airalo: Airalo, sim: Sim, level: string): void {
  const url = airalo.optIns.get("webhook_low_data")?.target;
  if (url) push(airalo, url, lowData(sim, level));
}

export function lowData(sim: Sim, level: string) {
  const left = sim.totalMegabytes - sim.usedMegabytes;
  return {
    level,
    package_name: sim.purchases.at(-1)?.title,
    remaining_percentage: sim.isUnlimited ? 100 : Math.round((100 * left) / sim.totalMegabytes),
    iccid: sim.iccid,
  };
}

/** Once, when an order takes the balance below the line. */
export function announceCredit(airalo: Airalo, before: number, after: number): void {
  const url = airalo.optIns.get("webhook_credit_limit")?.target;
  if (!url || before < LOW_CREDIT_CENTS || after >= LOW_CREDIT_CENTS) return;
  push(airalo, url, { message: "Your credit is running low.", remaining: after / 100 });
}
