import type { Books } from "./books.ts";
import type { Note } from "./buyer.ts";
import { openMatters } from "./open-matters.ts";

export type Difference = { kind: "lost" | "double" | "unexplained" | "stuck"; what: string };

/** Each thing that somebody has in the books and somebody else has not, or has otherwise. */
export function compareBooks(books: Books, notes: readonly Note[]): Difference[] {
  return [
    ...orders(books, notes),
    ...payments(books, notes),
    ...money(books),
    ...esims(books),
    ...coupons(books),
    ...ledger(books),
    ...mails(books),
    ...stuck(books),
  ];
}

function* orders({ orders: ours }: Books, notes: readonly Note[]): Generator<Difference> {
  const byEmail = Map.groupBy(ours, ({ email }) => email);
  for (const { email, orderNumber, trouble } of notes) {
    const found = byEmail.get(email) ?? [];
    if (orderNumber && !found.some(({ number }) => number === orderNumber))
      yield { kind: "lost", what: `order ${orderNumber} was acknowledged and is nowhere` };
    if (found.length > 1) yield { kind: "double", what: `${email} placed one order and has ${found.length}` };
    if (trouble) yield { kind: "unexplained", what: `${email}, order ${orderNumber}: ${trouble}` };
  }
}

/** What the bank took is paid here, and the other way round. */
function* payments({ payments: ours, bank }: Books, notes: readonly Note[]): Generator<Difference> {
  const byPage = new Map(ours.map((payment) => [payment.gatewayRef, payment]));
  const pages = new Map(bank.map((page) => [page.mdOrder, page]));
  const isPaid = (page: string | null) => (pages.get(page ?? "")?.depositAmount ?? 0) > 0;
  for (const { mdOrder, description } of bank) {
    const payment = byPage.get(mdOrder);
    if (isPaid(mdOrder) && payment?.status !== "paid" && payment?.status !== "refunded")
      yield {
        kind: "lost",
        what: `the bank took ${mdOrder} (${description}), here it is ${payment?.status ?? "unknown"}`,
      };
  }
  for (const { id, status, gatewayRef } of ours)
    if ((status === "paid" || status === "refunded") && !isPaid(gatewayRef))
      yield { kind: "unexplained", what: `payment ${id} is ${status}, the bank took nothing` };
  for (const page of notes.flatMap(({ paidPages }) => paidPages))
    if (!isPaid(page)) yield { kind: "unexplained", what: `${page} said paid, the bank took nothing` };
}

/** Order by order, what the bank kept is the price of what was delivered. */
function* money(books: Books): Generator<Difference> {
  const moving = new Set(openMatters(books).map(({ orderNumber }) => orderNumber));
  const pages = new Map(books.bank.map((page) => [page.mdOrder, page]));
  for (const { number } of books.orders) {
    if (moving.has(number)) continue;
    const mine = books.payments.filter(({ orderNumber }) => orderNumber === number);
    for (const { id, gatewayRef } of mine) {
      const given = pages.get(gatewayRef ?? "")?.refundedAmount ?? 0;
      const noted = sum(
        books.refunds.filter(({ paymentId }) => paymentId === id).map(({ amount }) => amount),
      );
      if (given > noted)
        yield { kind: "double", what: `of payment ${id} the bank gave back ${given}, not ${noted}` };
      if (given < noted)
        yield { kind: "lost", what: `of payment ${id} the bank gave back ${given}, not ${noted}` };
    }
    const kept = sum(mine.map(({ gatewayRef }) => keptOf(pages.get(gatewayRef ?? ""))));
    const delivered = books.esims.filter(
      (esim) => esim.orderNumber === number && esim.provisioning === "issued",
    );
    const worth = sum(delivered.map(({ price }) => price));
    if (kept !== worth)
      yield { kind: "unexplained", what: `order ${number} delivered for ${worth}, the bank kept ${kept}` };
  }
}

const keptOf = (page: Books["bank"][number] | undefined) =>
  page ? page.depositAmount - page.refundedAmount : 0;

/** Each eSIM given out was ordered once and is the one that was made; nothing was ordered for nobody. */
function* esims({ esims: ours, supplier }: Books): Generator<Difference> {
  const ordered = Map.groupBy(supplier, ({ transactionId }) => transactionId);
  for (const { id, reference, provisioning, iccid } of ours) {
    const made = ordered.get(reference) ?? [];
    ordered.delete(reference);
    const profiles = made.flatMap((order) => order.esims);
    if (made.length > 1 || profiles.length > 1)
      yield {
        kind: "double",
        what: `eSIM ${id} was ordered ${made.length} times, ${profiles.length} were made`,
      };
    if (provisioning === "issued" && profiles[0]?.iccid !== iccid)
      yield { kind: "unexplained", what: `eSIM ${id} is not the one that the supplier made for it` };
    if (provisioning === "refused" && made.length > 0)
      yield { kind: "unexplained", what: `eSIM ${id} was given up and the supplier made one` };
  }
  for (const reference of ordered.keys())
    yield { kind: "unexplained", what: `the supplier has an order ${reference} that nobody knows` };
  for (const [iccid, sharers] of Map.groupBy(ours, (esim) => esim.iccid))
    if (iccid && sharers.length > 1)
      yield {
        kind: "double",
        what: `one profile was given out as ${sharers.map(({ id }) => id).join(" and ")}`,
      };
}

/** No more uses than there are; one that a closed order held is there again. */
function* coupons({ coupons: ours }: Books): Generator<Difference> {
  for (const { code, uses, left, held, heldByUnsold } of ours) {
    if (held > uses) yield { kind: "double", what: `${held} orders hold ${code}, which ${uses} may` };
    if (held + left !== uses)
      yield { kind: "unexplained", what: `of ${uses} uses of ${code} ${held} are held and ${left} left` };
    if (heldByUnsold > 0) yield { kind: "lost", what: `${heldByUnsold} closed orders hold uses of ${code}` };
  }
}

function* ledger({ ledger: { unbalanced, wrongBalances } }: Books): Generator<Difference> {
  if (unbalanced > 0) yield { kind: "unexplained", what: `${unbalanced} transfers do not sum to zero` };
  if (wrongBalances > 0)
    yield { kind: "unexplained", what: `${wrongBalances} balances are not what was entered` };
}

/** Who was to get a mail has got it, once. */
function* mails(books: Books): Generator<Difference> {
  const came = Map.groupBy(books.mails, ({ messageId }) => /^<(.+)@/.exec(messageId)?.[1] ?? messageId);
  const isOnItsWay = books.mailJobs.length > 0;
  for (const fact of dueMails(books)) {
    const copies = came.get(fact)?.length ?? 0;
    came.delete(fact);
    if (copies === 0 && !isOnItsWay) yield { kind: "lost", what: `the mail ${fact} never came` };
    if (copies > 1) yield { kind: "double", what: `the mail ${fact} came ${copies} times` };
  }
  for (const fact of came.keys()) yield { kind: "unexplained", what: `the mail ${fact} came for nothing` };
}

export function dueMails({ orders: ours, payments: paid, esims: all }: Books): string[] {
  const ends = Map.groupBy(all, ({ orderId }) => orderId);
  const aboutOrders = ours.flatMap(({ id }) => {
    const states = (ends.get(id) ?? []).map(({ provisioning }) => provisioning);
    if (states.includes("waiting") || states.includes("requested")) return [];
    return [
      ...(states.includes("issued") ? [`order-delivered.${id}`] : []),
      ...(states.includes("refused") ? [`lines-refused.${id}`] : []),
    ];
  });
  const unwanted = paid.filter(
    ({ status, settlesOrder }) => (status === "paid" || status === "refunded") && !settlesOrder,
  );
  return [...aboutOrders, ...unwanted.map(({ id }) => `money-back.${id}`)];
}

function* stuck(books: Books): Generator<Difference> {
  for (const { what, waitsFor } of openMatters(books)) if (!waitsFor) yield { kind: "stuck", what };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
