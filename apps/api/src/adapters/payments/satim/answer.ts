import type { RejectionReason } from "@rihla/contract";
import type { GatewayRefunded, GatewayState } from "../../../modules/payments/payment-gateway.ts";
import type { SatimAnswer } from "./client.ts";

/** The gateway writes the same field `ErrorCode` or `errorCode`, as a number or as a text. */
export function field(answer: SatimAnswer, name: string): string | null {
  const value =
    answer[name] ??
    answer[name.charAt(0).toLowerCase() + name.slice(1)] ??
    answer[name.charAt(0).toUpperCase() + name.slice(1)];
  return value === undefined || value === null || value === "" ? null : String(value);
}

function parameter(answer: SatimAnswer, name: string): string | null {
  const params = answer.params;
  return typeof params === "object" && params !== null ? field(params as SatimAnswer, name) : null;
}

/** The words to show: the issuer's first, as the gateway's rules ask. */
function messageOf(answer: SatimAnswer): string | null {
  return parameter(answer, "respCode_desc") ?? field(answer, "actionCodeDescription");
}

const deposited = "2";
const refunded = "4";
const reversed = "3";
const declinedStatuses = new Set(["-1", "6"]);
const registered = "0";
/** The card's bank has set the money aside. */
const held = "1";
const openStatuses = new Set([registered, "5"]);
/** Session expired, cancelled by the person, refused. Other codes are not branched on: nobody publishes them. */
const declinedActions: Readonly<Record<string, RejectionReason>> = {
  "-2007": "expired",
  "10": "cancelled",
  "2003": "refused",
};

/**
 * What an answer of acknowledge or status means. Paid only when everything agrees: no error, deposited, accepted by
 * the issuer; the amount and numbers are compared by the caller. What can't be told is pending, never failed.
 */
export function stateOf(answer: SatimAnswer): GatewayState {
  const errorCode = field(answer, "ErrorCode");
  const status = field(answer, "OrderStatus");
  const message = messageOf(answer);
  if (errorCode === "5" || errorCode === "7") return { state: "unknown", reason: `error code ${errorCode}` };
  // They know it no more: its time was over.
  if (errorCode === "6") return declined("expired", message);
  if (status === deposited) return depositedState(answer, errorCode);
  if (status === refunded) return { state: "refunded", message };
  if (status === held) return { state: "pending", awaitsPayer: false, holdsMoney: true };
  if (status !== null && openStatuses.has(status))
    return { state: "pending", awaitsPayer: status === registered };
  // Their words for it are those of the acceptance.
  if (status === reversed) return declined("reversed", null);
  const reason = declineReason(answer, status);
  if (reason) return declined(reason, message);
  return status === null
    ? { state: "pending", awaitsPayer: false }
    : { state: "unknown", reason: `order status ${status}` };
}

/** After a refused card another may be tried in the same session. */
const declined = (reason: RejectionReason, message: string | null): GatewayState => ({
  state: "declined",
  reason,
  final: reason !== "refused",
  message,
});

function depositedState(answer: SatimAnswer, errorCode: string | null): GatewayState {
  const currency = field(answer, "currency");
  // A missing amount must not read as zero: that would stand for "paid too little".
  const amount = Number.parseInt(field(answer, "depositAmount") ?? "", 10);
  const orderNumber = field(answer, "OrderNumber");
  if (
    errorCode !== "0" ||
    parameter(answer, "respCode") !== "00" ||
    String(amount) !== field(answer, "depositAmount") ||
    !orderNumber
  ) {
    return { state: "unknown", reason: "deposited, but the rest of the answer does not agree" };
  }
  return {
    state: "paid",
    // ISO 4217 numbers; the leading zero is part of it.
    amount: { amount, currency: currency === "012" ? "DZD" : `numeric ${currency}` },
    orderNumber,
    message: messageOf(answer),
    approvalCode: field(answer, "approvalCode") ?? field(answer, "authorizationResponseId"),
    card: field(answer, "Pan"),
  };
}

/**
 * What an answer of status says has been given back. The order's status tells whether anything was; how much stands in
 * `paymentAmountInfo`, which the gateway's software has and its merchants do not all get.
 */
export function refundedIn(answer: SatimAnswer): GatewayRefunded {
  const [status, errorCode] = [field(answer, "OrderStatus"), field(answer, "ErrorCode")];
  if (errorCode !== "0" || (status !== deposited && status !== refunded))
    return { outcome: "unknown", reason: `error code ${errorCode}, order status ${status}` };
  const info = answer.paymentAmountInfo;
  const told =
    typeof info === "object" && info !== null ? field(info as SatimAnswer, "refundedAmount") : null;
  if (told !== null && /^\d+$/.test(told))
    return { outcome: "told", given: told === "0" ? "nothing" : { amount: Number(told), currency: "DZD" } };
  return { outcome: "told", given: status === deposited ? "nothing" : "some" };
}

function declineReason(answer: SatimAnswer, status: string | null): RejectionReason | null {
  const action = declinedActions[field(answer, "actionCode") ?? ""];
  if (action) return action;
  const words = field(answer, "ErrorMessage") ?? "";
  if (words.includes("Payment is cancelled")) return "cancelled";
  if (words.includes("Payment is declined")) return "refused";
  return status !== null && declinedStatuses.has(status) ? "refused" : null;
}
