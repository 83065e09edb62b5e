import type { Language } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type ChatAnswerMail = {
  language: Language;
  isGuest: boolean;
  /** As the agents wrote it; empty for what is only a photo or a file. */
  answers: string[];
  chatUrl: string;
};

/** What agents wrote while nobody looked on, and the way back to the chat. */
export function chatAnswerMail({ language, isGuest, answers, chatUrl }: ChatAnswerMail): MailContent {
  const t = mailTranslator(language);
  const quotes = answers.map((text) => text || t("chatAnswer.file"));
  return {
    subject: t("chatAnswer.subject", { brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("chatAnswer.title"),
      preview: quotes[0] ?? "",
      blocks: [
        { kind: "text", text: t("chatAnswer.intro") },
        ...quotes.map((text) => ({ kind: "quote" as const, text })),
        { kind: "button", label: t("chatAnswer.open"), url: chatUrl },
        { kind: "note", text: t(`chatAnswer.${isGuest ? "guest" : "known"}`) },
      ],
    }),
  };
}
