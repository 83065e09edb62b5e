import type { Uses } from "../../app.ts";
import type { Executor } from "../../database.ts";
import { findMovements, type Lot, lotsAfter, type Movement } from "../wallet/index.ts";
import { findPaymentsById, findPaymentsOf, findRefundsById } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.tables.ts";
import { walletPaymentCause } from "./wallet-payment-cause.ts";

/** What begins the cause of what goes back to the card of a payment that was put into a wallet. */
export const paidBack = "pay-back:";
export const paidBackFor = (payBackId: string, paymentId: string): string =>
  `${paidBack}${payBackId}:${paymentId}`;

/** The cause of what is taken out of a wallet for a dispute that is lost. It ends with the payment as well: the money has gone back to its card. */
export const takenBackFor = (disputeId: string, paymentId: string): string =>
  `dispute:${disputeId}:${paymentId}`;

/** Of a gateway that the shop knows nothing of any more: the longest that any has. */
const longestDisputeDays = 120;
const day = 24 * 60 * 60 * 1000;

type Entry = Awaited<ReturnType<typeof findMovements>>[number];
type Known = {
  topUps: Map<string, PaymentRow>;
  payments: Map<string, PaymentRow>;
  refunds: Map<string, string>;
};

/**
 * What is left in a customer's wallet of everything that came into it, and until when a card may call each part back. A card's money keeps the
 * time of its payment, also where it came as a refund. `then`: what moves afterwards. Whoever moves money by it holds the wallet.
 */
export async function readLots(
  { gateways }: Uses<"gateways">,
  db: Executor,
  { customerId, currency }: { customerId: string; currency: string },
  then: readonly Movement[] = [],
): Promise<Lot[]> {
  const entries = await findMovements(db, customerId, currency);
  const known = await readKnown(db, entries);
  const heldUntil = (payment: PaymentRow, paidAt: Date) =>
    new Date(paidAt.getTime() + (gateways.get(payment.gateway)?.disputeDays ?? longestDisputeDays) * day);
  const byCard = (entry: Entry, payment: PaymentRow | undefined): Movement => {
    const since = payment?.paidAt ?? entry.at;
    return {
      what: "came",
      id: payment?.id ?? entry.cause,
      amount: entry.amount,
      since,
      heldUntil: payment ? heldUntil(payment, since) : new Date(since.getTime() + longestDisputeDays * day),
    };
  };
  return lotsAfter([...entries.map((entry) => movementOf(entry, known, byCard)), ...then]);
}

function movementOf(
  entry: Entry,
  { topUps, payments, refunds }: Known,
  byCard: (entry: Entry, payment: PaymentRow | undefined) => Movement,
): Movement {
  const amount = Math.abs(entry.amount);
  const named = namedIn(entry.cause);
  switch (entry.kind) {
    case "top-up":
      return byCard(entry, topUps.get(named));
    case "refund": {
      const payment = payments.get(refunds.get(named) ?? "");
      return payment?.method === "wallet"
        ? { what: "returned", of: walletPaymentCause(payment.id), amount }
        : byCard(entry, payment);
    }
    case "purchase":
      return { what: "spent", id: entry.cause, amount };
    case "credit":
      return { what: "came", id: entry.cause, amount, since: entry.at, heldUntil: null };
    case "pay-out":
      return { what: "paid-out", at: entry.at, amount };
    case "pay-back":
      return { what: "paid-back", of: entry.cause.split(":").at(-1) ?? "", amount };
  }
}

/** What a cause names: `refund:` and its id. */
const namedIn = (cause: string): string => cause.slice(cause.indexOf(":") + 1);

async function readKnown(db: Executor, entries: readonly Entry[]): Promise<Known> {
  const named = (kind: Entry["kind"]) =>
    entries.filter((entry) => entry.kind === kind).map(({ cause }) => namedIn(cause));
  const ofTopUps = await findPaymentsOf(db, named("top-up"));
  const refunds = await findRefundsById(db, named("refund"));
  const payments = await findPaymentsById(
    db,
    refunds.map(({ paymentId }) => paymentId),
  );
  return {
    topUps: new Map(ofTopUps.filter(({ settlesOrder }) => settlesOrder).map((row) => [row.orderId, row])),
    payments: new Map(payments.map((row) => [row.id, row])),
    refunds: new Map(refunds.map(({ id, paymentId }) => [id, paymentId])),
  };
}
