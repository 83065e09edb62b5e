import { withoutCodes } from "../../chat/index.ts";
import { givenText, notGiven } from "../takings/compare-refunds.ts";
import { type Difference, notListed, paidText, saidHere } from "../takings/takings-of-payment.ts";
import type { StatementLine } from "./read-lines.ts";
import type { findNamedPayments } from "./statements.repository.ts";

type Found = Omit<Difference, "gateway">;
export type NamedPayment = Awaited<ReturnType<typeof findNamedPayments>>[number];
export type Ours = {
  /** Those that the file may name. */
  named: readonly NamedPayment[];
  /** Paid on that day. */
  paid: readonly Pick<NamedPayment, "id" | "orderNumber" | "amount" | "currency" | "paidAt">[];
  /** Given back by the gateway on whatever day, of these and of those of that day. */
  refunds: readonly { paymentId: string; amount: number }[];
  /** On that day. */
  refundsOfDay: readonly {
    id: string;
    paymentId: string;
    orderNumber: string;
    amount: number;
    currency: string;
  }[];
};
export type Compared = {
  /** Lines of that day. */
  rows: number;
  agreed: number;
  onlyThere: number;
  onlyHere: number;
  otherwise: number;
  /** Lines of whatever day that are payments of ours. */
  known: number;
  differences: Found[];
};
type Line = StatementLine & { payment: NamedPayment | undefined };

/** A day of a gateway by its own file, both ways: what it names and we don't, what we have and it does not name, and what differs. `tellsRefunds`: it names what was given back. */
export function compareStatement(
  lines: readonly StatementLine[],
  day: string,
  ours: Ours,
  tellsRefunds: boolean,
): Compared {
  const find = paymentsByReference(ours.named);
  const all = lines.map((line) => ({ ...line, payment: find(line.reference) }));
  const ofDay = all.filter((line) => line.day === day);
  const unknown = ofDay.filter(({ payment }) => !payment);
  const sales = compareSales(all, day, ours);
  const refunds = compareRefunds(all, day, ours, tellsRefunds);
  const otherwise = sales.otherwise + refunds.otherwise;
  return {
    known: all.filter(({ payment }) => payment).length,
    rows: ofDay.length,
    agreed: ofDay.length - unknown.length - otherwise,
    onlyThere: unknown.length,
    onlyHere: sales.missing.length + refunds.missing.length,
    otherwise,
    differences: [
      ...unknownLines(unknown),
      ...sales.differences,
      ...sales.missing,
      ...refunds.differences,
      ...refunds.missing,
    ],
  };
}

/** An approval code names a payment where no other of these days has it. */
function paymentsByReference(named: readonly NamedPayment[]) {
  const byNumber = new Map(
    named.flatMap((one) =>
      [one.gatewayRef, one.gatewayOrderNumber, one.id].map((name) => [name, one] as const),
    ),
  );
  const byCode = Map.groupBy(named, ({ approvalCode }) => approvalCode);
  return (reference: string): NamedPayment | undefined => {
    const [coded, ...others] = byCode.get(reference) ?? [];
    return byNumber.get(reference) ?? (others.length === 0 ? coded : undefined);
  };
}

function compareSales(all: readonly Line[], day: string, { paid }: Ours) {
  const sales = all.filter(({ kind }) => kind === "sale");
  const named = new Set(sales.map(({ payment }) => payment?.id));
  const differences: Found[] = [];
  let otherwise = 0;
  for (const [payment, lines] of Map.groupBy(
    sales.filter((line) => line.day === day),
    (line) => line.payment,
  )) {
    if (!payment) continue;
    const here = saidHere(payment);
    const others = lines.map(paidText).filter((there) => there !== here);
    for (const there of new Set(others)) differences.push({ ...namesOf(payment), here, there });
    if (lines.length > 1)
      differences.push({ ...namesOf(payment), here: "paid once", there: `taken ${lines.length} times` });
    otherwise += Math.max(others.length, lines.length - 1);
  }
  const missing = paid
    .filter(({ id }) => !named.has(id))
    .map((one) => ({ ...namesOf(one), here: saidHere(one), there: notListed }));
  return { differences, otherwise, missing };
}

/** Each line takes one of our refunds of that payment and sum, whenever it was; a bank notes some days later. */
function compareRefunds(all: readonly Line[], day: string, ours: Ours, tellsRefunds: boolean) {
  const lines = all.filter(({ kind }) => kind === "refund");
  const left = Map.groupBy(ours.refunds, ({ paymentId }) => paymentId);
  const unmatched = lines.filter(({ payment, amount, currency }) => {
    const rest = left.get(payment?.id ?? "") ?? [];
    const at = payment?.currency === currency ? rest.findIndex((one) => one.amount === amount) : -1;
    if (at !== -1) left.set(payment?.id ?? "", rest.toSpliced(at, 1));
    return at === -1;
  });
  const differences = unmatched.flatMap((line) => {
    if (!line.payment || line.day !== day) return [];
    const { id, currency } = line.payment;
    const given = ours.refunds.filter(({ paymentId }) => paymentId === id);
    const amount = given.reduce((sum, one) => sum + one.amount, 0);
    const here = amount === 0 ? notGiven : givenText({ amount, currency });
    return [{ ...namesOf(line.payment), here, there: givenText(line) }];
  });
  const missing = tellsRefunds ? ours.refundsOfDay.filter((one) => isLeft(left, one)) : [];
  return {
    differences,
    otherwise: differences.length,
    missing: missing.map((one) => ({
      order: one.orderNumber,
      payment: one.paymentId,
      here: givenText(one),
      there: "not in its list of refunds",
    })),
  };
}

function isLeft(
  left: Map<string, { amount: number }[]>,
  { paymentId, amount }: Ours["refundsOfDay"][number],
): boolean {
  const rest = left.get(paymentId) ?? [];
  const at = rest.findIndex((one) => one.amount === amount);
  if (at !== -1) left.set(paymentId, rest.toSpliced(at, 1));
  return at !== -1;
}

/** What stands there twice is one difference that says so. */
function unknownLines(lines: readonly Line[]): Found[] {
  const alike = Map.groupBy(lines, toldOf);
  return [...alike].map(([told, { length }]) => ({
    order: null,
    payment: null,
    here: "unknown",
    there: length > 1 ? `${told}, ${length} times` : told,
  }));
}

const toldOf = (line: Line): string => {
  const said = (line.kind === "sale" ? paidText : givenText)(line);
  return withoutCodes(`${said}, ${line.reference.replace(maskedCard, "••••")}`);
};

/** 628058******7215: whoever named the column of cards as the reference has no card kept all the same. */
const maskedCard = /\d[\d ]*[*xX•#][\d *xX•#]*\d/;

const namesOf = ({ id, orderNumber }: Pick<NamedPayment, "id" | "orderNumber">) => ({
  order: orderNumber,
  payment: id,
});
