import type { Language, Money } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
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
export function topUpMail({ language, what, name, number, amount, by, walletUrl }: TopUpMail): MailContent {
  const t = mailTranslator(language);
  const values = {
    number,
    amount: formatMoney(amount, language),
    date: formatDate(by.toISOString(), "date"),
  };
  const text = t(`topUp.${what}.text`, values);
  return {
    subject: t(`topUp.${what}.subject`, values),
    ...renderMail({
      language,
      title: t(`topUp.${what}.title`),
      preview: text,
      blocks: [
        ...(name ? [{ kind: "text" as const, text: t("greeting", { name }) }] : []),
        { kind: "text", text },
        { kind: "button", label: t("topUp.open"), url: walletUrl },
      ],
    }),
  };
}
