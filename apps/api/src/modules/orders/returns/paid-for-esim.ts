import { splitAmount } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import type { OrderLineRow, OrderRow } from "../order.ts";

type Sums = Pick<OrderRow, "currency" | "serviceFee">;
type Line = Pick<OrderLineRow, "id" | "quantity" | "unitPrice" | "total" | "couponDiscount">;
type Piece = { orderLineId: string; position: number };

/**
 * What was paid for one eSIM of an order, minor units: its price less its part of the coupon, and its part of the fee. All
 * together they are the order's total.
 */
export function paidForEsim(order: Sums, lines: readonly Line[], { orderLineId, position }: Piece): number {
  const at = lines.findIndex(({ id }) => id === orderLineId);
  const line = lines[at];
  // One that came in the place of another stands as many places further on.
  const piece = position % (line?.quantity || 1);
  if (!line || position >= 2 * line.quantity)
    throw new Error(`No eSIM ${position} was bought with the line ${orderLineId}`);
  const fees = splitAmount(
    order.serviceFee,
    lines.map(({ total }) => total),
  );
  const { priceStep } = currencyRow(order.currency);
  return (
    line.unitPrice - part(line.couponDiscount, line, piece, priceStep) + part(fees[at] ?? 0, line, piece, 1)
  );
}

const part = (amount: number, line: Line, position: number, step: number): number =>
  splitAmount(amount, Array<number>(line.quantity).fill(line.unitPrice), step)[position] ?? 0;
