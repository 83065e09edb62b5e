import type { Money, PaymentMethod } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { settleOpenPayments } from "./moving-money.ts";
import { gatewayFor } from "./offer-methods.ts";
import { type PaymentRow, pageIsOpen } from "./payment.ts";
import { updatePayment } from "./payments.repository.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Before an order is paid by `method`: asks about its attempts before, and has the pages of other gateways closed that
 * can be closed. Whoever chose anew has left them, and two open pages could be paid twice.
 */
export async function makeWay(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "methods" | "paymentEvents">,
  attempts: readonly PaymentRow[],
  method: PaymentMethod,
  amount: Money,
): Promise<void> {
  const open = await settleOpenPayments(app, attempts, 0);
  if (open.length === 0) return;
  const wanted = gatewayFor(app, method, amount).name;
  for (const payment of open.filter((one) => one.gateway !== wanted && pageIsOpen(one, new Date()))) {
    const gateway = app.gateways.get(payment.gateway);
    if (!gateway || !payment.gatewayRef) continue;
    if (gateway.takesWhenAsked) await updatePayment(app.db, payment.id, { sessionEndsAt: new Date() });
    else if (gateway.closePage) await gateway.closePage(payment.gatewayRef);
    else continue;
    await settlePayment(app, payment.id);
  }
}
