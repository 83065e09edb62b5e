import type { Books } from "../books.ts";
import type { OurPayment } from "../our-books.ts";
import { type Difference, sum } from "./difference.ts";
import { openMatters } from "./open-matters.ts";
import { isPaid, pageOf } from "./payments.ts";
import { movedFor } from "./wallets.ts";

/** Order by order and top-up by top-up, what was kept is the price of what was given for it. */
export function* money(books: Books): Generator<Difference> {
  const moving = new Set(openMatters(books).map(({ orderNumber }) => orderNumber));
  for (const { number, byVoucher } of books.orders)
    if (!moving.has(number) && !byVoucher) yield* ofOrder(books, number);
  for (const { id, number } of books.topUps) if (!moving.has(number)) yield* ofTopUp(books, id, number);
}

function* ofOrder(books: Books, number: string): Generator<Difference> {
  const mine = books.payments.filter(({ orderNumber }) => orderNumber === number);
  for (const payment of mine) yield* givenBack(books, payment);
  const kept = sum(mine.map((payment) => keptOf(books, payment)));
  const delivered = books.esims.filter(
    (esim) =>
      esim.orderNumber === number &&
      esim.provisioning === "issued" &&
      esim.cancellation !== "done" &&
      !esim.isReplaced,
  );
  const added = books.recharges.filter((one) => one.orderNumber === number && one.status === "done");
  const worth = sum([
    ...delivered.map((one) => one.price - one.credited),
    ...added.map(({ price }) => price),
  ]);
  if (kept !== worth)
    yield { kind: "unexplained", what: `order ${number} delivered for ${worth}, ${kept} was kept` };
}

function* ofTopUp(books: Books, id: string, number: string): Generator<Difference> {
  const mine = books.payments.filter(({ orderId }) => orderId === id);
  for (const payment of mine) yield* givenBack(books, payment);
  const kept = sum(mine.map((payment) => keptOf(books, payment)));
  const credited = movedFor(books, `top-up:${id}`);
  if (kept !== credited)
    yield { kind: "unexplained", what: `top-up ${number} put ${credited} into a wallet, ${kept} was kept` };
}

/** What went back of a payment, at its gateway and into a wallet, is what the shop says. */
function* givenBack(books: Books, payment: OurPayment): Generator<Difference> {
  const given = givenOf(books, payment);
  const noted = sum(refundsOf(books, payment).map(({ amount }) => amount));
  if (given === noted) return;
  const what = `of payment ${payment.id} by ${payment.gateway} ${given} was given back, not ${noted}`;
  yield { kind: given > noted ? "double" : "lost", what };
}

const refundsOf = ({ refunds }: Books, { id }: OurPayment) =>
  refunds.filter(({ paymentId }) => paymentId === id);

function givenOf(books: Books, payment: OurPayment): number {
  const intoWallets = refundsOf(books, payment).map(({ id }) => movedFor(books, `refund:${id}`));
  return (pageOf(books)(payment)?.given ?? 0) + sum(intoWallets);
}

function keptOf(books: Books, payment: OurPayment): number {
  const fromWallet = payment.gateway === "wallet" && isPaid(payment);
  const taken = fromWallet ? -movedFor(books, `payment:${payment.id}`) : (pageOf(books)(payment)?.taken ?? 0);
  return taken - givenOf(books, payment);
}
