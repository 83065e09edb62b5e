import type { Language, Money } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type OrderCurrencyMail = { language: Language; orderNumber: string; total: Money; orderUrl: string };

/** Who pays by a link has chosen another currency: the price that the traveller knows is not the one any more. */
export function orderCurrencyMail({
  language,
  orderNumber,
  total,
  orderUrl,
}: OrderCurrencyMail): MailContent {
  const t = mailTranslator(language);
  const intro = t("orderCurrency.intro", { orderNumber, total: formatMoney(total, language) });
  return {
    subject: t("orderCurrency.subject", { orderNumber }),
    ...renderMail({
      language,
      title: t("orderCurrency.title"),
      preview: intro,
      blocks: [
        { kind: "text", text: intro },
        { kind: "text", text: t("orderCurrency.back") },
        { kind: "button", label: t("orderCurrency.see"), url: orderUrl },
        { kind: "note", text: t("orderCurrency.notYou") },
      ],
    }),
  };
}
