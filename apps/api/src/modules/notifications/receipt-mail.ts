import type { Language } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type ReceiptMail = {
  language: Language;
  orderNumber: string;
  name: string;
  receipt: { filename: string; content: Buffer };
};

/** The receipt that was asked for, as a file. */
export function receiptMail({ language, orderNumber, name, receipt }: ReceiptMail): MailContent {
  const t = mailTranslator(language);
  return {
    subject: t("receipt.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("receipt.title"),
      preview: t("receipt.intro", { orderNumber }),
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: t("receipt.intro", { orderNumber }) },
      ],
    }),
    attachments: [{ ...receipt, contentType: "application/pdf" }],
  };
}
