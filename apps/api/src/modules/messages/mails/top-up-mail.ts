import type { Language, Money } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { NotificationText } from "../push/order-notification.ts";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type TopUpMail = {
  language: Language;
  what: "credited" | "back" | "failed";
  /** Null of a customer who told none. */
  name: string | null;
  number: string;
  amount: Money;
  /** The day by which a card has it back. */
  by: Date;
  walletUrl: string;
};

/** Money is in the wallet; or it came twice and goes back; or the bank could not give it back and it is still owed. */
export function topUpMail({ name, walletUrl, ...topUp }: TopUpMail): MailContent {
  const { language, what } = topUp;
  const t = mailTranslator(language);
  const { title, body: text } = topUpNotification(topUp);
  return {
    subject: t(`topUp.${what}.subject`, valuesOf(topUp)),
    ...renderMail({
      language,
      title,
      preview: text,
      blocks: [
        ...(name ? [{ kind: "text" as const, text: t("greeting", { name }) }] : []),
        { kind: "text", text },
        { kind: "button", label: t("topUp.open"), url: walletUrl },
      ],
    }),
  };
}

type TopUpFacts = Omit<TopUpMail, "name" | "walletUrl">;

/** The same in what a device shows. */
export function topUpNotification(topUp: TopUpFacts): NotificationText {
  const t = mailTranslator(topUp.language);
  return { title: t(`topUp.${topUp.what}.title`), body: t(`topUp.${topUp.what}.text`, valuesOf(topUp)) };
}

const valuesOf = ({ language, number, amount, by }: TopUpFacts) => ({
  number,
  amount: formatMoney(amount, language),
  date: formatDate(by.toISOString(), "date"),
});
