import type { Language } from "@rihla/contract";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type CorrectedOrderMail = { language: Language; orderNumber: string };

/** Whoever reads it may be a stranger: neither what was ordered nor whom it is for now. */
export function correctedOrderMail({ language, orderNumber }: CorrectedOrderMail): MailContent {
  const t = mailTranslator(language);
  const intro = t("correctedOrder.intro", { orderNumber });
  return {
    subject: t("correctedOrder.subject", { orderNumber }),
    ...renderMail({
      language,
      title: t("correctedOrder.title"),
      preview: intro,
      blocks: [
        { kind: "text", text: intro },
        { kind: "note", text: t("correctedOrder.nothing") },
      ],
    }),
  };
}
