import type { Books } from "../books.ts";
import type { Note } from "../buyers/note.ts";
import type { OurPayment } from "../our-books.ts";
import type { Difference } from "./difference.ts";

export const pageOf = (books: Books) => {
  const pages = new Map(books.pages.map((page) => [`${page.gateway} ${page.ref}`, page]));
  return (payment: Pick<OurPayment, "gateway" | "gatewayRef">) =>
    pages.get(`${payment.gateway} ${payment.gatewayRef}`);
};

export const isPaid = ({ status }: Pick<OurPayment, "status">) => status === "paid" || status === "refunded";

/** What the gateways took is paid here, the same sum, and the other way round; nothing is paid for twice. */
export function* payments(books: Books, notes: readonly Note[]): Generator<Difference> {
  const byPage = new Map(books.payments.map((one) => [`${one.gateway} ${one.gatewayRef}`, one]));
  for (const { gateway, ref, taken } of books.pages) {
    const payment = byPage.get(`${gateway} ${ref}`);
    if (taken > 0 && !(payment && isPaid(payment)))
      yield { kind: "lost", what: `${gateway} took ${ref}, here it is ${payment?.status ?? "unknown"}` };
  }
  const find = pageOf(books);
  for (const payment of books.payments.filter((one) => isPaid(one) && one.gateway !== "wallet")) {
    const { id, status, gateway, amount } = payment;
    const taken = find(payment)?.taken ?? 0;
    if (taken !== amount)
      yield {
        kind: "unexplained",
        what: `payment ${id} of ${amount} is ${status}, ${gateway} took ${taken}`,
      };
  }
  for (const page of notes.flatMap(({ paidPages }) => paidPages))
    if (!find({ gateway: page.gateway, gatewayRef: page.ref })?.taken)
      yield { kind: "unexplained", what: `${page.gateway} ${page.ref} said paid, and took nothing` };
  yield* paidTwice(books);
}

function* paidTwice({ payments: ours }: Books): Generator<Difference> {
  const counted = ours.filter((one) => isPaid(one) && one.settlesOrder);
  for (const [number, all] of Map.groupBy(counted, ({ orderNumber }) => orderNumber))
    if (all.length > 1)
      yield {
        kind: "double",
        what: `${all.map(({ id }) => id).join(" and ")} each count as paying ${number}`,
      };
}
