import type { Payment } from "@rihla/contract";
import type { PaymentRow } from "./payments.tables.ts";

type ReceiptField = Payment["receipt"][number]["field"];

/** Where each fact that a bank tells for the receipt is kept. */
export const receiptColumns = {
  transactionId: "gatewayRef",
  gatewayOrderNumber: "gatewayOrderNumber",
  approvalCode: "approvalCode",
  card: "card",
} as const satisfies Record<ReceiptField, keyof PaymentRow>;

/** Of these, what names one payment: an operator finds it by what its payer reads from the receipt. A card's end is many people's. */
const { card: _card, ...names } = receiptColumns;
export const columnsToFindBy = Object.values(names);
