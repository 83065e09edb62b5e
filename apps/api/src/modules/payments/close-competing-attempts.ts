import type { Money, PaymentMethod } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { gatewayFor } from "./offer-methods.ts";
import { pageIsOpen } from "./payment.ts";
import { findOthersPages, isSessionAlone, type StartedBy } from "./payment-starts.repository.ts";
import { updatePayment } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.tables.ts";
import { settleOpenPayments } from "./payments-in-flight.ts";
import { settlePayment } from "./settle-payment.ts";

type Closing = Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">;

/**
 * Before an order is paid by `method`: asks about its attempts before, and has the pages of other gateways or in another
 * currency closed that can be closed, and those that a session may not share. Whoever chose anew has left them, and two open pages could be paid twice.
 */
export async function closeCompetingAttempts(
  app: Closing & Uses<"methods">,
  attempts: readonly PaymentRow[],
  { method, amount, by }: { method: PaymentMethod; amount: Money; by: StartedBy },
): Promise<void> {
  const open = await settleOpenPayments(app, attempts, 0);
  if (open.length === 0) return;
  const wanted = (await gatewayFor(app, method, amount)).name;
  const ids = open.map(({ id }) => id);
  const others = await findOthersPages(app.db, ids, by);
  // Whoever placed the order can't keep closing the page of who takes it over.
  const isLeft = ({ gateway, currency }: PaymentRow) => gateway !== wanted || currency !== amount.currency;
  const isToClose = (payment: PaymentRow) =>
    isSessionAlone(by)
      ? isLeft(payment) || others.has(payment.id)
      : isLeft(payment) && !others.has(payment.id);
  await closePages(app, open.filter(isToClose));
}

/** Before an order is dropped: asks about its attempts, and has their pages closed where that can be done. */
export async function closeOpenAttempts(app: Closing, attempts: readonly PaymentRow[]): Promise<void> {
  await closePages(app, await settleOpenPayments(app, attempts, 0));
}

async function closePages(app: Closing, open: readonly PaymentRow[]): Promise<void> {
  for (const payment of open.filter((one) => pageIsOpen(one, new Date()))) {
    const gateway = app.gateways.get(payment.gateway);
    if (!gateway || !payment.gatewayRef) continue;
    if (gateway.takesWhenAsked) await updatePayment(app.db, payment.id, { sessionEndsAt: new Date() });
    else if (gateway.closePage) await gateway.closePage(payment.gatewayRef);
    else continue;
    await settlePayment(app, payment.id);
  }
}
