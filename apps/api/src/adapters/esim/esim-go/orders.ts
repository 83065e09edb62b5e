import * as z from "zod";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { NotAdmitted } from "../../../infra/outbound/rate-limiter.ts";
import type {
  BeforeSending,
  ListedOrders,
  PlacedOrder,
  Postponed,
  ProviderAllocation,
  ProviderEsim,
  ProviderOrder,
  ProviderOrderRequest,
  Refused,
  TakenOrders,
  Unknown,
} from "../../../modules/esims/esim-provider.ts";
import { contentOf, type EsimGoClient, type Reply } from "./client.ts";
import { activationCodeOf, bundlesOn, readEsim } from "./esims.ts";
import { refusalOf, saysNo } from "./refusals.ts";

/** What is asked for: new eSIMs, or, with `iccids`, a bundle more for each of these. */
type Wish = { packageCode: string; quantity: number; iccids?: string[] };

const iccid = z.string().regex(/^\d{18,22}$/);
const code = z.object({ iccid, matchingId: z.string().min(1), smdpAddress: z.string().min(1) });
const line = z.object({
  item: z.string(),
  quantity: z.number(),
  iccids: z.array(iccid).nullish(),
  esims: z.array(code).nullish(),
});
const order = z.object({
  orderReference: z.string().min(1),
  createdDate: z.string().nullish(),
  order: z.array(line).min(1),
});
type Order = z.output<typeof order>;

export async function placeOrder(
  client: EsimGoClient,
  request: ProviderOrderRequest,
  beforeSending: BeforeSending,
): Promise<ProviderOrder> {
  const placed = await buy(client, request, beforeSending);
  if (!("orderReference" in placed)) return placed;
  await markWithReference(client, placed, request.reference);
  const esims = esimsOf(placed);
  return { outcome: "accepted", order: placed.orderReference, ...(esims.length > 0 ? { esims } : {}) };
}

/**
 * Bought in two steps. The first makes all the checks of the second and buys nothing, so that whatever becomes of it,
 * nothing was ordered. Nothing is known by a reference of ours: asked twice, the second step buys twice.
 */
export async function buy(
  client: EsimGoClient,
  wish: Wish,
  beforeSending: BeforeSending,
): Promise<Order | Refused | Postponed | Unknown> {
  const refused = await checkOrder(client, wish);
  if (refused) return refused;
  const reply = await client.ask("POST", "orders", orderBody("transaction", wish), { beforeSending });
  if (reply.status >= 300) return refusalOf(client, "orders", reply, wish);
  return contentOf(reply, order);
}

async function checkOrder(client: EsimGoClient, wish: Wish): Promise<Refused | Postponed | Unknown | null> {
  try {
    const reply = await client.ask("POST", "orders", orderBody("validate", wish));
    if (reply.status < 300 && isValid(reply)) return null;
    return await refusalOf(client, "orders, validating", { ...reply, status: noOf(reply) }, wish);
  } catch (error) {
    if (!(error instanceof UnknownOutcome) || error instanceof NotAdmitted) throw error;
    return { outcome: "postponed", reason: "busy", code: "not validated" };
  }
}

const valid = z.object({ valid: z.boolean().nullish() });
const isValid = (reply: Reply) => contentOf(reply, valid).valid !== false;
/** An answer that says itself that the order is not valid is a no like a 400. */
const noOf = ({ status }: Reply) => (status < 300 ? 400 : status);

/** On a top-up another eSIM than the customer's must not be taken: `allowReassign` stays false. */
function orderBody(type: "validate" | "transaction", { packageCode, quantity, iccids }: Wish) {
  const item = { type: "bundle", item: packageCode, quantity, allowReassign: false };
  return { type, assign: true, order: [{ ...item, ...(iccids ? { iccids } : {}) }] };
}

/** Our reference stands on the eSIMs afterwards, by which a lost order is told from others. Not vital: it may fail. */
async function markWithReference(client: EsimGoClient, placed: Order, reference: string): Promise<void> {
  try {
    for (const one of iccidsOf(placed))
      await client.ask("PUT", "esims", { iccid: one, customerRef: reference });
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) throw error;
  }
}

/**
 * Orders of the time for the same thing: those with our reference on their eSIM, then those with nobody's. Several may fit
 * where answers to several such orders were lost: then any of them will do.
 */
export async function findOrders(
  client: EsimGoClient,
  request: ProviderOrderRequest,
  since: Date,
  taken: TakenOrders = async () => new Set(),
) {
  const alike = await ordersSince(client, since, (one) => isFor(one, request));
  const others = await taken(alike.map(({ orderReference }) => orderReference));
  const own: string[] = [];
  const nobodys: string[] = [];
  // Each costs two calls of the few that the account has.
  for (const one of alike.filter(({ orderReference }) => !others.has(orderReference))) {
    const owner = await ownerOf(client, one);
    if (owner === request.reference) own.push(one.orderReference);
    if (owner === "") nobodys.push(one.orderReference);
  }
  return { outcome: "found" as const, orders: [...own, ...nobodys] };
}

/** The reference on its first eSIM; null where the eSIM is older than the order, which then was a top-up. */
async function ownerOf(client: EsimGoClient, one: Order): Promise<string | null> {
  const [first] = iccidsOf(one);
  if (!first) return null;
  const esim = await readEsim(client, first);
  if (!esim || esim.customerRef) return esim?.customerRef ?? null;
  return (await bundlesOn(client, first))?.length === 1 ? "" : null;
}

/** Its list tells no reference of ours: that stands on the eSIMs. */
export async function listOrders(client: EsimGoClient, from: Date, to: Date): Promise<ListedOrders> {
  const timeOf = ({ createdDate }: Order) => (createdDate ? new Date(createdDate) : null);
  const isWithin = (at: Date | null) => at === null || (at >= from && at < to);
  const found = await ordersSince(client, from, (one) => isWithin(timeOf(one)));
  const orders = found.map((one) => ({ order: one.orderReference, reference: null, at: timeOf(one) }));
  return { outcome: "listed", orders };
}

const isFor = ({ order: lines }: Order, { packageCode, quantity }: Omit<Wish, "iccids">) =>
  lines.length === 1 && lines[0]?.item === packageCode && lines[0].quantity === quantity;

/** Their clock may be some minutes off ours. */
const slackMs = 10 * 60_000;
const pageSize = 100;

export async function ordersSince(
  client: EsimGoClient,
  since: Date,
  fits: (order: Order) => boolean,
): Promise<Order[]> {
  const from = new Date(since.getTime() - slackMs).toISOString();
  const found: Order[] = [];
  for (let number = 1, last = 1; number <= last; number++) {
    const query = `includeIccids=true&limit=${pageSize}&page=${number}&createdAt=gte:${encodeURIComponent(from)}`;
    const read = contentOf(await client.ask("GET", `orders?${query}`), page);
    found.push(...read.orders.filter(fits));
    last = read.pageCount ?? (read.orders.length < pageSize ? number : number + 1);
  }
  return found;
}
const page = z.object({ orders: z.array(order), pageCount: z.int().nullish() });

/** One by one: there is no question about several. */
export async function fetchOrders(client: EsimGoClient, orders: readonly PlacedOrder[]) {
  const allocations: ProviderAllocation[] = [];
  for (const one of orders) allocations.push(await fetchOrder(client, one.order));
  return allocations;
}

async function fetchOrder(client: EsimGoClient, wanted: string): Promise<ProviderAllocation> {
  const reply = await client.ask("GET", `orders/${encodeURIComponent(wanted)}`);
  if (saysNo(reply) || reply.status === 404) return { outcome: "not-found" };
  const esims = esimsOf(contentOf(reply, order));
  return esims.length === 0 ? { outcome: "pending" } : { outcome: "issued", esims };
}

const esimsOf = ({ order: lines }: Order): ProviderEsim[] =>
  lines.flatMap(({ esims }) => esims ?? []).map(toFreshEsim);

/** The supplier calls an eSIM by its ICCID. Its bundle may take some minutes; it can be installed meanwhile. */
function toFreshEsim(one: z.output<typeof code>): ProviderEsim {
  return {
    esim: one.iccid,
    reference: null,
    iccid: one.iccid,
    activationCode: activationCodeOf(one),
    apn: null,
    eid: null,
    profileState: "released",
    planState: "ready",
    saidState: "ordered",
    totalBytes: null,
    usedBytes: 0,
    expiresAt: null,
  };
}

const iccidsOf = ({ order: lines }: Order): string[] =>
  lines.flatMap(({ iccids, esims }) => iccids ?? esims?.map((one) => one.iccid) ?? []);
