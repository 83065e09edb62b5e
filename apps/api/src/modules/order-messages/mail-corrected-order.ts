import type { Uses } from "../../app.ts";
import { correctedOrderMail, sendMail } from "../messages/index.ts";
import { findOrderById } from "../orders/index.ts";

/** Tells an address that it need not mind an order of which it was reminded. */
export async function mailCorrectedOrder(
  app: Uses<"config" | "db" | "log" | "mailer">,
  orderId: string,
): Promise<void> {
  const order = await findOrderById(app.db, orderId);
  if (!order || order.erasedAt) return;
  const content = correctedOrderMail({ language: order.language, orderNumber: order.number });
  await sendMail(app, { to: order, about: "corrected-order", id: orderId }, content);
}
