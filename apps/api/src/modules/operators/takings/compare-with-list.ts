import type { Db } from "../../../database.ts";
import { findPaymentsById, type PaymentGateway, type TakenThere } from "../../payments/index.ts";
import {
  type DayPayment,
  type Difference,
  notListed,
  paidText,
  type Span,
  saidHere,
} from "./takings-of-payment.ts";

type Found = Omit<Difference, "gateway">;
type Compared = { differences: Found[] } | { reason: string };

/** What was taken at midnight may be noted on the other day there: a payment is looked for on both sides. */
const marginMs = 12 * 60 * 60 * 1000;

/** A day by a gateway's own list: what it names and we don't, what we have and it does not name, and sums that differ. */
export async function compareWithList(
  db: Db,
  { name }: PaymentGateway,
  listTaken: NonNullable<PaymentGateway["listTaken"]>,
  { from, to }: Span,
  ours: DayPayment[],
): Promise<Compared> {
  const wide = { from: new Date(from.getTime() - marginMs), to: new Date(to.getTime() + marginMs) };
  const listed = await listTaken(wide.from, wide.to);
  if (listed.outcome === "unknown") return { reason: listed.reason };
  const theirs = listed.taken.filter(({ at }) => at >= from && at < to);
  const known = await findPaymentsById(
    db,
    theirs.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const ofGateway = new Map(known.filter(({ gateway }) => gateway === name).map((one) => [one.id, one]));
  const named = new Set(listed.taken.map(({ paymentId }) => paymentId));
  return {
    differences: [
      ...theirs.flatMap((taken) => differenceOf(taken, ofGateway.get(taken.paymentId ?? ""))),
      ...twice(theirs),
      ...ours
        .filter(({ id, paidAt }) => paidAt && paidAt >= from && paidAt < to && !named.has(id))
        .map((one) => ({
          order: one.orderNumber,
          payment: one.id,
          here: saidHere(one),
          there: notListed,
        })),
    ],
  };
}

function differenceOf(
  { name, amount }: TakenThere,
  ours: (Parameters<typeof saidHere>[0] & { id: string; orderNumber: string }) | undefined,
): Found[] {
  const there = paidText(amount);
  if (!ours) return [{ order: null, payment: null, here: "unknown", there: `${there}, ${name}` }];
  const here = saidHere(ours);
  return here === there ? [] : [{ order: ours.orderNumber, payment: ours.id, here, there }];
}

/** One payment of ours that its list names more than once. */
function twice(theirs: TakenThere[]): Found[] {
  const byPayment = Map.groupBy(theirs, ({ paymentId }) => paymentId);
  return [...byPayment].flatMap(([payment, taken]) =>
    payment === null || taken.length < 2
      ? []
      : [{ order: null, payment, here: "paid once", there: `taken ${taken.length} times` }],
  );
}
