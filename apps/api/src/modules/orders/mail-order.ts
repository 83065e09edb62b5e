import type { Language, Money } from "@rihla/contract";
import type { Db, Uses } from "../../app.ts";
import { findEsimsOfOrders, parseActivationCode } from "../esims/index.ts";
import {
  type DeliveredEsim,
  describePlan,
  linesRefusedMail,
  orderDeliveredMail,
  orderRefundedMail,
  sendMail,
} from "../notifications/index.ts";
import { findPayment, findPaymentsOf, refundGoesTo, refundsAreThereBy } from "../payments/index.ts";
import type { OrderRow } from "./order.ts";
import { findLines, findOrderById } from "./orders.repository.ts";
import { paidForEsim } from "./paid-for-esim.ts";

type Esim = Awaited<ReturnType<typeof findEsimsOfOrders>>[number];

/** Tells the buyer what came and what did not, once every eSIM of the order has come to an end. */
export async function mailOrder(
  app: Uses<"config" | "db" | "log" | "mailer">,
  orderId: string,
): Promise<void> {
  const order = await findOrderById(app.db, orderId);
  if (!order || order.erasedAt) return;
  const esims = await findEsimsOfOrders(app.db, [orderId]);
  const issued = esims.filter((esim) => esim.provisioning === "issued");
  const refused = esims.filter((esim) => esim.provisioning === "refused");
  const addressee = addresseeOf(order);
  if (issued.length > 0) {
    const content = orderDeliveredMail({
      ...addressee,
      esims: issued.flatMap((esim) => deliveredEsim(addressee.language, esim)),
      esimsUrl: `${app.config.PUBLIC_URL}/${addressee.language}/esims`,
    });
    await sendMail(app, { to: order.email, about: "order-delivered", id: order.id }, content);
  }
  if (refused.length > 0) await mailRefused(app, order, refused);
}

async function mailRefused(
  app: Uses<"config" | "db" | "log" | "mailer">,
  order: OrderRow,
  refused: Esim[],
): Promise<void> {
  const addressee = addresseeOf(order);
  const paid = (await findPaymentsOf(app.db, [order.id])).find(({ settlesOrder }) => settlesOrder);
  const content = linesRefusedMail({
    ...addressee,
    amount: await priceOf(app.db, order, refused),
    refundTo: refundGoesTo(paid ?? { method: order.paymentMethod }),
    by: await refundsAreThereBy(app.db, paid ? [paid.id] : []),
    lines: refused.map((esim) => ({
      destinationName: esim.destinationNames[addressee.language],
      planText: planText(addressee.language, esim),
    })),
  });
  await sendMail(app, { to: order.email, about: "lines-refused", id: order.id }, content);
}

async function priceOf(db: Db, order: OrderRow, esims: Esim[]): Promise<Money> {
  const lines = await findLines(db, [order.id]);
  const amount = esims.reduce((sum, esim) => sum + paidForEsim(order, lines, esim), 0);
  return { amount, currency: order.currency };
}

/** A payment that came twice or too late goes back: its sender is told before wondering. */
export async function mailMoneyBack(
  app: Uses<"config" | "db" | "log" | "mailer">,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(app.db, paymentId);
  const order = payment && (await findOrderById(app.db, payment.orderId));
  if (!order || order.erasedAt) return;
  const amount = { amount: payment.amount, currency: payment.currency };
  const by = await refundsAreThereBy(app.db, [paymentId]);
  const content = orderRefundedMail({ ...addresseeOf(order), amount, refundTo: refundGoesTo(payment), by });
  await sendMail(app, { to: order.email, about: "money-back", id: paymentId }, content);
}

function addresseeOf(order: OrderRow) {
  return { language: order.language, orderNumber: order.number, name: order.billingName };
}

function deliveredEsim(language: Language, esim: Esim): DeliveredEsim[] {
  const parsed = esim.activationCode === null ? null : parseActivationCode(esim.activationCode);
  if (!parsed) return [];
  return [
    {
      destinationName: esim.destinationNames[language],
      planText: planText(language, esim),
      position: esim.place,
      activationCode: parsed.code,
      smdpAddress: parsed.smdpAddress,
      matchingId: parsed.matchingId,
    },
  ];
}

const planText = (language: Language, esim: Esim) => describePlan(language, esim.plan, esim.days);
