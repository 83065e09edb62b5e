import type { Money } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Db } from "../../../database.ts";
import {
  type EsimProvider,
  findTakenOrders,
  findUsedReferences,
  type ListedOrder,
} from "../../esims/index.ts";
import { findPaymentsById, type PaymentGateway } from "../../payments/index.ts";
import { findKnownTopUps } from "../../recharges/index.ts";

type Span = { from: Date; to: Date };
/** On whose books it stands, and what can't be told there. */
type NotSeen = { at: string; why: string };
type ForgottenPayment = { gateway: string; name: string; amount: Money; at: Date };
type ForgottenOrder = ListedOrder & { provider: string };

/**
 * What stands on the books of gateways and suppliers of a span and is nothing here: after a restore, what the database has forgotten. It only
 * looks. `notSeen`: who keeps no list, or gave none.
 */
export async function findForgotten(
  { db, gateways, providers }: Uses<"db" | "gateways" | "providers">,
  span: Span,
) {
  const payments = await Promise.all([...gateways.values()].map((gateway) => forgottenBy(db, gateway, span)));
  const orders = await Promise.all(
    [...providers.values()].map((provider) => orderedWithout(db, provider, span)),
  );
  return {
    ...span,
    payments: payments.flatMap(({ found }) => found),
    orders: orders.flatMap(({ found }) => found),
    notSeen: [...payments, ...orders].flatMap(({ notSeen }) => notSeen),
  };
}

type Looked<Found> = { found: Found[]; notSeen: NotSeen[] };

async function forgottenBy(
  db: Db,
  { name: gateway, listTaken }: PaymentGateway,
  { from, to }: Span,
): Promise<Looked<ForgottenPayment>> {
  const unseen = (why: string) => ({ found: [], notSeen: [{ at: gateway, why }] });
  if (!listTaken) return unseen("it keeps no list: compare payment by payment on its own site");
  const listed = await listTaken(from, to);
  if (listed.outcome === "unknown") return unseen(`its list gave no answer: ${listed.reason}`);
  const known = await findPaymentsById(
    db,
    listed.taken.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const ids = new Set(known.filter((one) => one.gateway === gateway).map(({ id }) => id));
  const found = listed.taken
    .filter(({ paymentId }) => paymentId === null || !ids.has(paymentId))
    .map(({ name, amount, at }) => ({ gateway, name, amount, at }));
  return { found, notSeen: [] };
}

async function orderedWithout(
  db: Db,
  { name: provider, listOrders }: EsimProvider,
  { from, to }: Span,
): Promise<Looked<ForgottenOrder>> {
  const listed = await listOrders(from, to);
  if (listed.outcome === "unknown")
    return { found: [], notSeen: [{ at: provider, why: `its list gave no answer: ${listed.reason}` }] };
  const names = listed.orders.map(({ order }) => order);
  const references = listed.orders.flatMap(({ reference }) => reference ?? []);
  const [taken, used, topUps] = await Promise.all([
    findTakenOrders(db, provider, names),
    findUsedReferences(db, provider, references),
    findKnownTopUps(db, provider, { names, references }),
  ]);
  const isKnown = ({ order, reference }: ListedOrder) =>
    [taken, topUps].some((known) => known.has(order)) ||
    [used, topUps].some((known) => known.has(reference ?? ""));
  const found = listed.orders.filter((one) => !isKnown(one)).map((one) => ({ provider, ...one }));
  return { found, notSeen: [] };
}
