import type { Language } from "@rihla/contract";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type {
  GatewayCreated,
  GatewayRefund,
  GatewayRefunded,
  GatewayRefundRequest,
  GatewayRequest,
  GatewayState,
  PaymentGateway,
} from "../../../modules/payments/payment-gateway.ts";
import { field, refundedIn, stateOf } from "./answer.ts";
import { createClient, type SatimClient, type SatimOptions } from "./client.ts";
import { satimFacts } from "./facts.ts";

const numberTaken = "1";
const dinar = "012";
/** The languages of its pages and answers; it refuses any other. */
const words = { fr: "FR", en: "EN", ar: "AR" } as const satisfies Record<Language, string>;

/** CIB and Edahabia cards, through SATIM-IPAY. Amounts are centimes. */
export function createSatim(options: SatimOptions): PaymentGateway {
  const call = createClient(options);
  return {
    ...satimFacts,
    wantsCaptcha: options.captcha === "on",
    refunds:
      options.refunds === "api"
        ? { by: "api", partial: true, smallest: satimFacts.amounts.DZD.minimum, sameForSeconds: 0 }
        : { by: "manual" },
    create: (request) => register(call, options, request),
    fetchState: (ref, language) => fetchState(call, ref, language),
    refund: (request) => refund(call, request),
    fetchRefunded: (ref, language) => fetchRefunded(call, ref, language),
    // They offer none: each payment is asked about.
    listTaken: null,
    listGivenBack: null,
    disputes: null,
    closePage: null,
  };
}

async function register(
  call: SatimClient,
  options: SatimOptions,
  request: GatewayRequest,
): Promise<GatewayCreated> {
  if (request.amount.currency !== "DZD") return { outcome: "refused", reason: "takes dinars only" };
  try {
    const answer = await call("register.do", {
      orderNumber: request.orderNumber,
      amount: String(request.amount.amount),
      currency: dinar,
      returnUrl: request.returnUrl,
      failUrl: request.returnUrl,
      description: request.description.replaceAll(/[^\p{L}\p{N} ]/gu, "").slice(0, 100),
      language: words[request.language],
      jsonParams: JSON.stringify({ force_terminal_id: options.terminalId, udf1: request.orderNumber }),
    });
    const code = field(answer, "errorCode");
    const [ref, redirectUrl] = [field(answer, "orderId"), field(answer, "formUrl")];
    if ((code === "0" || code === null) && ref && redirectUrl)
      return { outcome: "created", ref, redirectUrl };
    if (code === numberTaken) return { outcome: "duplicate-number" };
    return { outcome: "refused", reason: `register code ${code}` };
  } catch (error) {
    return unknown(error);
  }
}

/**
 * Reads first; only an order that is deposited is acknowledged, because acknowledging marks the return as handled,
 * and a deposit that is never acknowledged is cancelled by the gateway. Acknowledging again does no harm.
 */
async function fetchState(call: SatimClient, ref: string, language: Language): Promise<GatewayState> {
  const inWords = { language: words[language] };
  try {
    const read = stateOf(await call("getOrderStatus.do", { orderId: ref, ...inWords }));
    if (read.state !== "paid") return read;
    return stateOf(await call("public/acknowledgeTransaction.do", { mdOrder: ref, ...inWords }));
  } catch (error) {
    const { reason } = unknown(error);
    return { state: "unknown", reason };
  }
}

async function refund(
  call: SatimClient,
  { ref, amount, language }: GatewayRefundRequest,
): Promise<GatewayRefund> {
  try {
    const answer = await call("refund.do", {
      orderId: ref,
      amount: String(amount.amount),
      language: words[language],
    });
    const code = field(answer, "errorCode");
    if (code === "0") return { outcome: "done" };
    // 7 also stands for a system error of theirs.
    return { outcome: code === "7" ? "unknown" : "refused", reason: `refund code ${code}` };
  } catch (error) {
    return unknown(error);
  }
}

async function fetchRefunded(call: SatimClient, ref: string, language: Language): Promise<GatewayRefunded> {
  try {
    return refundedIn(await call("getOrderStatus.do", { orderId: ref, language: words[language] }));
  } catch (error) {
    return unknown(error);
  }
}

/** Only a missing or unreadable answer is an unknown outcome; anything else is a fault of ours and goes on up. */
function unknown(error: unknown): { outcome: "unknown"; reason: string } {
  if (error instanceof UnknownOutcome) return { outcome: "unknown", reason: error.message };
  throw error;
}
