/** The supplier's error codes, with wording near its own. */
const MESSAGES = {
  "000001": "server error",
  "000101": "required request header missing",
  "000102": "request header format invalid",
  "000103": "request method not supported",
  "000104": "request body is not valid JSON",
  "000105": "required parameter missing",
  "000106": "parameter must not be null",
  "000107": "parameter length or range invalid",
  "101001": "request timestamp expired",
  "101003": "signature mismatch",
  "200002": "operation not allowed in the current state",
  "200005": "package price does not match",
  "200006": "order total amount does not match",
  "200007": "account balance insufficient",
  "200008": "order parameters invalid",
  "200009": "order status abnormal",
  "200010": "batchOrder has been getting resource",
  "200011": "profile stock insufficient",
  "310211": "location does not exist",
  "310241": "packageCode does not exist",
  "310272": "orderNo does not exist",
  "310402": "transactionId already exists",
  "310403": "iccid or esimTranNo does not exist",
  "401001": "accessCode invalid",
  "900001": "system busy, try again later",
} as const;

export type RefusalCode = keyof typeof MESSAGES;

/** A business error: leaves as `success: false` in the envelope, with HTTP 200. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: RefusalCode, detail = "") {
    super(detail ? `${MESSAGES[code]}: ${detail}` : MESSAGES[code]);
    this.code = code;
  }
}

export function success(obj: unknown) {
  return { success: true, errorCode: "0", errorMsg: null, obj };
}

export function failure(errorCode: string, errorMsg: string) {
  return { success: false, errorCode, errorMsg, obj: null };
}

export function messageOf(code: string): string {
  return code in MESSAGES ? MESSAGES[code as RefusalCode] : "business error";
}
