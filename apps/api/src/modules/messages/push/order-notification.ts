import type { Language, Money } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { type RefundFacts, refundText } from "../mails/refund-mails.ts";

/** What a device shows of an order: the mail's own title, and what matters of it in a sentence or two. */
export type NotificationText = { title: string; body: string };

export function esimsReadyNotification(
  language: Language,
  { count, orderNumber, advice }: { count: number; orderNumber: string; advice: string },
): NotificationText {
  const t = mailTranslator(language);
  return {
    title: t("orderDelivered.title", { count }),
    body: t("notification.ready", { count, orderNumber, advice }),
  };
}

export function latePaymentNotification(
  language: Language,
  { amount, orderNumber }: { amount: Money; orderNumber: string },
): NotificationText {
  const t = mailTranslator(language);
  const body = t("notification.paymentLate.body", { amount: formatMoney(amount, language), orderNumber });
  return { title: t("notification.paymentLate.title"), body };
}

export function paidByLinkNotification(
  language: Language,
  { amount, orderNumber }: { amount: Money; orderNumber: string },
): NotificationText {
  const t = mailTranslator(language);
  const body = t("paidByLink.intro", { amount: formatMoney(amount, language), orderNumber });
  return { title: t("paidByLink.title"), body };
}

const titles = {
  refused: "linesRefused.title",
  back: "orderRefunded.title",
  given: "refundGiven.title",
  failed: "refundFailed.title",
} as const;

export function refundNotification(what: keyof typeof titles, refund: RefundFacts): NotificationText {
  return { title: mailTranslator(refund.language)(titles[what]), body: refundText(what, refund) };
}
