import type { Language, Money } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { countedPlanBlock } from "./mail-block.ts";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type UnpaidOrderMail = {
  language: Language;
  orderNumber: string;
  total: Money;
  payableUntil: Date;
  lines: Array<{ destinationName: string; planText: string; quantity: number }>;
  payUrl: string;
};

/** Nobody has proven this address yet, so the mail says nothing that whoever ordered could have typed, their name neither. */
export function unpaidOrderMail({ language, orderNumber, total, ...order }: UnpaidOrderMail): MailContent {
  const t = mailTranslator(language);
  const time = formatDate(order.payableUntil.toISOString(), "date-time");
  const intro = t("unpaidOrder.intro", { total: formatMoney(total, language), time });
  return {
    subject: t("unpaidOrder.subject", { orderNumber }),
    ...renderMail({
      language,
      title: t("unpaidOrder.title"),
      preview: intro,
      blocks: [
        { kind: "text", text: intro },
        ...order.lines.map((line) => countedPlanBlock(line, line.quantity)),
        { kind: "button", label: t("unpaidOrder.pay"), url: order.payUrl },
        { kind: "note", text: t("unpaidOrder.notYou") },
      ],
    }),
  };
}
