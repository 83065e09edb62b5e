import * as z from "zod";
import type {
  BeforeSending,
  ListedOrder,
  ListedOrders,
  PlacedOrder,
  ProviderAllocation,
  ProviderEsim,
  ProviderOrder,
  ProviderOrderRequest,
} from "../../../modules/esims/esim-provider.ts";
import { type AiraloClient, dataOf, number } from "./client.ts";
import { refusalOf } from "./refusals.ts";

export const id = z.union([z.number(), z.string().min(1)]).transform(String);
const sim = z.object({
  // A number would have lost its last digits before it could be read here.
  iccid: z.string().regex(/^\d{18,22}$/),
  /** The whole activation code; `lpa` is only the server's address. */
  qrcode: z.string().min(1),
  apn_value: z.string().nullish(),
});
const order = z.object({
  id,
  description: z.string().nullish(),
  quantity: number,
  data: z.string().nullish(),
  sims: z.array(sim).nullish(),
});

/**
 * Ordered with an answer at once rather than later: a later one names no order that could be asked for. The supplier
 * does not know a repeated order; our reference goes into the description, by which a lost answer is looked up.
 */
export async function placeOrder(
  client: AiraloClient,
  request: ProviderOrderRequest,
  beforeSending: BeforeSending,
): Promise<ProviderOrder> {
  const body = {
    package_id: request.packageCode,
    quantity: request.quantity,
    type: "sim",
    description: request.reference,
  };
  const reply = await client.ask("POST", "orders", { body, beforeSending });
  if (reply.status >= 300) return refusalOf("orders", reply);
  const accepted = { outcome: "accepted" as const, order: dataOf(reply, z.object({ id })).id };
  const whole = order.safeParse((reply.body as { data: unknown }).data);
  const esims = whole.success ? esimsOf(whole.data) : [];
  return esims.length > 0 ? { ...accepted, esims } : accepted;
}

const page = z.array(order);
const pages = z.object({ meta: z.object({ last_page: number }) });

/** Top-ups are orders too. The supplier finds a part of a description in any case, so each is compared. */
export async function ordersUnder(client: AiraloClient, reference: string): Promise<string[]> {
  for (let number = 1; ; number++) {
    const filter = `filter[description]=${encodeURIComponent(reference)}`;
    const reply = await client.ask("GET", `orders?${filter}&limit=100&page=${number}`);
    const match = dataOf(reply, page).find(({ description }) => description === reference);
    if (match) return [match.id];
    const parsed = pages.safeParse(reply.body);
    if (!parsed.success || number >= parsed.data.meta.last_page) return [];
  }
}

const listed = z.array(
  z.object({
    id,
    description: z.string().nullish(),
    // Of UTC, without saying so.
    created_at: z.string().transform((text) => new Date(`${text.replace(" ", "T")}Z`)),
  }),
);

/** Newest first, so it is read until what is older. Top-ups are orders too. */
export async function listOrders(client: AiraloClient, from: Date, to: Date): Promise<ListedOrders> {
  const orders: ListedOrder[] = [];
  for (let number = 1; ; number++) {
    const reply = await client.ask("GET", `orders?limit=100&page=${number}`);
    const rows = dataOf(reply, listed);
    for (const { id: order, description, created_at: at } of rows)
      if (at >= from && at < to) orders.push({ order, reference: description || null, at });
    const parsed = pages.safeParse(reply.body);
    const isOlder = rows.length > 0 && rows.every(({ created_at: at }) => at < from);
    if (isOlder || !parsed.success || number >= parsed.data.meta.last_page)
      return { outcome: "listed", orders };
  }
}

/** One by one: there is no question about several. */
export async function fetchOrders(client: AiraloClient, orders: readonly PlacedOrder[]) {
  const allocations: ProviderAllocation[] = [];
  for (const { order } of orders) allocations.push(await fetchOrder(client, order));
  return allocations;
}

async function fetchOrder(client: AiraloClient, wanted: string): Promise<ProviderAllocation> {
  const reply = await client.ask("GET", `orders/${encodeURIComponent(wanted)}?include=sims,status`);
  if (reply.status === 404) return { outcome: "not-found" };
  const esims = esimsOf(dataOf(reply, order));
  return esims.length === 0 ? { outcome: "pending" } : { outcome: "issued", esims };
}

const esimsOf = (from: z.output<typeof order>): ProviderEsim[] =>
  (from.sims ?? []).map((one) => toFreshEsim(from, one));

/** The supplier calls an eSIM by its ICCID. One just made has used nothing; until when it may wait is not told here. */
function toFreshEsim(from: z.output<typeof order>, one: z.output<typeof sim>): ProviderEsim {
  return {
    esim: one.iccid,
    reference: from.description || null,
    iccid: one.iccid,
    activationCode: one.qrcode,
    apn: one.apn_value || null,
    eid: null,
    profileState: "unknown",
    planState: "ready",
    saidState: "ordered",
    totalBytes: bytesOf(from.data ?? ""),
    usedBytes: 0,
    expiresAt: null,
  };
}

/** `1 GB`, `500 MB`; null for anything else. */
function bytesOf(text: string): number | null {
  const found = /^([\d.]+)\s*(MB|GB)$/i.exec(text.trim());
  if (!found) return null;
  return Math.round(Number(found[1]) * (found[2]?.toUpperCase() === "GB" ? 1024 : 1) * 1024 * 1024);
}

export const simShape = sim;
