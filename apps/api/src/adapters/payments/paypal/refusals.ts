import type { RefusalCause } from "@rihla/contract";
import type { GatewayState } from "../../../modules/payments/payment-gateway.ts";

export const refused = (cause: RefusalCause, final: boolean): GatewayState => ({
  state: "declined",
  reason: "refused",
  final,
  message: null,
  cause,
});

/** What they say when the money is to be taken and can't be: people may then choose another way to pay on the same page. */
const issues: Readonly<Record<string, RefusalCause>> = {
  INSTRUMENT_DECLINED: "other_means",
  CARD_EXPIRED: "expired",
  TRANSACTION_LIMIT_EXCEEDED: "limit",
  TRANSACTION_REFUSED: "not_accepted",
  PAYER_CANNOT_PAY: "account",
  PAYER_ACCOUNT_RESTRICTED: "account",
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: "account",
};

/** Undefined where nothing was refused: then it is not known what became of it. */
export const causeOfIssues = (told: readonly string[]): RefusalCause | undefined =>
  told.map((issue) => issues[issue]).find((cause) => cause !== undefined);

/** Why money that was taken did not come. */
const reasons: Readonly<Record<string, RefusalCause>> = {
  ECHECK: "funds",
  TRANSACTION_APPROVED_AWAITING_FUNDING: "funds",
  DECLINED_BY_RISK_FRAUD_FILTERS: "not_accepted",
};

export const causeOfCapture = (reason: string | undefined): RefusalCause => reasons[reason ?? ""] ?? "unsaid";
