import type { Books } from "../books.ts";
import type { OurEsim } from "../our-books.ts";
import { suppliers } from "../suppliers/suppliers.ts";
import { pageOf } from "./payments.ts";

/** Something that has not come to its end. */
export type OpenMatter = {
  what: string;
  /** Or the top-up's. */
  orderNumber: string | null;
  /** What it waits for, where waiting is right. */
  waitsFor?: { what: string; until: Date };
};

/** Everything that is still under way, also what only a gateway knows of. */
export function openMatters(books: Books): OpenMatter[] {
  return [...payments(books), ...refunds(books), ...esims(books), ...recharges(books), ...mails(books)];
}

function* payments(books: Books): Generator<OpenMatter> {
  const find = pageOf(books);
  for (const payment of books.payments) {
    const { id, paysFor, orderNumber, status, gateway, gatewayRef, sessionEndsAt } = payment;
    const state = find(payment)?.state;
    const isSettled =
      status === "paid" || status === "refunded" || (status === "declined" && state !== "paid");
    if (isSettled) continue;
    const what = `payment ${id} of ${paysFor} ${orderNumber} is ${status}, at ${gateway} ${state ?? "unknown"}`;
    const untilItsEnd = (why: string) => ({ waitsFor: { what: why, until: sessionEndsAt } });
    if (!gatewayRef) yield { what, orderNumber, ...untilItsEnd("no page was opened; given up then") };
    else if (state === "open")
      yield { what, orderNumber, ...untilItsEnd("nobody pays; its page closes then") };
    else yield { what, orderNumber };
  }
}

function* refunds({ refunds: ours, payments: paid }: Books): Generator<OpenMatter> {
  for (const { id, paymentId, status, note, nextLookAt, notTakenAt } of ours) {
    if (status === "done") continue;
    const payment = paid.find((one) => one.id === paymentId);
    const orderNumber = payment?.orderNumber ?? null;
    const what = `refund ${id} of order ${orderNumber} by ${payment?.gateway} is ${status}: ${note}`;
    const second = status === "sent" && notTakenAt && nextLookAt;
    yield second
      ? { what, orderNumber, waitsFor: { what: "its second look at the gateway's books", until: nextLookAt } }
      : { what, orderNumber };
  }
}

function* esims({ esims: ours }: Books): Generator<OpenMatter> {
  for (const esim of ours) {
    const { id, orderNumber, provisioning, cancellation, withPeople, nextAttemptAt } = esim;
    const next = nextAttemptAt?.toISOString() ?? "never";
    const what = `eSIM ${id} of order ${orderNumber}`;
    if (provisioning === "waiting" || provisioning === "requested")
      yield {
        what: `${what} is ${provisioning}, tried next ${next}`,
        orderNumber,
        ...untilItSettles(esim),
      };
    if (cancellation === "asked")
      yield {
        what: `${what} is not given back yet, asked next ${next}`,
        orderNumber,
        ...(withPeople &&
          nextAttemptAt && { waitsFor: { what: "its supplier's people", until: nextAttemptAt } }),
      };
  }
}

function* recharges({ recharges: ours }: Books): Generator<OpenMatter> {
  for (const { id, orderNumber, status, supplier, sentAt, nextAttemptAt } of ours)
    if (status === "waiting" || status === "requested")
      yield {
        what: `top-up ${id} of order ${orderNumber} is ${status}, tried next ${nextAttemptAt?.toISOString() ?? "never"}`,
        orderNumber,
        ...untilItSettles({ supplier, provisioning: status, sentAt, hasOrder: false }),
      };
}

/** An answer was lost where only time tells whether the order arrived; the next try comes some minutes after. */
function untilItSettles({
  supplier,
  provisioning,
  sentAt,
  hasOrder,
}: Pick<OurEsim, "supplier" | "provisioning" | "sentAt" | "hasOrder">) {
  const settlesMs = suppliers.find(({ name }) => name === supplier)?.settlesMs ?? 0;
  if (provisioning !== "requested" || hasOrder || !sentAt || settlesMs === 0) return {};
  const until = new Date(sentAt.getTime() + settlesMs + 3 * 60_000);
  return { waitsFor: { what: "whether its order is at the supplier, whose answer was lost", until } };
}

function* mails({ mailJobs }: Books): Generator<OpenMatter> {
  for (const { name, state, due } of mailJobs)
    yield { what: `a mail is not sent: ${name} is ${state}, due ${due.toISOString()}`, orderNumber: null };
}
