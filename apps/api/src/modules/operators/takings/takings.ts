import type { Uses } from "../../../app.ts";
import { algiersOffset } from "../../../infra/algiers.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import {
  findDayOfPayments,
  findDayOfRefunds,
  type PaymentGateway,
  sumGivenBack,
  sumTakenBack,
} from "../../payments/index.ts";
import { closedSince } from "../closings.repository.ts";
import { compareRefunds } from "./compare-refunds.ts";
import { compareWithList } from "./compare-with-list.ts";
import { askAbout, type DayPayment, type Difference, type Span } from "./takings-of-payment.ts";
import { blindnessTo, type NotSeen, ownList } from "./takings-unseen.ts";

/** `takenBack`: by banks and gateways, of disputes that were lost that day. */
type Sum = {
  gateway: string;
  currency: string;
  payments: number;
  taken: number;
  givenBack: number;
  takenBack: number;
};
type TakenBack = Awaited<ReturnType<typeof sumTakenBack>>;

/**
 * What a day (YYYY-MM-DD, Algerian time) brought, by gateway and currency in minor units, and where a gateway says
 * something else than we do. A gateway's own list is read and compared both ways; of one that has none, or gives none, every
 * attempt of the day that got a page is asked about, one after the other. What was given back is compared alike. `compared` says
 * which was done, `notSeen` what no difference can tell of.
 */
export async function countTakings({ db, gateways }: Uses<"db" | "gateways">, day: string) {
  const span = spanOf(day);
  const payments = await findDayOfPayments(db, span.from, span.to);
  const refunds = await findDayOfRefunds(db, span.from, span.to);
  const differences: Difference[] = [];
  const compared: { gateway: string; by: string }[] = [];
  const comparedRefunds: { gateway: string; by: string }[] = [];
  const notSeen: NotSeen[] = [];
  const names = new Set([...gateways.keys(), ...payments.map(({ gateway }) => gateway)]);
  for (const name of names) {
    const gateway = gateways.get(name);
    const ours = payments.filter((payment) => payment.gateway === name);
    const result = await compare(db, gateway, span, ours);
    differences.push(...result.differences.map((one) => ({ ...one, gateway: name })));
    notSeen.push(...blindnessTo(name, gateway, "payments", result.by === ownList));
    if (ours.length > 0 || gateway?.listTaken) compared.push({ gateway: name, by: result.by });
    const back = refunds.filter((refund) => refund.gateway === name && refund.destination === "card");
    if (!gateway) continue;
    const given = await compareRefunds(db, gateway, span, back);
    notSeen.push(...blindnessTo(name, gateway, "refunds", given.by === ownList));
    if (back.length === 0 && !gateway.listGivenBack) continue;
    differences.push(...given.differences.map((one) => ({ ...one, gateway: name })));
    comparedRefunds.push({ gateway: name, by: given.by });
  }
  const sums = sumsOf(payments, refunds, await sumTakenBack(db, span.from, span.to), span);
  const closed = await closedSince(db);
  return {
    closedSince: closed,
    day,
    sums,
    asked: payments.length,
    compared,
    comparedRefunds,
    differences,
    notSeen,
  };
}

/** What it brought by our own books. */
export async function sumDay(db: Uses<"db">["db"], day: string): Promise<Sum[]> {
  const span = spanOf(day);
  const [payments, refunds, takenBack] = await Promise.all([
    findDayOfPayments(db, span.from, span.to),
    findDayOfRefunds(db, span.from, span.to),
    sumTakenBack(db, span.from, span.to),
  ]);
  return sumsOf(payments, refunds, takenBack, span);
}

/** Of a day in Algeria. */
export function spanOf(day: string): Span {
  const from = new Date(`${day}T00:00:00${algiersOffset}`);
  if (Number.isNaN(from.getTime())) throw new OperatorRefusal("day_unreadable", { day });
  return { from, to: new Date(from.getTime() + 24 * 60 * 60 * 1000) };
}

async function compare(
  db: Uses<"db">["db"],
  gateway: PaymentGateway | undefined,
  span: Span,
  ours: DayPayment[],
) {
  const listed = gateway?.listTaken && (await compareWithList(db, gateway, gateway.listTaken, span, ours));
  if (listed && "differences" in listed) return { by: ownList, ...listed };
  const differences: Omit<Difference, "gateway">[] = [];
  const givenBack = await sumGivenBack(
    db,
    ours.map(({ id }) => id),
  );
  for (const payment of ours)
    differences.push(...(await askAbout(gateway, payment, givenBack.has(payment.id))));
  const why = listed ? `its list gave no answer: ${listed.reason}` : "it has no list";
  return { by: `each payment asked, ${why}`, differences };
}

function sumsOf(
  payments: DayPayment[],
  refunds: Awaited<ReturnType<typeof findDayOfRefunds>>,
  takenBack: TakenBack,
  { from, to }: Span,
): Sum[] {
  const sums = new Map<string, Sum>();
  const sumOf = ({ gateway, currency }: { gateway: string; currency: string }) => {
    const none = { gateway, currency, payments: 0, taken: 0, givenBack: 0, takenBack: 0 };
    const sum = sums.get(`${gateway} ${currency}`) ?? none;
    sums.set(`${gateway} ${currency}`, sum);
    return sum;
  };
  for (const payment of payments) {
    if (!payment.paidAt || payment.paidAt < from || payment.paidAt >= to) continue;
    const sum = sumOf(payment);
    sum.payments++;
    sum.taken += payment.amount;
  }
  for (const { gateway, destination, currency, amount } of refunds)
    sumOf({ gateway: destination === "wallet" ? "wallet" : gateway, currency }).givenBack += amount;
  for (const { amount, ...of } of takenBack) sumOf(of).takenBack += amount;
  return [...sums.values()];
}
