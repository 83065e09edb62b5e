import type { Postponed, RefusalReason, Refused } from "../../../modules/esims/esim-provider.ts";

/** Codes with which nothing was done, and asking again won't help. Any other code leaves the outcome unknown. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  "200002": "not-possible-now",
  "200005": "price-changed",
  "200006": "price-changed",
  "200008": "bad-request",
  "200011": "out-of-stock",
  "310201": "package-gone",
  "310211": "package-gone",
  "310221": "package-gone",
  "310231": "package-gone",
  "310241": "package-gone",
  "310243": "package-gone",
  "310251": "package-gone",
  "310403": "bad-request",
};

/** The supplier answers an allocation that is under way as if it had failed, with this code. */
export const stillAllocating = "200010";
export const unknownOrder = "310272";
export const unknownEsim = "310403";
export const transactionUsed = "310402";

/** Codes with which nothing was done, and asking again may help. */
const postponements: Readonly<Record<string, Postponed["reason"]>> = {
  "200007": "no-credit",
  "900001": "busy",
};

export function refusalOf(code: string): Refused | Postponed | null {
  const later = postponements[code];
  if (later) return { outcome: "postponed", reason: later, code };
  const reason = reasons[code];
  return reason ? { outcome: "refused", reason, code } : null;
}
