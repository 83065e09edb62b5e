import { type Cancellation, type CancellationState, refundWindowHours } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Executor, Tx } from "../../../database.ts";
import { secretKeysOf } from "../../../infra/secret-keys.ts";
import { Refusal } from "../../../refusal.ts";
import {
  cancelEsim,
  cancellationState,
  findCancellations,
  findEsimsOfOrders,
  findFailures,
  insertCancellations,
  refreshEsim,
  reportable,
  requestNumber,
  wasRefused,
} from "../../esims/index.ts";
import { cancellationLimits, spendLimits } from "../../limits/index.ts";
import {
  findPaymentsOf,
  isDisputed,
  type PaymentRow,
  refundedAmount,
  refundIsThereBy,
  type WayBack,
  waysBack,
} from "../../payments/index.ts";
import type { OrderRow } from "../order.ts";
import { mailRequestJob } from "../orders.queue.ts";
import { findLines, lockOrder } from "../orders.repository.ts";
import { type Claim, findOwnOrder, startedBy } from "../show-order.ts";
import { paidForEsim } from "./paid-for-esim.ts";

export type CancelApp = Uses<"config" | "db" | "esimEvents" | "jobs" | "log" | "methods" | "providers">;
type Wanted = { number: string; claim: Claim; ip: string; esims: string[]; to: "card" | "wallet" };

/** What could be given back now, as far as the shop knows. */
export async function showCancellation(app: CancelApp, number: string, claim: Claim): Promise<Cancellation> {
  return describe(app, await findOwnOrder(app, number, claim), claim);
}

/**
 * Gives back eSIMs of an order. Phases: ask the suppliers how each of them is now (no transaction) · note in one
 * transaction what is to be given back, and where its money goes · give back one after the other (`cancelEsim`). What has no
 * answer yet is under way, and the sweep goes on with it.
 */
export async function cancelOrder(app: CancelApp, wanted: Wanted): Promise<Cancellation> {
  const order = await findOwnOrder(app, wanted.number, wanted.claim);
  await spendLimits(app, cancellationLimits, { ...wanted, caller: wanted.claim.caller, orderId: order.id });
  const before = await describe(app, order, wanted.claim);
  const ids = new Set(wanted.esims);
  if ([...ids].some((id) => !before.esims.some((esim) => esim.id === id)))
    throw new Refusal("not_cancellable");
  const walletOf = await chosenWallet(app, app.db, order, wanted);
  if (walletOf === undefined) throw new Refusal("not_cancellable");
  for (const { id } of before.esims.filter(({ id, state }) => ids.has(id) && isOpen(state)))
    await refreshEsim(app, id, 0);
  const known = (await describe(app, order, wanted.claim)).esims.filter(({ id }) => ids.has(id));
  const possible = known.filter(({ state }) => isOpen(state));
  if (
    known.some(({ state }) => !isOpen(state) && !["under_way", "being_decided", "cancelled"].includes(state))
  )
    throw new Refusal("not_cancellable");
  await note(app, order, possible, walletOf);
  for (const { id } of known) await cancelEsim(app, id);
  return describe(app, order, wanted.claim);
}

const isOpen = (state: CancellationState) => state === "possible" || state === "on_request";

/** Seconds that a supplier's yes may take: then its own mail tells all. */
const yesWithin = 60;

/** Who asks hears at once that it is known; who is given their money at once hears that instead. */
export const tellRequest = (jobs: CancelApp["jobs"], tx: Tx, esimId: string, state: CancellationState) =>
  jobs.send(
    tx,
    mailRequestJob,
    { esimId, what: "return" },
    state === "possible" ? { startAfterSeconds: yesWithin } : {},
  );

/** With the order held, so that its owner's account is not being deleted. */
async function note(
  app: CancelApp,
  { id }: OrderRow,
  esims: Cancellation["esims"],
  walletOf: string | null,
): Promise<void> {
  if (esims.length === 0) return;
  await app.db.transaction().execute(async (tx) => {
    const { erasedAt } = await lockOrder(tx, id);
    if (erasedAt) throw new Refusal("not_found");
    await insertCancellations(
      tx,
      esims.map(({ id }) => id),
      walletOf,
    );
    for (const { id: esimId, state } of esims) await tellRequest(app.jobs, tx, esimId, state);
  });
}

export async function describe(
  app: Omit<CancelApp, "jobs">,
  order: OrderRow,
  claim: Claim,
  db: Executor = app.db,
): Promise<Cancellation> {
  const lines = await findLines(db, [order.id]);
  const payments = await findPaymentsOf(db, [order.id]);
  const esims = await findEsimsOfOrders(db, [order.id]);
  const asked = await findCancellations(db, order.id);
  const failures = await findFailures(db, order.id);
  const now = new Date();
  const paid = payments.find(({ settlesOrder }) => settlesOrder);
  const until = paid?.paidAt ? new Date(paid.paidAt.getTime() + refundWindowHours * 3_600_000) : null;
  const inTime = until !== null && until > new Date();
  let left = paid ? paid.amount - (await refundedAmount(db, paid.id)) : 0;
  return {
    orderNumber: order.number,
    until: until?.toISOString() ?? null,
    esims: esims
      .filter((esim) => !wasRefused(esim))
      .map((esim) => {
        const ability = app.providers.get(esim.provider)?.abilities.cancel;
        const request = asked.find(({ esimId }) => esimId === esim.id);
        const failure = failures.find(({ esimId }) => esimId === esim.id)?.status ?? null;
        const state = stateOf(failure, cancellationState(esim, request, ability, inTime));
        const price = paidForEsim(order, lines, esim);
        const amount = state === "cancelled" ? price : Math.min(price, left);
        if (["possible", "on_request", "under_way", "being_decided"].includes(state)) left -= amount;
        return {
          id: esim.id,
          state,
          request: failure || request ? requestNumber(esim.id) : null,
          failure,
          reportable: failure || request ? [] : reportable(esim, paid?.paidAt ?? null, now),
          amount: { amount, currency: order.currency },
        };
      }),
    deviceCheck: order.deviceCheck,
    ways: (paid ? await waysOf(app, db, order, paid, claim) : []).map(({ to }) => ({
      to,
      by: (to === "card" ? refundIsThereBy(now) : now).toISOString(),
    })),
  };
}

/** What its provider has ended while people here still decide about its money is not given back yet. */
function stateOf(
  failure: Cancellation["esims"][number]["failure"],
  state: CancellationState,
): CancellationState {
  if (failure === "given_back") return "cancelled";
  return failure === "with_support" && state === "cancelled" ? "being_decided" : state;
}

/** The ways that money of one of the order's payments may go for who asks. */
export function waysOf(
  app: Uses<"config" | "methods">,
  db: Executor,
  order: OrderRow,
  payment: PaymentRow,
  claim: Claim,
): Promise<WayBack[]> {
  return waysBack(app, db, payment, startedBy(secretKeysOf(app.config), order, claim));
}

/**
 * Whose wallet what was paid for the order goes into, as they choose; null: to the card. Undefined where it may not go that way. Refuses with
 * `payment_disputed` where its bank decides about the money.
 */
export async function chosenWallet(
  app: Uses<"config" | "methods">,
  db: Executor,
  order: OrderRow,
  { claim, to }: Pick<Wanted, "claim" | "to">,
): Promise<string | null | undefined> {
  const paid = (await findPaymentsOf(db, [order.id])).find(({ settlesOrder }) => settlesOrder);
  if (paid && (await isDisputed(db, paid.id))) throw new Refusal("payment_disputed");
  const way = paid && (await waysOf(app, db, order, paid, claim)).find((one) => one.to === to);
  return way && (way.to === "wallet" ? way.walletOf : null);
}
