import type { Uses } from "../../app.ts";
import { orderCurrencyMail, sendMail } from "../messages/index.ts";
import { findOrderById } from "../orders/index.ts";

/** Tells the traveller in which currency their order is to be paid now, while it is. */
export async function mailOrderCurrency(
  app: Uses<"config" | "db" | "log" | "mailer">,
  orderId: string,
): Promise<void> {
  const order = await findOrderById(app.db, orderId);
  if (!order || order.erasedAt || order.status === "closed") return;
  const { language, number, total, currency } = order;
  const content = orderCurrencyMail({
    language,
    orderNumber: number,
    total: { amount: total, currency },
    orderUrl: `${app.config.PUBLIC_URL}/${language}/status/${number}`,
  });
  await sendMail(app, { to: order, about: `order-currency-${currency}`, id: orderId }, content);
}
