import type { Language } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type SignInCodeMail = { language: Language; code: string; minutes: number };

/**
 * The code comes first in the subject, to be read from a notification. There is no link: what signs in is typed, so
 * that a mail scanner or a forwarded mail opens nothing.
 */
export function signInCodeMail({ language, code, minutes }: SignInCodeMail): MailContent {
  const t = mailTranslator(language);
  return {
    subject: t("signInCode.subject", { code, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("signInCode.title"),
      preview: t("signInCode.validity", { minutes }),
      blocks: [
        { kind: "code", text: code },
        { kind: "text", text: t("signInCode.validity", { minutes }) },
        { kind: "note", text: t("signInCode.notYou") },
      ],
    }),
  };
}
