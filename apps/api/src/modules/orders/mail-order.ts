import type { Language, Money } from "@rihla/contract";
import type { Db, Uses } from "../../app.ts";
import { findEsim, findEsimsOfOrders, parseActivationCode } from "../esims/index.ts";
import {
  type DeliveredEsim,
  describePlan,
  esimCancelledMail,
  linesRefusedMail,
  orderDeliveredMail,
  orderRefundedMail,
  sendMail,
} from "../notifications/index.ts";
import {
  findPayment,
  findPaymentsOf,
  findRefundFor,
  refundGoesTo,
  refundIsThereBy,
  refundsAreThereBy,
} from "../payments/index.ts";
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
  const addressee = addresseeOf(app, order);
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
  const addressee = addresseeOf(app, order);
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
  const content = orderRefundedMail({
    ...addresseeOf(app, order),
    amount,
    refundTo: refundGoesTo(payment),
    by,
  });
  await sendMail(app, { to: order.email, about: "money-back", id: paymentId }, content);
}

/** What was asked for has happened: an eSIM is given back, and its money is on the way. */
export async function mailCancelled(
  app: Uses<"config" | "db" | "log" | "mailer">,
  esimId: string,
): Promise<void> {
  const esim = await findEsim(app.db, esimId);
  const order = esim && (await findOrderById(app.db, esim.orderId));
  if (!order || order.erasedAt) return;
  const refund = await findRefundFor(app.db, `cancelled:${esimId}`);
  const { language } = order;
  const content = esimCancelledMail({
    ...addresseeOf(app, order),
    line: { destinationName: esim.destinationNames[language], planText: planText(language, esim) },
    refund: refund && {
      amount: { amount: refund.amount, currency: order.currency },
      refundTo: refund.destination,
      by: refundIsThereBy(refund.createdAt),
    },
  });
  await sendMail(app, { to: order.email, about: "esim-cancelled", id: esimId }, content);
}

function addresseeOf({ config }: Uses<"config">, order: OrderRow) {
  const { language, number } = order;
  const orderUrl = `${config.PUBLIC_URL}/${language}/status/${number}`;
  return { language, orderNumber: number, name: order.billingName, orderUrl };
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

const planText = (language: Language, esim: Pick<Esim, "plan" | "days">) =>
  describePlan(language, esim.plan, esim.days);
