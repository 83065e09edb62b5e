import type { Books } from "./books.ts";

/** Something that has not come to its end. */
export type OpenMatter = {
  what: string;
  orderNumber: string | null;
  /** What it waits for, where waiting is right. */
  waitsFor?: { what: string; until: Date };
};

/** Everything that is still under way, also what only the bank knows of. */
export function openMatters(books: Books): OpenMatter[] {
  return [...payments(books), ...refunds(books), ...esims(books), ...mails(books)];
}

function* payments({ payments: ours, bank }: Books): Generator<OpenMatter> {
  const pages = new Map(bank.map((page) => [page.mdOrder, page]));
  for (const { id, orderNumber, status, gatewayRef, sessionEndsAt } of ours) {
    const state = gatewayRef ? pages.get(gatewayRef)?.state : undefined;
    const isSettled =
      status === "paid" || status === "refunded" || (status === "declined" && state !== "paid");
    if (isSettled) continue;
    const what = `payment ${id} of order ${orderNumber} is ${status}, at the bank ${state ?? "unknown"}`;
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
    const orderNumber = paid.find((one) => one.id === paymentId)?.orderNumber ?? null;
    const what = `refund ${id} of order ${orderNumber} is ${status}: ${note}`;
    const second = status === "sent" && notTakenAt && nextLookAt;
    yield second
      ? { what, orderNumber, waitsFor: { what: "its second look at the bank's books", until: nextLookAt } }
      : { what, orderNumber };
  }
}

function* esims({ esims: ours }: Books): Generator<OpenMatter> {
  for (const { id, orderNumber, provisioning, nextAttemptAt } of ours)
    if (provisioning === "waiting" || provisioning === "requested") {
      const next = nextAttemptAt?.toISOString() ?? "never";
      yield {
        what: `eSIM ${id} of order ${orderNumber} is ${provisioning}, tried next ${next}`,
        orderNumber,
      };
    }
}

function* mails({ mailJobs }: Books): Generator<OpenMatter> {
  for (const { name, state, due } of mailJobs)
    yield { what: `a mail is not sent: ${name} is ${state}, due ${due.toISOString()}`, orderNumber: null };
}
