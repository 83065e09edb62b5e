import type { Language } from "@rihla/contract";
import type { CodeReason } from "@rihla/contract/admin/operator-rules";
import { brand, formatDate, ltr } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { planBlock } from "../mail-block.ts";
import type { MailContent } from "../mailer.ts";
import { renderMail } from "../render-mail.ts";

type CodeShownMail = {
  language: Language;
  orderNumber: string;
  name: string;
  orderUrl: string;
  line: { destinationName: string; planText: string };
  reason: CodeReason;
  at: Date;
};

/** Tells whose an eSIM is that somebody here was shown its code, when and why; never the code. */
export function codeShownMail({ language, line, reason, at, ...order }: CodeShownMail): MailContent {
  const t = mailTranslator(language);
  const { name, orderNumber, orderUrl } = order;
  const time = ltr(formatDate(at.toISOString(), "date-time", "Africa/Algiers"));
  const text = t("codeShown.text", { orderNumber, time });
  return {
    subject: t("codeShown.subject", { orderNumber }),
    ...renderMail({
      language,
      title: t("codeShown.title"),
      preview: text,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        planBlock(line),
        { kind: "text", text },
        { kind: "text", text: t(`codeShown.reason.${reason}`) },
        { kind: "text", text: t("codeShown.notYou", { brand: brand.name[language] }) },
        { kind: "button", label: t("seeOrder"), url: orderUrl },
      ],
    }),
  };
}
