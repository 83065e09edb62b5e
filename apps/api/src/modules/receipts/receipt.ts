import type { Language, Money, Order, Payment } from "@rihla/contract";
import { brand, isolate, ltr } from "@rihla/i18n";
import { receiptAmount, receiptDeduction } from "@rihla/i18n/receipt-amount";
import { receiptFacts } from "@rihla/i18n/receipt-facts";
import { paymentTranslator } from "@rihla/i18n/translator";
import { describePlan } from "../messages/index.ts";

type Fact = { name: string; value: string; strong: boolean };
export type ReceiptContent = {
  language: Language;
  brand: string;
  title: string;
  /** What the bank says of the payment. */
  message: string | null;
  /** What was paid, in a row alone. */
  amount: Fact[];
  payment: Fact[];
  /** What went back of it. */
  back: Fact[];
  boughtTitle: string;
  /** Empty where the paper is of a payment alone. */
  bought: Fact[];
  /** Whom to call about the payment, with the mark that goes with the number. */
  help: string | null;
  mark: string | null;
};

export type Paid = {
  payment: Payment;
  /** Of the order, or of what was put into a wallet. */
  number: string;
  /** Null where somebody else paid, whose name the shop does not know. */
  customer: string | null;
  /** Undefined where nothing was bought: the money came twice, or went into a wallet. */
  order: Order | undefined;
};

/** The facts that the screen tells too (`receiptFacts`), what went back, what was bought, and whom to call. */
export function receiptOf({ payment, number, customer, order }: Paid, language: Language): ReceiptContent {
  const t = paymentTranslator(language);
  const operator = payment.operator;
  const money = (amount: Money) => receiptAmount(amount, language, operator);
  const facts = receiptFacts(
    { payment: { ...payment, orderNumber: number }, of: payment.paysFor, customer },
    (word) => t(`receipt.${word}`),
  );
  return {
    language,
    brand: brand.name[language],
    title: t("receipt.title"),
    message: payment.gatewayMessage,
    amount: [fact(t("receipt.amount"), isolate(money(payment.amount)), true)],
    payment: facts.map(({ name, value, direction }) =>
      fact(name, direction === "ltr" ? ltr(value) : isolate(value)),
    ),
    back: payment.refunds.map(({ amount, to, state }) =>
      fact(t(`receipt.back.${to === "card" && state !== "given" ? "delayed" : to}`), isolate(money(amount))),
    ),
    boughtTitle: t("receipt.bought"),
    bought: order ? boughtIn(order, language, operator) : [],
    help: operator?.helpLine
      ? t.markup("help", {
          operator: operator.name[language],
          number: () => ltr(operator.helpLine?.phone ?? ""),
        })
      : null,
    mark: operator?.helpLine?.mark ?? null,
  };
}

function boughtIn(order: Order, language: Language, operator: Payment["operator"]): Fact[] {
  const t = paymentTranslator(language);
  const amountOf = (amount: Money) => isolate(receiptAmount(amount, language, operator));
  const less = (amount: Money) => isolate(receiptDeduction(amount, language, operator));
  return [
    ...order.lines.map(({ destinationNames, plan, days, quantity, total, topUp }) => {
      const destination = destinationNames[language];
      const name = topUp ? t("receipt.topUp", { destination }) : destination;
      const pieces = topUp ? "" : ` ×\u00a0${quantity}`;
      return fact(`${name} · ${isolate(describePlan(language, plan, days))}${pieces}`, amountOf(total));
    }),
    ...(["serviceFee", "discount", "couponDiscount"] as const)
      .filter((part) => order[part].amount > 0)
      .map((part) => fact(t(`receipt.${part}`), (part === "serviceFee" ? amountOf : less)(order[part]))),
    fact(t("receipt.total"), amountOf(order.total), true),
  ];
}

const fact = (name: string, value: string, strong = false): Fact => ({ name, value, strong });
