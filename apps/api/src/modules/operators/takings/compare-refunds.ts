import type { Money } from "@rihla/contract";
import type { Db } from "../../../database.ts";
import {
  type findDayOfRefunds,
  findRefundsById,
  type GivenBackThere,
  type PaymentGateway,
  refundsSent,
  sumGivenBack,
} from "../../payments/index.ts";
import { type Difference, type Span, sayNoAnswer } from "./takings-of-payment.ts";
import { ownList } from "./takings-unseen.ts";

type Found = Omit<Difference, "gateway">;
export type DayRefund = Awaited<ReturnType<typeof findDayOfRefunds>>[number];

/** What was given back at midnight may be noted on the other day there. */
const marginMs = 12 * 60 * 60 * 1000;

/**
 * A day's refunds by a gateway's own list, both ways; of one that has none, or gives none, each payment of which something
 * was given back is asked about.
 */
export async function compareRefunds(
  db: Db,
  gateway: PaymentGateway,
  span: Span,
  ours: readonly DayRefund[],
): Promise<{ by: string; differences: Found[] }> {
  if (gateway.refunds.by === "manual") return { by: "nothing: they are done by hand", differences: [] };
  const wide = { from: new Date(span.from.getTime() - marginMs), to: new Date(span.to.getTime() + marginMs) };
  const listed = await gateway.listGivenBack?.(wide.from, wide.to);
  if (listed?.outcome === "listed")
    return { by: ownList, differences: await withList(db, gateway, listed.givenBack, span, ours) };
  const why = listed ? `its list gave no answer: ${listed.reason}` : "it has no list";
  return { by: `each payment asked, ${why}`, differences: await askAboutEach(db, gateway, ours) };
}

async function withList(
  db: Db,
  { name: gateway }: PaymentGateway,
  listed: readonly GivenBackThere[],
  { from, to }: Span,
  ours: readonly DayRefund[],
): Promise<Found[]> {
  const theirs = listed.filter(({ at }) => at >= from && at < to);
  const rows = await findRefundsById(
    db,
    theirs.flatMap(({ refundId }) => refundId ?? []),
  );
  const known = new Map(rows.filter((row) => row.gateway === gateway).map((row) => [row.id, row]));
  const named = new Set(listed.map(({ refundId }) => refundId));
  return [
    ...theirs.flatMap((one) => differenceOf(one, known.get(one.refundId ?? ""))),
    ...ours
      .filter(({ id }) => !named.has(id))
      .map((one) => ({ ...namesOf(one), here: saidHere(one), there: "not in its list of refunds" })),
  ];
}

function differenceOf({ name, amount, failed }: GivenBackThere, ours: DayRefund | undefined): Found[] {
  const there = failed ? notGiven : givenText(amount);
  if (!ours) return failed ? [] : [{ ...nobody, here: "unknown", there: `${there}, ${name}` }];
  const here = saidHere(ours);
  return here === there ? [] : [{ ...namesOf(ours), here, there }];
}

/** Some tell no more than a sum, of all that was given back of a payment. */
async function askAboutEach(db: Db, gateway: PaymentGateway, ours: readonly DayRefund[]): Promise<Found[]> {
  const byPayment = new Map(ours.map((one) => [one.paymentId, one]));
  const sums = await sumGivenBack(db, [...byPayment.keys()]);
  const differences: Found[] = [];
  for (const one of byPayment.values()) {
    const sum = { amount: sums.get(one.paymentId) ?? 0, currency: one.currency };
    const here = sum.amount === 0 ? notGiven : givenText(sum);
    const there = await tellGivenBack(gateway, one);
    if (there !== here && !(there === "some of it given back" && sum.amount > 0))
      differences.push({ ...namesOf(one), here, there });
  }
  return differences;
}

async function tellGivenBack(gateway: PaymentGateway, { gatewayRef, language }: DayRefund): Promise<string> {
  const told = gatewayRef === null ? undefined : await gateway.fetchRefunded(gatewayRef, language);
  if (told?.outcome !== "told") return sayNoAnswer(told?.reason ?? "it knows no such payment");
  if (told.given === "nothing") return notGiven;
  return told.given === "some" ? "some of it given back" : givenText(told.given);
}

export const notGiven = "not given back";
export const givenText = ({ amount, currency }: Money) => `given back ${amount} ${currency}`;
const nobody = { order: null, payment: null };
const namesOf = ({ orderNumber, paymentId }: DayRefund) => ({ order: orderNumber, payment: paymentId });
/** One that is sent and not heard of is looked at by the sweep; it counts as given where the gateway has it. */
const saidHere = ({ destination, status, amount, currency }: DayRefund): string =>
  destination === "card" && refundsSent.includes(status) ? givenText({ amount, currency }) : notGiven;
