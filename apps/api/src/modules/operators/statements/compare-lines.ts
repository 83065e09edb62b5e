import type { StatementNaming } from "@rihla/contract/admin";
import type { Tx } from "../../../database.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findDayOfPayments, findDayOfRefunds, findRefundsOf, refundsSent } from "../../payments/index.ts";
import { spanOf } from "../takings/takings.ts";
import { type Compared, compareStatement } from "./compare-statement.ts";
import type { StatementLine } from "./read-lines.ts";
import { findNamedPayments } from "./statements.repository.ts";

/** What was taken at midnight may be noted on the other day there. */
const marginMs = 12 * 60 * 60 * 1000;

/** A day's lines against our books; refused where the file is of another day. */
export async function compareLines(
  tx: Tx,
  { day, gateway }: { day: string; gateway: string },
  lines: readonly StatementLine[],
  naming: StatementNaming,
): Promise<Compared> {
  refuseOtherDay(lines, day);
  const { from, to } = spanOf(day);
  const wide = { from: new Date(from.getTime() - marginMs), to: new Date(to.getTime() + marginMs) };
  const references = [...new Set(lines.map(({ reference }) => reference))];
  const named = await findNamedPayments(tx, gateway, references, wide);
  const payments = await findDayOfPayments(tx, from, to);
  const refundsOfDay = (await findDayOfRefunds(tx, from, to)).filter(
    (one) => one.gateway === gateway && one.destination === "card",
  );
  const refunds = await findRefundsOf(tx, [
    ...new Set([...named.map(({ id }) => id), ...refundsOfDay.map(({ paymentId }) => paymentId)]),
  ]);
  const ours = {
    named,
    paid: payments.filter(
      (one) => one.gateway === gateway && one.paidAt && one.paidAt >= from && one.paidAt < to,
    ),
    refunds: refunds.filter(
      ({ destination, status }) => destination === "card" && refundsSent.includes(status),
    ),
    refundsOfDay,
  };
  const tellsRefunds =
    lines.some(({ kind }) => kind === "refund") || Object.values(naming.kinds).includes("refund");
  return compareStatement(lines, day, ours, tellsRefunds);
}

/** One of several days is read where that day lies between its first and its last. */
function refuseOtherDay(lines: readonly StatementLine[], day: string): void {
  const days = lines.map((line) => line.day).toSorted();
  const [from, to] = [days.at(0), days.at(-1)];
  if (from === undefined || to === undefined) throw new OperatorRefusal("statement_empty");
  if (day < from || day > to) throw new OperatorRefusal("statement_of_other_day", { day, from, to });
}
