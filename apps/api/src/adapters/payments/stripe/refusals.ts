import type { RefusalCause } from "@rihla/contract";

/** Their codes, the bank's own (`decline_code`) and those of a payment that failed before it got there (`code`). */
const codesOf: Partial<Record<RefusalCause, readonly string[]>> = {
  funds: ["insufficient_funds"],
  limit: ["card_velocity_exceeded", "withdrawal_count_limit_exceeded"],
  expired: ["expired_card"],
  details: [
    "incorrect_cvc",
    "invalid_cvc",
    "incorrect_number",
    "invalid_number",
    "invalid_expiry_month",
    "invalid_expiry_year",
    "incorrect_zip",
    "incorrect_address",
    "incorrect_pin",
    "invalid_pin",
    "invalid_account",
  ],
  not_confirmed: ["authentication_required", "payment_intent_authentication_failure"],
  not_accepted: [
    "card_not_supported",
    "currency_not_supported",
    "service_not_allowed",
    "transaction_not_allowed",
    "restricted_card",
    "not_permitted",
    "invalid_amount",
  ],
  try_later: ["processing_error", "issuer_not_available", "try_again_later", "reenter_transaction"],
};

const causes = new Map(
  Object.entries(codesOf).flatMap(([cause, codes]) => codes.map((code) => [code, cause as RefusalCause])),
);

/** A lost or stolen card is among the unsaid ones: they ask that whoever holds it is not told. */
export function causeOf(error: { code?: string; decline_code?: string } | null | undefined): RefusalCause {
  const { code = "", decline_code: bank = "" } = error ?? {};
  return causes.get(bank) ?? causes.get(code) ?? "unsaid";
}
