import type { Language, Money, Payment } from "@rihla/contract";
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

/** What somebody has in hand who paid for another: nothing of it opens the order. */
export function payerReceiptMail({
  language,
  orderNumber,
  amount,
  paidAt,
  receipt,
}: PaidByLink & { paidAt: Date; receipt: Payment["receipt"] }): MailContent {
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
            ...receipt.map(({ field, value }) => ({ label: t(`payerReceipt.${field}`), value })),
          ],
        },
        { kind: "note", text: t("payerReceipt.told") },
      ],
    }),
  };
}
