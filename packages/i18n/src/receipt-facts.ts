import type { PaymentByLink } from "@rihla/contract";
import { formatDate } from "./format.ts";
import type { Messages } from "./messages.ts";

type Words = Messages["payment"]["receipt"];
/** Of `payment.receipt` among the messages. */
type ReceiptWord =
  | keyof { [Key in keyof Words as Words[Key] extends string ? Key : never]: true }
  | `cards.${keyof Words["cards"]}`
  | `methods.${keyof Words["methods"]}`;

/** `direction`: codes, numbers and dates run from the left in every language; names run as they are written. */
type ReceiptFact = { key: ReceiptWord; name: string; value: string; direction: Direction };
type Direction = "ltr" | "own";
/** What a bank tells. */
const directions: Record<PaymentByLink["receipt"][number]["field"], Direction> = {
  transactionId: "ltr",
  gatewayOrderNumber: "ltr",
  approvalCode: "ltr",
  card: "ltr",
};

type Paid = {
  payment: PaymentByLink;
  /** What the payment's number is of. */
  of: "order" | "top-up";
  /** Null where the reader is not to be told, or nobody knows: somebody else paid. */
  customer: string | null;
};

/** All that card schemes ask a receipt to hold, on paper and on the screen, but the amount: that stands apart. Times are Algiers'. */
export function receiptFacts(
  { payment, of, customer }: Paid,
  say: (word: ReceiptWord) => string,
): ReceiptFact[] {
  const cards = payment.cards.map((card) => say(`cards.${card}`)).join(" / ");
  const fact = (key: ReceiptWord, value: string, direction: Direction = "ltr"): ReceiptFact => ({
    key,
    name: say(key),
    value,
    direction,
  });
  return [
    ...payment.receipt.map(({ field, value }) => fact(field, value, directions[field])),
    fact(of === "order" ? "orderNumber" : "topUpNumber", payment.orderNumber),
    fact("paidAt", formatDate(payment.paidAt ?? payment.createdAt)),
    fact("method", cards || say(`methods.${payment.method}`), "own"),
    ...(customer === null ? [] : [fact("customer", customer, "own")]),
  ];
}
