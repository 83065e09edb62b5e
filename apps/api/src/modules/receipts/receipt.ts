import type { Language, Order, Payment } from "@rihla/contract";
import { brand, exactAmount, formatDate } from "@rihla/i18n";
import { paymentTranslator } from "@rihla/i18n/translator";

type Fact = { name: string; value: string; strong: boolean };
export type ReceiptContent = {
  language: Language;
  brand: string;
  title: string;
  /** What the bank says of the payment. */
  message: string | null;
  payment: Fact[];
  boughtTitle: string;
  bought: Fact[];
  /** Whom to call about the payment, with the mark that goes with the number. */
  help: string | null;
  mark: string | null;
};

/** Keeps numbers and codes in their order among Arabic words. */
const ltr = (text: string) => `\u2066${text}\u2069`;

/** All that card schemes ask a receipt to hold, in the order's language; times are Algiers'. */
export function receiptOf(order: Order, payment: Payment, language: Language): ReceiptContent {
  const t = paymentTranslator(language);
  const money = (amount: Payment["amount"]) => `\u2068${exactAmount(amount, language)}\u2069`;
  const less = (amount: Payment["amount"]) => ltr(`−${exactAmount(amount, language)}`);
  const fact = (name: string, value: string, strong = false): Fact => ({ name, value, strong });
  const cards = payment.cards.map((card) => t(`receipt.cards.${card}`)).join(" / ");
  const operator = payment.operator;
  const { refund } = payment;
  return {
    language,
    brand: brand.name[language],
    title: t("receipt.title"),
    message: payment.gatewayMessage,
    payment: [
      fact(t("receipt.amount"), money(payment.amount), true),
      fact(t("receipt.method"), cards ? `\u2068${cards}\u2069` : t(`receipt.methods.${payment.method}`)),
      fact(t("receipt.paidAt"), ltr(formatDate(payment.paidAt ?? payment.createdAt))),
      fact(t("receipt.orderNumber"), ltr(order.number)),
      ...payment.receipt.map(({ field, value }) => fact(t(`receipt.${field}`), ltr(value))),
      fact(t("receipt.customer"), `\u2068${order.billing.name}\u2069`),
      ...(refund ? [fact(t("moneyBack.amount"), money(refund.amount))] : []),
    ],
    boughtTitle: t("receipt.bought"),
    bought: [
      ...order.lines.map(({ destinationNames, quantity, total }) =>
        fact(`${destinationNames[language]} ${ltr(`× ${quantity}`)}`, money(total)),
      ),
      ...(["serviceFee", "discount", "couponDiscount"] as const)
        .filter((part) => order[part].amount > 0)
        .map((part) =>
          fact(t(`receipt.${part}`), part === "serviceFee" ? money(order[part]) : less(order[part])),
        ),
      fact(t("receipt.total"), money(order.total), true),
    ],
    help: operator?.helpLine
      ? t.markup("help", {
          operator: operator.name[language],
          number: () => ltr(operator.helpLine?.phone ?? ""),
        })
      : null,
    mark: operator?.helpLine?.mark ?? null,
  };
}
