import { randomInt } from "node:crypto";
import { LETTERS_AND_DIGITS, randomText } from "../../world/random-text.ts";
import type { Airalo } from "../airalo.ts";
import { type Input, optionalText, requiredInteger, requiredText } from "../input.ts";
import { announceCredit, announceOrder, asyncAddress } from "../notifications/notify.ts";
import type { Sold } from "../packages/shelf.ts";
import type { Order, Request } from "../records.ts";
import { businessRefusal, fieldRefusal } from "../refusal.ts";
import { newSim } from "../sims/new-sim.ts";
import { watchSim } from "../sims/sim-life.ts";

const MOST_ESIMS = 50;

/** Nothing is idempotent here: asked twice, it makes and charges two orders. */
export function placeOrder(airalo: Airalo, input: Input): Order {
  return make(airalo, readOrder(airalo, input), null);
}

/** Accepted at once and made later, which is told by webhook. It stands in no list until it is made. */
export function placeOrderAsync(airalo: Airalo, input: Input): Request {
  const wanted = readOrder(airalo, input);
  const webhookUrl = optionalText(input, "webhook_url") || asyncAddress(airalo);
  if (!webhookUrl) throw fieldRefusal({ webhook_url: "The webhook_url field is required." });
  const now = airalo.world.clock.now();
  const request: Request = {
    requestId: randomText(LETTERS_AND_DIGITS, 25),
    packageId: wanted.sold.id,
    quantity: wanted.quantity,
    description: wanted.description,
    brand: wanted.brand,
    webhookUrl,
    acceptedAt: now,
    readyAt: now + airalo.switches.read().allocationMs,
  };
  airalo.requests.put(request.requestId, request);
  makeWhenReady(airalo, request);
  return request;
}

export function makeWhenReady(airalo: Airalo, { requestId, readyAt }: Request): void {
  airalo.world.clock.at(readyAt, () => makeRequested(airalo, requestId));
}

export function makeRequested(airalo: Airalo, requestId: string): Order | undefined {
  const request = airalo.requests.get(requestId);
  const bought =
    request && (airalo.shelf.find(request.packageId) ?? airalo.shelf.original(request.packageId));
  if (!bought) return undefined;
  airalo.requests.remove(requestId);
  const order = make(airalo, { ...request, ...bought }, requestId);
  announceOrder(airalo, order, request.webhookUrl);
  return order;
}

type Wanted = Sold & { quantity: number; description: string; brand: string | null };

function readOrder(airalo: Airalo, input: Input): Wanted {
  const packageId = requiredText(input, "package_id");
  const quantity = requiredInteger(input, "quantity", MOST_ESIMS);
  const found = findSold(airalo, packageId, "sim");
  const wanted = {
    ...found,
    quantity,
    description: optionalText(input, "description"),
    brand: optionalText(input, "brand_settings_name") || null,
  };
  checkCredit(airalo, netCents(wanted));
  return wanted;
}

/** A package that was withdrawn is out of stock; one that never was is a mistake of the caller's. */
export function findSold(airalo: Airalo, packageId: string, type: "sim" | "topup"): Sold {
  if (airalo.shelf.original(packageId)?.sold.type !== type)
    throw fieldRefusal({ package_id: "The selected package is invalid." });
  const found = airalo.shelf.find(packageId);
  if (!found) throw businessRefusal(34);
  return found;
}

function make(airalo: Airalo, wanted: Wanted, requestId: string | null): Order {
  const order = { ...newOrder(airalo, wanted), requestId };
  const sims = Array.from({ length: wanted.quantity }, () => newSim(airalo, order, wanted));
  for (const sim of sims) {
    airalo.sims.put(sim.iccid, sim);
    watchSim(airalo, sim);
  }
  return keepOrder(airalo, { ...order, iccids: sims.map(({ iccid }) => iccid) });
}

export function newOrder(
  airalo: Airalo,
  { sold, quantity, description, brand }: Omit<Wanted, "operator">,
): Order {
  const now = airalo.world.clock.now();
  const id = newOrderId(airalo);
  const day = new Date(now).toISOString().slice(0, 10).replaceAll("-", "");
  return {
    id,
    code: `${day}-${String(id).slice(-6)}`,
    requestId: null,
    type: sold.type,
    packageId: sold.id,
    title: sold.title,
    data: sold.data,
    days: sold.day,
    quantity,
    description,
    brand,
    priceCents: Math.round(sold.price * 100) * quantity,
    netCents: netCents({ sold, quantity }),
    createdAt: now,
    iccids: [],
  };
}

/** Never used before, also not before a reset: whoever ordered then still remembers. */
function newOrderId(airalo: Airalo): number {
  const id = randomInt(100_000_000, 1_000_000_000);
  return airalo.orders.get(String(id)) ? newOrderId(airalo) : id;
}

/** Takes the money from the balance and records the order. */
export function keepOrder(airalo: Airalo, order: Order): Order {
  const balanceCents = airalo.switches.read().balanceCents - order.netCents;
  airalo.switches.change({ balanceCents });
  airalo.orders.put(String(order.id), order);
  announceCredit(airalo, balanceCents + order.netCents, balanceCents);
  return order;
}

export function checkCredit(airalo: Airalo, cents: number): void {
  if (airalo.switches.read().balanceCents < cents) throw businessRefusal(11);
}

export function netCents({ sold, quantity }: Pick<Wanted, "sold" | "quantity">): number {
  return Math.round(sold.net_price * 100) * quantity;
}
