import { randomInt, randomUUID } from "node:crypto";
import { fieldsOf } from "../world/fields.ts";
import { newIccid, newMatchingId } from "../world/profile-numbers.ts";
import { type Bundle, bytesOf } from "./bundle.ts";
import { type EsimGo, keep } from "./esim-go.ts";
import { announceBalance } from "./notify.ts";
import type { Assignment, Esim, Line, Order } from "./records.ts";
import { refusal } from "./refusal.ts";
import { findEsim } from "./show-esim.ts";

export type Wanted = { type: "validate" | "transaction"; assign: boolean; lines: Line[] };

/** Reads an order and makes all the checks that buying makes; `validate` goes no further. */
export function readOrder(go: EsimGo, body: unknown): Wanted {
  const { type, assign, order } = fieldsOf(body);
  if (type !== "validate" && type !== "transaction") throw refusal(400, "invalid order type");
  if (!Array.isArray(order) || order.length === 0) throw refusal(400, "order is required");
  const wanted: Wanted = { type, assign: assign === true, lines: order.map((line) => readLine(go, line)) };
  if (!wanted.assign && wanted.lines.some(({ isTopUp }) => isTopUp))
    throw refusal(400, "iccids can only be specified if assign is true");
  if (totalOf(wanted.lines) > go.switches.read().balanceCents)
    throw refusal(400, "insufficient balance to process this order");
  return wanted;
}

function readLine(go: EsimGo, line: unknown): Line {
  const { type, item, quantity, iccids } = fieldsOf(line);
  if (type !== "bundle") throw refusal(400, "unknown order item type");
  const sold = go.shelf.find(String(item));
  if (!sold) throw refusal(400, `bundle ${String(item)} not found`);
  const count = Number(quantity);
  if (!Number.isInteger(count) || count < 1) throw refusal(400, "quantity must be at least 1");
  const named = Array.isArray(iccids) ? iccids.map(String) : [];
  if (named.length > 0 && named.length !== count)
    throw refusal(400, "quantity must match the number of iccids");
  for (const iccid of named) checkEsim(go, iccid, sold);
  const unitCents = Math.round(sold.price * 100);
  return { item: sold.name, quantity: count, iccids: named, isTopUp: named.length > 0, unitCents };
}

function checkEsim(go: EsimGo, iccid: string, sold: Bundle): void {
  const esim = findEsim(go, iccid);
  const place = (name: string) => go.shelf.original(name)?.countries[0]?.iso;
  if (esim.profile === "deleted" || !esim.bundles.some(({ name }) => place(name) === place(sold.name)))
    throw refusal(400, "bundle is not compatible with this esim");
}

/** Nothing is idempotent here: asked twice, it makes and charges two orders. */
export function placeOrder(go: EsimGo, { assign, lines }: Wanted): Order {
  const order: Order = {
    reference: randomUUID(),
    createdAt: go.world.clock.now(),
    assigned: assign,
    // What is not assigned is kept in an inventory, which nobody here asks for.
    lines: assign ? lines.map((line) => assignLine(go, line)) : lines,
  };
  const before = go.switches.read().balanceCents;
  go.switches.change({ balanceCents: before - totalOf(lines) });
  go.orders.put(order.reference, order);
  announceBalance(go, before, before - totalOf(lines));
  return order;
}

function assignLine(go: EsimGo, line: Line): Line {
  const sold = go.shelf.find(line.item) as Bundle;
  const iccids = line.isTopUp
    ? line.iccids
    : Array.from({ length: line.quantity }, () => keep(go, newEsim(go.world.clock.now())).iccid);
  for (const iccid of iccids) assign(go, iccid, sold);
  return { ...line, iccids };
}

function assign(go: EsimGo, iccid: string, sold: Bundle): void {
  const esim = go.esims.get(iccid) as Esim;
  keep(go, { ...esim, bundles: [...esim.bundles, newAssignment(sold, go.world.clock.now())] });
}

function newEsim(now: number): Esim {
  return {
    iccid: newIccid(),
    matchingId: newMatchingId(),
    customerRef: "",
    createdAt: now,
    profile: "released",
    firstInstalledAt: null,
    attachedAt: null,
    isReturned: false,
    bundles: [],
  };
}

function newAssignment(sold: Bundle, now: number): Assignment {
  return {
    id: String(randomInt(100_000_000, 1_000_000_000)),
    reference: `${randomUUID()}-0`,
    name: sold.name,
    state: "queued",
    initial: bytesOf(sold),
    remaining: bytesOf(sold),
    days: sold.duration,
    assignedAt: now,
    startedAt: null,
    endsAt: null,
    announced: [],
  };
}

export const totalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
