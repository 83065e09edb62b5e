import type { Payment } from "@rihla/contract";
import type { PaymentRow } from "./payments.tables.ts";

type ReceiptField = Payment["receipt"][number]["field"];

/**
 * Where each fact that a bank tells for the receipt is kept, and whose it is: what is one payment's alone an operator finds it by, as its
 * payer reads it out; a card's end is many people's.
 */
export const receiptColumns = {
  transactionId: { column: "gatewayRef", isOf: "one payment" },
  gatewayOrderNumber: { column: "gatewayOrderNumber", isOf: "one payment" },
  approvalCode: { column: "approvalCode", isOf: "one payment" },
  card: { column: "card", isOf: "many" },
} as const satisfies Record<ReceiptField, { column: keyof PaymentRow; isOf: "one payment" | "many" }>;

export const columnsToFindBy = Object.values(receiptColumns).flatMap(({ column, isOf }) =>
  isOf === "one payment" ? [column] : [],
);
