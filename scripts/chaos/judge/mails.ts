import type { Books } from "../books.ts";
import type { Difference } from "./difference.ts";
import { isPaid } from "./payments.ts";

/** Mails that each follow from one fact in the books. Others may come, but only once. */
const kinds =
  /^(recharge|order-delivered|lines-refused|voucher-failed|returned-payment|esim-cancelled|paid-by-link|payer-receipt)\./;

/** Who was to get a mail has got it, once. */
export function* mails(books: Books): Generator<Difference> {
  const came = Map.groupBy(books.mails, ({ messageId }) => /^<(.+)@/.exec(messageId)?.[1] ?? messageId);
  const isOnItsWay = books.mailJobs.length > 0;
  const due = new Set(dueMails(books));
  for (const fact of due)
    if (!came.has(fact) && !isOnItsWay) yield { kind: "lost", what: `the mail ${fact} never came` };
  for (const [fact, copies] of came) {
    if (copies.length > 1) yield { kind: "double", what: `the mail ${fact} came ${copies.length} times` };
    if (kinds.test(fact) && !due.has(fact))
      yield { kind: "unexplained", what: `the mail ${fact} came for nothing` };
  }
}

/** The mails that follow from what has happened, by kind and fact. */
export function dueMails({ orders, payments, esims, recharges }: Books): string[] {
  const ofOrder = Map.groupBy(esims, ({ orderId }) => orderId);
  const aboutOrders = orders.flatMap(({ id, byVoucher }) => {
    const all = ofOrder.get(id) ?? [];
    // Who waits for a replacement was told of the first one, unless that was gone before the rest of the order had ended.
    const bought = all.filter(({ isReplacement }) => !isReplacement);
    if (bought.some(isOpen)) return [];
    const told = bought.filter(({ isReplaced, isEndTold }) => isEndTold || !isReplaced);
    // A replacement is told by itself, once nothing of its order is under way.
    const replacements = all.some(isOpen) ? [] : all.filter(({ isReplacement }) => isReplacement);
    return [
      ...endMails(id, told, byVoucher),
      ...replacements.flatMap((one) => endMails(one.id, [one], byVoucher)),
    ];
  });
  const aboutPayments = payments
    .filter((payment) => isPaid(payment) && payment.paysFor === "order")
    .flatMap(({ id, settlesOrder, byLink }) => {
      if (!settlesOrder) return [`returned-payment.${id}`];
      return byLink ? [`paid-by-link.${id}`, `payer-receipt.${id}`] : [];
    });
  const cancelled = esims.filter(({ cancellation }) => cancellation === "done");
  const ended = recharges.filter(({ status }) => status === "done" || status === "refused");
  return [
    ...aboutOrders,
    ...aboutPayments,
    ...cancelled.map(({ id }) => `esim-cancelled.${id}`),
    ...ended.map(({ id }) => `recharge.${id}`),
  ];
}

function endMails(fact: string, ended: Books["esims"], byVoucher: boolean): string[] {
  const refused = ended.filter(({ provisioning }) => provisioning === "refused");
  return [
    ...(ended.some(({ provisioning }) => provisioning === "issued") ? [`order-delivered.${fact}`] : []),
    // A voucher is good again.
    ...(byVoucher ? refused.map(({ id }) => `voucher-failed.${id}`) : []),
    ...(!byVoucher && refused.length > 0 ? [`lines-refused.${fact}`] : []),
  ];
}

const isOpen = ({ provisioning }: Books["esims"][number]): boolean =>
  provisioning === "waiting" || provisioning === "requested";
