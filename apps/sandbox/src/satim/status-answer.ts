import { HOSTED_PAGE_WORDS, type Language } from "../world/hosted-page-words.ts";
import type { DeclineReason } from "./cards.ts";
import { MERCHANT, type SatimOrder } from "./order.ts";
import { WORDS } from "./words.ts";

/** Issuer codes as card networks use them; SATIM publishes none, so nobody should branch on any but 00. */
const RESP_CODES: Record<DeclineReason, string> = {
  blocked: "62",
  lost: "41",
  stolen: "43",
  "wrong-expiry": "54",
  "unknown-card": "14",
  "card-limit": "61",
  "insufficient-balance": "51",
  "wrong-cvv": "82",
  "otp-attempts": "75",
  "not-authorised-online": "57",
  "not-active-online": "58",
  "terminal-limit": "13",
  "expired-card": "54",
};

type Outcome = {
  ErrorCode: number;
  ErrorMessage: string;
  /** Left out on decline, cancel and expiry, as the gateway does. */
  OrderStatus?: number;
  actionCode: number;
  actionCodeDescription: string;
  respCode?: string;
  respCodeDescription?: string;
};

/** Everything the confirm and status calls tell, in the confirm call's own mixture of capitals. */
export function statusAnswer(order: SatimOrder, language: Language): Record<string, unknown> {
  const { respCode, respCodeDescription, ...outcome } = outcomeOf(order, language);
  return {
    ...outcome,
    OrderNumber: order.orderNumber,
    Amount: order.amount,
    depositAmount: order.depositAmount,
    currency: order.currency,
    Ip: "127.0.0.1",
    Description: order.description,
    ...(order.card && {
      Pan: order.card.pan,
      expiration: order.card.expiration,
      cardholderName: order.card.cardholderName,
    }),
    ...(order.approvalCode && {
      approvalCode: order.approvalCode,
      authorizationResponseId: order.approvalCode,
      SvfeResponse: "00",
    }),
    params: { ...order.udf, ...(respCode && { respCode, respCode_desc: respCodeDescription }) },
    ...order.misreport,
  };
}

/** What the plain status calls add. */
export function statusDetails(order: SatimOrder, tellsAmounts: boolean): Record<string, unknown> {
  return {
    date: order.createdAt,
    ...(order.paidAt && { authDateTime: order.paidAt }),
    terminalId: MERCHANT.terminal,
    // Told by the gateway's software in general; whether SATIM's merchants get it is not known.
    ...(tellsAmounts && {
      paymentAmountInfo: { depositedAmount: order.depositAmount, refundedAmount: order.refundedAmount },
    }),
    authRefNum: order.approvalCode ? `${order.createdAt}`.slice(-12) : "",
    fraudLevel: 0,
    merchantOrderParams: Object.entries(order.udf).map(([name, value]) => ({ name, value })),
    attributes: [{ name: "mdOrder", value: order.mdOrder }],
    ...(order.card && { cardAuthInfo: { ...order.card, approvalCode: order.approvalCode } }),
  };
}

function outcomeOf(order: SatimOrder, language: Language): Outcome {
  const words = WORDS[language];
  const { over } = HOSTED_PAGE_WORDS[language];
  if (order.state === "cancelled") return failed("Payment is cancelled", 10, over.cancelled);
  if (order.state === "expired") return failed("Payment session expired", -2007, over.expired);
  if (order.state === "open" && order.lastDecline)
    return declined(order.lastDecline, words.declines[order.lastDecline]);
  if (order.state === "open") return { ...settled(0, words.notPaid), actionCode: -100 };
  const accepted = { respCode: "00", respCodeDescription: words.accepted };
  const status = { held: 1, paid: 2, reversed: 3, refunded: 4, "auto-cancelled": 3 }[order.state];
  return { ...settled(status, words.accepted), ...accepted };
}

function settled(OrderStatus: number, actionCodeDescription: string): Outcome {
  return { ErrorCode: 0, ErrorMessage: "Success", OrderStatus, actionCode: 0, actionCodeDescription };
}

function failed(ErrorMessage: string, actionCode: number, actionCodeDescription: string): Outcome {
  return { ErrorCode: 2, ErrorMessage, actionCode, actionCodeDescription };
}

function declined(reason: DeclineReason, text: string): Outcome {
  const respCode = RESP_CODES[reason];
  return { ...failed("Payment is declined", 2003, text), respCode, respCodeDescription: text };
}
