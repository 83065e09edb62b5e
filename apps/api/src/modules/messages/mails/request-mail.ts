import type { Language } from "@rihla/contract";
import { brand, formatDate, ltr } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { planBlock } from "./mail-block.ts";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type RequestMail = {
  language: Language;
  orderNumber: string;
  name: string;
  orderUrl: string;
  line: { destinationName: string; planText: string };
  /** Somebody wants to give it back, or says that it does not work. */
  what: "return" | "failure";
  number: string;
  /** When people here have answered at the latest. */
  by: Date;
};

/** That what was asked for is known here, under which number, what comes next and by when. */
export function requestMail({ what, line, by, ...order }: RequestMail): MailContent {
  const { language, orderNumber, name, number } = order;
  const t = mailTranslator(language);
  const text = t(`request.${what}`, { orderNumber, by: ltr(formatDate(by.toISOString())) });
  return {
    subject: t("request.subject", { orderNumber, number }),
    ...renderMail({
      language,
      title: t("request.title"),
      preview: text,
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        planBlock(line),
        { kind: "text", text },
        { kind: "text", text: t("request.number", { number }) },
        { kind: "button", label: t("seeOrder"), url: order.orderUrl },
        { kind: "note", text: t("request.nothing") },
      ],
    }),
  };
}

type ChatWaitingMail = { language: Language; isGuest: boolean; number: string; by: Date; chatUrl: string };

/** The same of a question in the chat that nobody could answer at once; nothing of what was asked is in it (decision 65). */
export function chatWaitingMail({ language, isGuest, number, by, chatUrl }: ChatWaitingMail): MailContent {
  const t = mailTranslator(language);
  const text = t("chatWaiting.text", { by: ltr(formatDate(by.toISOString())) });
  return {
    subject: t("chatWaiting.subject", { brand: brand.name[language], number }),
    ...renderMail({
      language,
      title: t("chatWaiting.title"),
      preview: text,
      blocks: [
        { kind: "text", text },
        { kind: "text", text: t("request.number", { number }) },
        { kind: "button", label: t("chatAnswer.open"), url: chatUrl },
        { kind: "note", text: t(`chatAnswer.${isGuest ? "guest" : "known"}`) },
      ],
    }),
  };
}
