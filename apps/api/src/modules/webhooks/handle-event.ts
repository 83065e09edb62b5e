import type { Uses } from "../../app.ts";
import { followDesk } from "../chat/index.ts";
import { findEsimByProvider, noteNews } from "../esims/index.ts";
import { findPaymentByRef, followDispute, lookAtRefund, settlePayment } from "../payments/index.ts";
import { findEvent, markHandled } from "./webhooks.repository.ts";

/** Follows an event's hint by asking the company itself. Events may come twice, late or in any order. */
export async function handleEvent(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents" | "supportDesks">,
  source: string,
  key: string,
): Promise<void> {
  const event = await findEvent(app.db, source, key);
  if (!event || event.handledAt) return;
  const { paymentRef, refund, dispute, providerOrder, providerEsim, conversation, isTyping } = event.hint;
  if (refund) await lookAtRefund(app, refund);
  if (dispute) await followDispute(app, source, dispute);
  if (paymentRef) await followPayment(app, source, paymentRef);
  if (providerOrder ?? providerEsim)
    await followEsim(app, source, { order: providerOrder, esim: providerEsim });
  if (conversation !== undefined) await followDesk(app, source, conversation, isTyping);
  await markHandled(app.db, source, key);
}

async function followPayment(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  gateway: string,
  ref: string,
): Promise<void> {
  const payment = await findPaymentByRef(app.db, gateway, ref);
  if (payment) await settlePayment(app, payment.id);
}

async function followEsim(
  app: Uses<"db" | "jobs">,
  provider: string,
  hint: { order: string | undefined; esim: string | undefined },
): Promise<void> {
  const esim = await findEsimByProvider(app.db, provider, hint);
  if (esim) await noteNews(app, esim);
}
