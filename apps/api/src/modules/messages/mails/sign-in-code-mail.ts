import type { Language } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type SignInCodeMail = {
  language: Language;
  code: string;
  minutes: number;
  purpose: "sign-in" | "confirmation" | "wallet-pin";
};
const wordsFor = {
  "sign-in": "signInCode",
  confirmation: "confirmationCode",
  "wallet-pin": "walletPinCode",
} as const;

/**
 * The code comes first in the subject, to be read from a notification. There is no link: what signs in is typed, so
 * that a mail scanner or a forwarded mail opens nothing.
 */
export function signInCodeMail({ language, code, minutes, purpose }: SignInCodeMail): MailContent {
  const t = mailTranslator(language);
  const words = wordsFor[purpose];
  return {
    subject: t(`${words}.subject`, { code, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t(`${words}.title`),
      preview: t(`${words}.validity`, { minutes }),
      blocks: [
        { kind: "code", text: code },
        { kind: "text", text: t(`${words}.validity`, { minutes }) },
        { kind: "note", text: t(`${words}.notYou`) },
      ],
    }),
  };
}
