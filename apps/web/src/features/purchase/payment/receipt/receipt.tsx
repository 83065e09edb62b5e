import type { Money, Order, Payment } from "@rihla/contract";
import { receiptAmount } from "@rihla/i18n/receipt-amount";
import type { Fact } from "@rihla/ui/facts";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { ReceiptActions } from "./receipt-actions.tsx";
import { ReceiptCard } from "./receipt-card.tsx";

/** Of an order that was paid; the eSIM's own papers are apart from it. */
export function Receipt({ order, payment }: { order: Order; payment: Payment }) {
  return (
    <ReceiptCard payment={payment} of="order" reasons={useReasons(order, payment)}>
      <ReceiptActions number={order.number} />
    </ReceiptCard>
  );
}

/** What lies between the price of the plans and the amount that was paid. */
function useReasons(
  { subtotal, serviceFee, couponDiscount, couponCode }: Order,
  { operator }: Payment,
): Fact[] {
  const t = useTranslations("payment.receipt");
  const { language } = useVisitor();
  const sum = (key: "subtotal" | "serviceFee", money: Money): Fact => ({
    key,
    name: t(key),
    value: <bdi>{receiptAmount(money, language, operator)}</bdi>,
  });
  const coupon: Fact = {
    key: "coupon",
    name: (
      <>
        {t("coupon")} <bdi>{couponCode}</bdi>
      </>
    ),
    value: <bdi>− {receiptAmount(couponDiscount, language, operator)}</bdi>,
  };
  const changing = [
    ...(serviceFee.amount > 0 ? [sum("serviceFee", serviceFee)] : []),
    ...(couponDiscount.amount > 0 ? [coupon] : []),
  ];
  return changing.length > 0 ? [sum("subtotal", subtotal), ...changing] : [];
}
