import type { Uses } from "../../app.ts";
import { describePlan, sendMail, unpaidOrderMail } from "../messages/index.ts";
import { findLines, findOrderById, isOpen } from "../orders/index.ts";

/** Reminds of an order that waits, unless it was paid, dropped or forgotten meanwhile. */
export async function mailUnpaidOrder(
  app: Uses<"config" | "db" | "log" | "mailer">,
  orderId: string,
): Promise<void> {
  const order = await findOrderById(app.db, orderId);
  if (!order || order.erasedAt || !isOpen(order) || order.payableUntil < new Date()) return;
  const { language, number, total, currency, payableUntil } = order;
  const content = unpaidOrderMail({
    language,
    orderNumber: number,
    total: { amount: total, currency },
    payableUntil,
    lines: (await findLines(app.db, [orderId])).map((line) => ({
      destinationName: line.destinationNames[language],
      planText: describePlan(language, line.plan, line.days),
      quantity: line.quantity,
    })),
    payUrl: `${app.config.PUBLIC_URL}/${language}/summary?order=${number}`,
  });
  await sendMail(app, { to: order, about: "unpaid-order", id: orderId }, content);
}
