import type { Language, Money } from "@rihla/contract";
import { brand, formatDate, formatMoney } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import type { MailContent } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";

type Refund = {
  language: Language;
  orderNumber: string;
  name: string;
  /** Where the order is in the shop. */
  orderUrl: string;
  amount: Money;
  /** Where the money goes: the way it came, or the customer's wallet in the shop. */
  refundTo: "card" | "wallet";
  /** The day by which a card has it back, the same as on screen. */
  by: Date;
};
type LinesRefusedMail = Refund & { lines: Array<{ destinationName: string; planText: string }> };
type OrderRefundedMail = Refund;
type EsimCancelledMail = Pick<Refund, "language" | "orderNumber" | "name" | "orderUrl"> & {
  line: { destinationName: string; planText: string };
  /** Undefined where nothing was paid for it. */
  refund: Pick<Refund, "amount" | "refundTo" | "by"> | undefined;
};

/** Tells, before anybody has to ask, that something paid for can't be delivered and that its money is on the way back. */
export function linesRefusedMail({ lines, ...refund }: LinesRefusedMail): MailContent {
  const { language, orderNumber, name } = refund;
  const t = mailTranslator(language);
  return {
    subject: t("linesRefused.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("linesRefused.title"),
      preview: moneyBack(refund),
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: t("linesRefused.intro", { count: lines.length, orderNumber }) },
        ...lines.map((line) => ({
          kind: "heading" as const,
          text: `${line.destinationName} · ${line.planText}`,
        })),
        { kind: "text", text: moneyBack(refund) },
        { kind: "button", label: t("seeOrder"), url: refund.orderUrl },
        { kind: "note", text: t("linesRefused.sorry") },
      ],
    }),
  };
}

export function orderRefundedMail(refund: OrderRefundedMail): MailContent {
  const { language, orderNumber, name } = refund;
  const t = mailTranslator(language);
  return {
    subject: t("orderRefunded.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("orderRefunded.title"),
      preview: moneyBack(refund),
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: t("orderRefunded.intro", { orderNumber }) },
        { kind: "text", text: moneyBack(refund) },
        { kind: "button", label: t("seeOrder"), url: refund.orderUrl },
      ],
    }),
  };
}

/** Tells that an eSIM was given back as asked, and what goes back for it. */
export function esimCancelledMail({ line, refund, ...order }: EsimCancelledMail): MailContent {
  const { language, orderNumber, name } = order;
  const t = mailTranslator(language);
  const back = refund && moneyBack({ ...order, ...refund });
  return {
    subject: t("esimCancelled.subject", { orderNumber, brand: brand.name[language] }),
    ...renderMail({
      language,
      title: t("esimCancelled.title"),
      preview: back ?? t("esimCancelled.title"),
      blocks: [
        { kind: "text", text: t("greeting", { name }) },
        { kind: "text", text: t("esimCancelled.intro", { orderNumber }) },
        { kind: "heading", text: `${line.destinationName} · ${line.planText}` },
        ...(back ? [{ kind: "text" as const, text: back }] : []),
        { kind: "button", label: t("seeOrder"), url: order.orderUrl },
        { kind: "note", text: t("esimCancelled.notYou") },
      ],
    }),
  };
}

function moneyBack({ language, amount, refundTo, by }: Refund): string {
  return mailTranslator(language)(`refundTo.${refundTo}`, {
    amount: formatMoney(amount, language),
    date: formatDate(by.toISOString(), "date"),
  });
}
