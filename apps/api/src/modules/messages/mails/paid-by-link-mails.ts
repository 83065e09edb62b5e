import type { Language, Money } from "@rihla/contract";
import { brand, formatDate, formatMoney } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type PaidByLink = { language: Language; orderNumber: string; amount: Money };

/** Tells the traveller that somebody else paid for them. */
export function paidByLinkMail({
  language,
  orderNumber,
  amount,
  name,
  orderUrl,
}: PaidByLink & { name: string; orderUrl: string }): MailContent {
  const t = mailTranslator(language);
  const intro = t("paidByLink.intro", { orderNumber, amount: formatMoney(amount, language) });
  return {
    subject: t("paidByLink.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("paidByLink.title"),
      preview: intro,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: intro },
        { kind: "text", text: t("paidByLink.next") },
        { kind: "button", label: t("seeOrder"), url: orderUrl },
      ],
    }),
  };
}

type PayerReceipt = PaidByLink & { paidAt: Date; file: { filename: string; content: Buffer } };

/** What somebody has in hand who paid for another, with their receipt: nothing of it opens the order. */
export function payerReceiptMail({ language, orderNumber, amount, paidAt, file }: PayerReceipt): MailContent {
  const t = mailTranslator(language);
  const intro = t("payerReceipt.intro", { brand: brand.name[language] });
  return {
    subject: t("payerReceipt.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("payerReceipt.title"),
      preview: intro,
      blocks: [
        { kind: "text", text: intro },
        {
          kind: "values",
          rows: [
            { label: t("payerReceipt.amount"), value: formatMoney(amount, language) },
            { label: t("payerReceipt.paidAt"), value: formatDate(paidAt.toISOString(), "date-time") },
            { label: t("payerReceipt.orderNumber"), value: orderNumber },
          ],
        },
        { kind: "text", text: t("payerReceipt.attached") },
        { kind: "note", text: t("payerReceipt.told") },
      ],
    }),
    attachments: [{ ...file, contentType: "application/pdf" }],
  };
}

type PayerRefund = PaidByLink & { by: Date; what: "given" | "failed" };

/** Tells who paid for another that their money is with their bank, or that it came back and is still owed. */
export function payerRefundMail({ language, orderNumber, amount, by, what }: PayerRefund): MailContent {
  const t = mailTranslator(language);
  const values = {
    orderNumber,
    brand: brand.name[language],
    amount: formatMoney(amount, language),
    date: formatDate(by.toISOString(), "date"),
  };
  const text = t(`payerRefund.${what}.text`, values);
  return {
    subject: t(`payerRefund.${what}.subject`, values),
    ...renderMail({
      language,
      title: t(`payerRefund.${what}.title`),
      preview: text,
      blocks: [
        { kind: "text", text },
        { kind: "note", text: t("payerRefund.why") },
      ],
    }),
  };
}

/** What somebody paid for another for nothing goes back to their card. Nothing of it tells of the other. */
export function payerReturnedPaymentMail({
  language,
  orderNumber,
  amount,
  by,
}: PaidByLink & { by: Date }): MailContent {
  const t = mailTranslator(language);
  const intro = t("payerReturnedPayment.intro", { orderNumber });
  const back = t("refundTo.card", {
    amount: formatMoney(amount, language),
    date: formatDate(by.toISOString(), "date"),
  });
  return {
    subject: t("payerReturnedPayment.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("payerReturnedPayment.title"),
      preview: intro,
      blocks: [
        { kind: "text", text: intro },
        { kind: "text", text: back },
        { kind: "note", text: t("payerReturnedPayment.told") },
      ],
    }),
  };
}

/** The traveller learns that a payment of somebody else came too late or twice; its money is the other's. */
export function paymentOfOtherMail({
  language,
  orderNumber,
  name,
  orderUrl,
}: Omit<PaidByLink, "amount"> & { name: string; orderUrl: string }): MailContent {
  const t = mailTranslator(language);
  const intro = t("paymentOfOther.intro", { orderNumber });
  return {
    subject: t("paymentOfOther.subject", { orderNumber }),
    ...renderMail({
      language,
      title: t("paymentOfOther.title"),
      preview: intro,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: intro },
        { kind: "button", label: t("seeOrder"), url: orderUrl },
      ],
    }),
  };
}
