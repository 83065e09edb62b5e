import { formatMoney } from "@rihla/i18n";
import { expect, test } from "vitest";
import { drawnInFrench } from "../../../lib/page/drawn-page.test-kit.tsx";
import { OrderTotal } from "./order-total.tsx";

const dinars = (amount: number) => ({ amount: amount * 100, currency: "DZD" });
const shown = (amount: number) => formatMoney(dinars(amount), "fr");

async function textOf(sums: { fee?: number; discount?: number; coupon?: number }): Promise<string> {
  const { fee = 0, discount = 0, coupon = 0 } = sums;
  const quote = {
    subtotal: dinars(1500),
    serviceFee: dinars(fee),
    discount: dinars(discount),
    couponDiscount: dinars(coupon),
    total: dinars(1500 + fee - discount - coupon),
  };
  const page = await drawnInFrench(<OrderTotal quote={quote} />, ["public", "purchase"]);
  return page.replaceAll(/<[^>]*>/g, " ").replaceAll(/[^\S\u00a0]+/g, " ");
}

test("a shop's service fee stands between the plans' price and the total", async () => {
  expect(await textOf({ fee: 50 })).toContain(
    `Sous-total ${shown(1500)} Frais de service ${shown(50)} Total à payer ${shown(1550)}`,
  );
});

test("what is taken off bears a minus, and what changes nothing has no line", async () => {
  const text = await textOf({ coupon: 150 });
  expect(text).toContain(`− ${shown(150)}`);
  expect(text).not.toContain("Frais");
  expect(await textOf({})).not.toContain("Sous-total");
});
