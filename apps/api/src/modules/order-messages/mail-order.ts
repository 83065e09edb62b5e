import type { Language } from "@rihla/contract";
import { parseActivationCode } from "@rihla/contract/rules/activation-code";
import { guideOf, mailedGuideAnchor } from "@rihla/contract/rules/guides";
import { givingBackTranslator } from "@rihla/i18n/translator";
import type { Uses } from "../../app.ts";
import type { Executor } from "../../database.ts";
import {
  findEsim,
  findEsimsOfOrders,
  hasCome,
  noteEndTold,
  requestNumber,
  wasRefused,
  whenToInstall,
} from "../esims/index.ts";
import {
  type DeliveredEsim,
  describePlan,
  esimCancelledMail,
  linesRefusedMail,
  orderDeliveredMail,
  orderRefundedMail,
  payerReturnedPaymentMail,
  paymentOfOtherMail,
  sendMail,
  tellDevices,
  voucherFailedMail,
} from "../messages/index.ts";
import type { OrderRow } from "../orders/index.ts";
import {
  expectedByRefund,
  expectedForRefused,
  expectedOfPayment,
  findOrderById,
  findPayerAddresses,
  findPaymentByLink,
  keepForRefund,
} from "../orders/index.ts";
import { findPayment, findRefundFor } from "../payments/index.ts";
import { type Ended, endsOf } from "./ends-of-order.ts";

type Esim = Ended;

type MailOrderApp = Uses<"config" | "db" | "jobs" | "log" | "mailer">;

/** Tells the buyer what came and what did not, each eSIM once, when every one of the order has come to an end. */
export async function mailOrder(app: MailOrderApp, orderId: string): Promise<void> {
  const order = await findOrderById(app.db, orderId);
  if (!order || order.erasedAt) return;
  for (const [fact, ended] of endsOf(order, await findEsimsOfOrders(app.db, [orderId], true))) {
    const untold = ended.filter(({ endToldAt }) => endToldAt === null);
    const issued = untold.filter(hasCome);
    const refused = untold.filter(wasRefused);
    if (issued.length > 0) await mailIssued(app, order, fact, issued);
    if (refused.length > 0) await mailRefused(app, order, fact, refused);
    await noteEndTold(
      app.db,
      untold.map(({ id }) => id),
    );
  }
}

/** Whether an order has come to an end of which its buyer was or will be told. */
export async function hasMailsToRepeat(db: Executor, order: OrderRow): Promise<boolean> {
  const all = await findEsimsOfOrders(db, [order.id], true);
  return [...endsOf(order, all).values()].some((ended) =>
    ended.some((esim) => hasCome(esim) || wasRefused(esim)),
  );
}

/** The same once more, under a name of its own (`actId`): a mailbox shows one mail of a name. */
export async function mailOrderAgain(app: MailOrderApp, orderId: string, actId: string): Promise<void> {
  const order = await findOrderById(app.db, orderId);
  if (!order || order.erasedAt) return;
  for (const [fact, ended] of endsOf(order, await findEsimsOfOrders(app.db, [orderId], true))) {
    const [issued, refused] = [ended.filter(hasCome), ended.filter(wasRefused)];
    const again = `${fact}.${actId}`;
    if (issued.length > 0) await mailIssued(app, order, fact, issued, again);
    if (refused.length > 0) await mailRefused(app, order, fact, refused, again);
  }
}

async function mailIssued(
  app: MailOrderApp,
  order: OrderRow,
  fact: string,
  issued: Esim[],
  id = fact,
): Promise<void> {
  const addressee = addresseeOf(app, order);
  await tellDevices(app, order, { about: "esims-ready", id: fact });
  const content = orderDeliveredMail({
    ...addressee,
    esims: issued.flatMap((esim) => deliveredEsim(addressee.language, esim)),
    guideUrl: guideUrlOf(app, order),
    installUrl: installUrlOf(app, addressee.language, issued),
  });
  await sendMail(app, { to: order, about: "order-delivered", id }, content);
}

function installUrlOf(
  { config }: Uses<"config">,
  language: Language,
  [first, ...more]: readonly Esim[],
): string {
  const page = first && more.length === 0 ? `details/${first.id}` : "esims";
  return `${config.PUBLIC_URL}/${language}/${page}`;
}

/** For the menus of the phone that was checked before paying, unless it is opened on another; else the guide chooses by the phone that opens it. */
function guideUrlOf({ config }: Uses<"config">, { language, deviceCheck }: OrderRow): string {
  const guide = guideOf(deviceCheck?.model ?? "");
  const path = `${config.PUBLIC_URL}/${language}/guide`;
  return guide ? `${path}/installation?${new URLSearchParams(guide)}#${mailedGuideAnchor}` : path;
}

async function mailRefused(
  app: MailOrderApp,
  order: OrderRow,
  fact: string,
  refused: Esim[],
  id = fact,
): Promise<void> {
  const addressee = addresseeOf(app, order);
  if (order.paymentMethod === "voucher") return mailVoucherFailed(app, order, refused);
  await tellDevices(app, order, { about: "esims-refused", id: fact });
  const content = linesRefusedMail({
    ...addressee,
    ...(await expectedForRefused(app.db, order, refused)),
    lines: refused.map((esim) => ({
      destinationName: esim.destinationNames[addressee.language],
      planText: planText(addressee.language, esim),
    })),
  });
  await sendMail(app, { to: order, about: "lines-refused", id }, content);
}

async function mailVoucherFailed(
  app: Uses<"config" | "db" | "log" | "mailer">,
  order: OrderRow,
  refused: Esim[],
): Promise<void> {
  const { language, name } = addresseeOf(app, order);
  const againUrl = `${app.config.PUBLIC_URL}/${language}/qr-scanner`;
  for (const esim of refused) {
    const line = { destinationName: esim.destinationNames[language], planText: planText(language, esim) };
    const content = voucherFailedMail({ language, name, line, againUrl });
    await sendMail(app, { to: order, about: "voucher-failed", id: esim.id }, content);
  }
}

/**
 * A payment that came twice or too late goes back: its sender is told before wondering. One who paid by a link is told where
 * they left an address; the traveller learns that the money was not theirs.
 */
export async function mailReturnedPayment(
  app: Uses<"config" | "db" | "jobs" | "log" | "mailer">,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(app.db, paymentId);
  const order = payment && (await findOrderById(app.db, payment.orderId));
  if (!order) return;
  const back = await expectedOfPayment(app.db, payment);
  const byLink = await findPaymentByLink(app.db, paymentId);
  if (byLink) {
    const { language } = payment;
    const mail = payerReturnedPaymentMail({ language, orderNumber: order.number, ...back });
    await keepForRefund(app.db, paymentId);
    for (const to of await findPayerAddresses(app.db, paymentId))
      await sendMail(app, { to, about: "payer-returned-payment", id: paymentId }, mail);
  }
  if (order.erasedAt) return;
  if (byLink) {
    const mail = paymentOfOtherMail(addresseeOf(app, order));
    return sendMail(app, { to: order, about: "returned-payment", id: paymentId }, mail);
  }
  await tellDevices(app, order, { about: "returned-payment", id: paymentId });
  const content = orderRefundedMail({ ...addresseeOf(app, order), ...back });
  await sendMail(app, { to: order, about: "returned-payment", id: paymentId }, content);
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
    request: requestNumber(esimId),
    refund: refund && expectedByRefund(refund, order),
  });
  await sendMail(app, { to: order, about: "esim-cancelled", id: esimId }, content);
}

export function addresseeOf({ config }: Uses<"config">, order: OrderRow) {
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
      whenToInstall: whenToInstall(language, esim),
      givingBack: givingBackTranslator(language)(esim.plan.givingBack),
      position: esim.place,
      activationCode: parsed.code,
      smdpAddress: parsed.smdpAddress,
      matchingId: parsed.matchingId,
    },
  ];
}

export const planText = (language: Language, esim: Pick<Esim, "plan" | "days">) =>
  describePlan(language, esim.plan, esim.days);
