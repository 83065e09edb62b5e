import type { Language } from "@rihla/contract";
import * as z from "zod";
import { orUnknown, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type {
  GatewayCreated,
  GatewayRefund,
  GatewayRefunded,
  GatewayRefundRequest,
  GatewayRequest,
  GatewayState,
  PaymentGateway,
} from "../../../modules/payments/payment-gateway.ts";
import { createClient, type PaypalClient, type PaypalOptions } from "./client.ts";
import { paypalDisputes } from "./disputes.ts";
import { paypalFacts } from "./facts.ts";
import { captureOf, moneyOf, orderIn, type PaypalOrder, refundedOf, stateOf, textOf } from "./order.ts";
import { causeOfIssues, refused } from "./refusals.ts";
import { listGivenBack, listTaken } from "./transactions.ts";

/** PayPal accounts, through Orders version 2: people agree on its page, and the money moves when we take it. */
export function createPaypal(options: PaypalOptions): PaymentGateway {
  const call = createClient(options);
  return {
    ...paypalFacts,
    create: (request) => orUnknown(() => create(call, request)),
    fetchState: (ref, _language, mayTake) => fetchState(call, ref, mayTake),
    refund: (request) => orUnknown(() => refund(call, request)),
    fetchRefunded: (ref) => orUnknown(() => fetchRefunded(call, ref)),
    listTaken: (from, to) => orUnknown(() => listTaken(call, from, to)),
    listGivenBack: (from, to) => orUnknown(() => listGivenBack(call, from, to)),
    disputes: paypalDisputes(call),
    closePage: null,
  };
}

const orders = "v2/checkout/orders";

/** Repeated under its id, it gives the same page. */
async function create(call: PaypalClient, request: GatewayRequest): Promise<GatewayCreated> {
  const { currency } = request.amount;
  if (!paypalFacts.amounts[currency]) return { outcome: "refused", reason: `takes no ${currency}` };
  const body = JSON.stringify(orderFor(request));
  const answer = await call({ method: "POST", path: orders, body, requestId: request.paymentId });
  if (!answer.isOk) return { outcome: "refused", reason: `create status ${answer.status}` };
  const { id, links } = orderIn(answer);
  const page = links.find(({ rel }) => rel === "payer-action" || rel === "approve");
  if (!page) throw new UnknownOutcome("the order has no page");
  return { outcome: "created", ref: id, redirectUrl: page.href };
}

const locales: Record<Language, string> = { fr: "fr-FR", en: "en-US", ar: "ar-EG" };

const orderFor = (request: GatewayRequest) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      custom_id: request.paymentId,
      description: request.description,
      amount: { currency_code: request.amount.currency, value: textOf(request.amount) },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: request.returnUrl,
        cancel_url: request.leaveUrl,
        locale: locales[request.language],
        user_action: "PAY_NOW",
        shipping_preference: "NO_SHIPPING",
      },
    },
  },
});

async function fetchState(call: PaypalClient, ref: string, mayTake: boolean): Promise<GatewayState> {
  const state = await orUnknown(async () => {
    const order = await find(call, ref);
    return order.status === "APPROVED" && mayTake ? take(call, ref) : stateOf(order, mayTake);
  });
  return "outcome" in state ? { state: "unknown", reason: state.reason } : state;
}

const problem = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) });

/** Under one id, so that two who ask at once take it once. */
async function take(call: PaypalClient, ref: string): Promise<GatewayState> {
  const path = `${orders}/${encodeURIComponent(ref)}/capture`;
  const answer = await call({ method: "POST", path, body: "{}", requestId: `capture-${ref}` });
  if (answer.isOk) return stateOf(orderIn(answer), true);
  const issues = (problem.safeParse(answer.body).data?.details ?? []).map(({ issue }) => issue);
  const cause = causeOfIssues(issues);
  if (cause) return refused(cause, false);
  throw new UnknownOutcome(`capture status ${answer.status} ${issues.join(" ")}`);
}

async function refund(
  call: PaypalClient,
  { ref, amount, refundId }: GatewayRefundRequest,
): Promise<GatewayRefund> {
  const taken = captureOf(await find(call, ref));
  if (!taken) return { outcome: "refused", reason: "nothing was taken" };
  const path = `v2/payments/captures/${encodeURIComponent(taken.id)}/refund`;
  const body = JSON.stringify({
    amount: { currency_code: amount.currency, value: textOf(amount) },
    custom_id: refundId,
  });
  const answer = await call({ method: "POST", path, body, requestId: refundId });
  const status = z.object({ status: z.string() }).safeParse(answer.body).data?.status;
  if (answer.isOk && !status) throw new UnknownOutcome("not a refund");
  if (status === "COMPLETED") return { outcome: "done" };
  if (status === "PENDING") return { outcome: "done", pending: true };
  return { outcome: "refused", reason: `refund status ${answer.status} ${status ?? ""}` };
}

async function fetchRefunded(call: PaypalClient, ref: string): Promise<GatewayRefunded> {
  const order = await find(call, ref);
  const taken = captureOf(order);
  if (!taken) throw new UnknownOutcome("nothing was taken");
  return refundedOf(order, moneyOf(taken.amount).currency);
}

async function find(call: PaypalClient, ref: string): Promise<PaypalOrder> {
  const answer = await call({ method: "GET", path: `${orders}/${encodeURIComponent(ref)}` });
  if (!answer.isOk) throw new UnknownOutcome(`order status ${answer.status}`);
  return orderIn(answer);
}
