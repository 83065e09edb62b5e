import type { Language } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type ReceiptMail = {
  language: Language;
  /** What was paid for. */
  of: "order" | "top-up" | "invoice";
  number: string;
  /** Null of a customer who told none. */
  name: string | null;
  receipt: { filename: string; content: Buffer };
};

/** The receipt that was asked for, as a file. */
export function receiptMail({ language, of, number, name, receipt }: ReceiptMail): MailContent {
  const t = mailTranslator(language);
  const words = ({ order: "receipt", "top-up": "topUpReceipt", invoice: "invoice" } as const)[of];
  const intro = t(`${words}.intro`, { number });
  return {
    subject: t(`${words}.subject`, { number, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t(`${words}.title`),
      preview: intro,
      blocks: [
        ...(name ? [{ kind: "text" as const, text: t("greeting", { name }) }] : []),
        { kind: "text", text: intro },
      ],
    }),
    attachments: [{ ...receipt, contentType: "application/pdf" }],
  };
}
