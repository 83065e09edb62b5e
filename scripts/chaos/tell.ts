import { type Difference, dueMails } from "./compare-books.ts";
import { openMatters } from "./open-matters.ts";
import type { Outcome } from "./run-chaos.ts";

/** The books side by side, what still waits and for what, what differs, and the last line that says it all. */
export function tell(outcome: Outcome): string {
  const { books, differences } = outcome;
  const waiting = openMatters(books).flatMap(({ what, waitsFor }) =>
    waitsFor ? [`  ${what}; waits until ${waitsFor.until.toISOString()}: ${waitsFor.what}`] : [],
  );
  return [
    row("", "here", "there", ""),
    ...rowsOf(outcome),
    ...(waiting.length > 0 ? ["", "Waiting, as it should:", ...waiting] : []),
    ...(differences.length > 0
      ? ["", "What differs:", ...differences.map(({ kind, what }) => `  ${kind}: ${what}`)]
      : []),
    "",
    lastLine(outcome),
  ].join("\n");
}

function rowsOf({ books, notes }: Outcome): string[] {
  const { coupons, orders, payments, refunds, esims, bank, supplier, mails } = books;
  const paid = payments.filter(({ status }) => status === "paid" || status === "refunded");
  const done = refunds.filter(({ status }) => status === "done");
  const issued = esims.filter(({ provisioning }) => provisioning === "issued");
  return [
    row(
      "orders",
      orders.length,
      notes.filter(({ orderNumber }) => orderNumber).length,
      "buyers were told of",
    ),
    row(
      "payments",
      paid.length,
      bank.filter(({ depositAmount }) => depositAmount > 0).length,
      "the bank took",
    ),
    row(
      "refunds, centimes",
      total(done.map(({ amount }) => amount)),
      total(bank.map((page) => page.refundedAmount)),
      "the bank gave back",
    ),
    row("eSIMs", issued.length, total(supplier.map((order) => order.esims.length)), "the supplier made"),
    row("eSIMs ordered", issued.length, supplier.length, "orders at the supplier"),
    row(
      "uses of coupons",
      total(coupons.map(({ held }) => held)),
      total(coupons.map(({ uses }) => uses)),
      "there are at most",
    ),
    row("mails due", dueMails(books).length, mails.length, "in the mailbox"),
  ];
}

const row = (what: string, here: number | string, there: number | string, whose: string) =>
  `  ${what.padEnd(20)}${String(here).padStart(12)}${String(there).padStart(12)}   ${whose}`.trimEnd();

function lastLine({ seed, notes, disturbed, faults, differences }: Outcome): string {
  const count = (kind: Difference["kind"]) => differences.filter((one) => one.kind === kind).length;
  const blows = Object.entries(disturbed).map(([kind, times]) => `${times} ${kind}`);
  const found = (["lost", "double", "unexplained", "stuck"] as const).map((kind) => `${count(kind)} ${kind}`);
  return `${notes.length} orders, ${blows.join(", ")}, ${faults} faults, seed ${seed}: ${found.join(", ")}`;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
