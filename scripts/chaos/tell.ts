import type { Books } from "./books.ts";
import { type Difference, sum } from "./judge/difference.ts";
import { dueMails } from "./judge/mails.ts";
import { openMatters } from "./judge/open-matters.ts";
import { isPaid } from "./judge/payments.ts";
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
    ...lateEsims(outcome),
    ...(waiting.length > 0 ? ["", "Waiting, as it should:", ...waiting] : []),
    ...(differences.length > 0
      ? ["", "What differs:", ...differences.map(({ kind, what }) => `  ${kind}: ${what}`)]
      : []),
    "",
    lastLine(outcome),
  ].join("\n");
}

/** How long after the storm its last eSIMs came, the latest first. */
function lateEsims({ books, calmSince }: Outcome): string[] {
  const late = books.esims
    .map(({ supplier, orderNumber, issuedAt }) => ({
      what: `one of ${supplier}, order ${orderNumber}`,
      seconds: issuedAt ? Math.round((issuedAt.getTime() - calmSince.getTime()) / 1000) : 0,
    }))
    .filter(({ seconds }) => seconds > 0)
    .sort((one, other) => other.seconds - one.seconds);
  return [
    "",
    `eSIMs that came after the storm: ${late.length}`,
    ...late.map(({ what, seconds }) => `  ${seconds} s: ${what}`),
  ];
}

function rowsOf({ books, notes }: Outcome): string[] {
  const { orders, coupons, mails, pages } = books;
  const gateways = [...new Set(pages.map(({ gateway }) => gateway))];
  return [
    row("orders", orders.length, sum(notes.map((note) => note.orders.length)), "buyers were told of"),
    ...gateways.flatMap((name) => rowsOfGateway(books, name)),
    ...rowsOfWallets(books),
    ...rowsOfEsims(books),
    row(
      "uses of coupons",
      sum(coupons.map(({ held }) => held)),
      sum(coupons.map(({ uses }) => uses)),
      "there are at most",
    ),
    row("mails due", dueMails(books).length, mails.length, "in the mailbox, with codes"),
  ];
}

function rowsOfGateway({ pages, payments, refunds }: Books, name: string): string[] {
  const theirs = pages.filter(({ gateway }) => gateway === name);
  const ours = payments.filter((one) => one.gateway === name && isPaid(one));
  const given = refunds.filter(
    ({ status, destination, paymentId }) =>
      status === "done" && destination === "card" && ours.some(({ id }) => id === paymentId),
  );
  return [
    row("payments", ours.length, theirs.filter(({ taken }) => taken > 0).length, `${name} took`),
    row(
      "given back",
      sum(given.map(({ amount }) => amount)),
      sum(theirs.map((page) => page.given)),
      `${name} gave back, minor units`,
    ),
  ];
}

function rowsOfWallets({ payments, refunds, transfers, mails }: Books): string[] {
  const paid = payments.filter(isPaid);
  const moved = (kind: string) => transfers.filter(({ cause }) => cause.startsWith(`${kind}:`)).length;
  const spent = paid.filter(({ gateway }) => gateway === "wallet");
  const filled = paid.filter(({ paysFor }) => paysFor === "top-up");
  const back = refunds.filter(({ status, destination }) => status === "done" && destination === "wallet");
  const receipts = mails.filter(({ messageId }) => messageId.startsWith("<payer-receipt."));
  return [
    row("from wallets", spent.length, moved("payment"), "wallets gave"),
    row("top-ups", filled.length, moved("top-up"), "wallets got"),
    row("back to wallets", back.length, moved("refund"), "wallets got back"),
    row("paid by link", paid.filter(({ byLink }) => byLink).length, receipts.length, "payers have a receipt"),
  ];
}

function rowsOfEsims({ esims, made, recharges, toppedUp, vouchers, orders, automaticRuns }: Books): string[] {
  const suppliers = [...new Set(esims.map(({ supplier }) => supplier))];
  const cancelled = esims.filter(({ cancellation }) => cancellation === "done").length;
  const takenBack = made.flatMap((order) => order.esims).filter((one) => one.takenBack).length;
  return [
    ...suppliers.flatMap((name) => {
      const issued = esims.filter((one) => one.supplier === name && one.provisioning === "issued").length;
      const theirs = made.filter(({ supplier }) => supplier === name);
      const profiles = theirs.flatMap((order) => order.esims).length;
      return [
        row("eSIMs", issued, profiles, `${name} made`),
        row("eSIMs ordered", issued, theirs.length, `orders at ${name}`),
        row(
          "recharges",
          recharges.filter((one) => one.supplier === name && one.status === "done").length,
          toppedUp.filter(({ supplier }) => supplier === name).length,
          `${name} topped up`,
        ),
      ];
    }),
    row("eSIMs given back", cancelled, takenBack, "the suppliers took back"),
    row(
      "replaced",
      esims.filter(({ isReplaced }) => isReplaced).length,
      esims.filter(({ credited }) => credited > 0).length,
      "were credited",
    ),
    row(
      "recharged by itself",
      automaticRuns.filter(({ outcome }) => outcome === "bought").length,
      orders.filter(({ unasked }) => unasked).length,
      "orders for that",
    ),
    row(
      "vouchers redeemed",
      vouchers.filter(({ status }) => status === "redeemed").length,
      orders.filter(({ byVoucher, status }) => byVoucher && status === "placed").length,
      "orders by vouchers",
    ),
  ];
}

const row = (what: string, here: number | string, there: number | string, whose: string) =>
  `  ${what.padEnd(20)}${String(here).padStart(12)}${String(there).padStart(12)}   ${whose}`.trimEnd();

function lastLine({ seed, notes, disturbed, faults, differences }: Outcome): string {
  const count = (kind: Difference["kind"]) => differences.filter((one) => one.kind === kind).length;
  const blows = Object.entries(disturbed).map(([kind, times]) => `${times} ${kind}`);
  const found = (["lost", "double", "unexplained", "stuck"] as const).map((kind) => `${count(kind)} ${kind}`);
  return `${notes.length} buyers, ${blows.join(", ")}, ${faults} faults, seed ${seed}: ${found.join(", ")}`;
}
