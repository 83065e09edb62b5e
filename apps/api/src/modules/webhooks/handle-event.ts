import type { Uses } from "../../app.ts";
import { findEsimByProvider, provisionEsim, refreshEsim } from "../esims/index.ts";
import { findPaymentByRef, settlePayment } from "../payments/index.ts";
import { findEvent, markHandled } from "./webhooks.repository.ts";

/** Follows an event's hint by asking the company itself. Events may come twice, late or in any order. */
export async function handleEvent(
  app: Uses<"db" | "esimEvents" | "gateways" | "jobs" | "log" | "paymentEvents" | "providers">,
  source: string,
  key: string,
): Promise<void> {
  const event = await findEvent(app.db, source, key);
  if (!event || event.handledAt) return;
  const { paymentRef, providerOrder, providerEsim } = event.hint;
  if (paymentRef) await followPayment(app, source, paymentRef);
  if (providerOrder ?? providerEsim)
    await followEsim(app, source, { order: providerOrder, esim: providerEsim });
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
  app: Uses<"db" | "esimEvents" | "jobs" | "log" | "providers">,
  provider: string,
  hint: { order: string | undefined; esim: string | undefined },
): Promise<void> {
  const esim = await findEsimByProvider(app.db, provider, hint);
  if (!esim) return;
  if (esim.provisioning === "issued") await refreshEsim(app, esim.id, 0);
  else await provisionEsim(app, esim.id, true);
}
